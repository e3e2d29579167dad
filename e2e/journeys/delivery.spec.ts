import type { Page } from '@playwright/test'
import { addressTexts } from '../address-texts.ts'
import { expectAccessible } from '../expect-accessible.ts'
import {
  type Card,
  begunCheckout,
  expect,
  expectHydrated,
  goOn,
  openDelivery,
  registerNewCustomer,
  sendAs,
  test,
} from '../shopper.ts'
import { type Texts, texts as shopTexts } from '../texts.ts'

/** How an order is received: national shipping with a tax receipt, a partner who picks up, several branches. */

/** The code of a product that a branch has many of; the same in all tests of a run. */
async function soldAt(page: Page, branchCode: string): Promise<string> {
  const path = `/api/catalog/products?place=${branchCode}&only_with_existence=true&order_by=price_desc&limit=96`
  const { data } = (await (await page.request.get(path)).json()) as { data: { docs: Card[] } }
  const many = data.docs.find(({ existence, price }) => price !== null && (existence === '+99' || existence > 60))
  return many!.codarticulo
}

/** Puts a product of each branch into the carts of the signed-in customer, and opens the checkout with all of them. */
async function checkOut(page: Page, messages: Texts, branchCodes: readonly string[] = ['1']): Promise<void> {
  const { origin } = new URL(page.url())
  for (const code of branchCodes)
    await sendAs(page, {
      origin,
      path: `carts/${code}`,
      data: { cod_articulo: await soldAt(page, code), quantity: 1 },
    })
  await page.goto('/cart')
  await expectHydrated(page)
  const buy = branchCodes.length > 1 ? messages.buyAll : messages.buy
  await page.getByRole('button', { name: buy }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(begunCheckout)
}

for (const language of ['en', 'es'] as const) {
  const texts = addressTexts[language]
  const messages = shopTexts[language]

  test.describe(`in ${language}`, () => {
    test.use({ language })
    test.beforeEach(async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
      await page.goto('/home/policies/delivery')
      await registerNewCustomer(page, baseURL as string)
    })

    test('an order is shipped to a province without a branch, with a tax receipt and no place on the map', async ({
      page,
    }) => {
      await checkOut(page, messages)
      await openDelivery(page, messages)
      await page.getByRole('radio', { name: messages.nationalDelivery }).check()
      await expect(page.getByRole('checkbox', { name: messages.withoutPlace })).toBeChecked()
      await page.getByLabel(texts.name).fill('Tía Rosa')
      await page.getByLabel(texts.province, { exact: true }).selectOption('Pedernales')
      await page.getByLabel(texts.municipality).selectOption('Oviedo')
      await page.getByLabel(texts.sector).fill('Centro')
      await page.getByLabel(texts.street, { exact: true }).fill('Calle Duarte')
      await page.getByLabel(texts.number, { exact: true }).fill('7')
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.save }).click()
      await expect(page.getByRole('radio', { name: /^Tía Rosa.*RD\$450\.00/ })).toBeChecked()
      await page.getByRole('checkbox', { name: messages.wantsReview }).check()
      await goOn(page, messages)
      await page.getByLabel(messages.taxReceipt).fill('1-30-55504-4')
      await goOn(page, messages)
      await page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.thanks)

      // The next order is chosen as this one with one tap, and its receipt is there to review.
      await checkOut(page, messages)
      await page.getByRole('button', { name: messages.useLast }).click()
      await expect(page).toHaveURL(/step=confirmation/)
      await expect(page.getByRole('region', { name: messages.deliveryStep })).toContainText('Tía Rosa')
      await expect(page.getByLabel(messages.taxReceipt)).toHaveValue('1-30-55504-4')
    })

    test('CHECKOUT-37: the payment says which receipt the order has, in its first window, and leads to the review', async ({
      page,
    }) => {
      await checkOut(page, messages)
      await expect(page).toHaveURL(/step=payment/)
      const change = page.getByRole('button', { name: messages.changeReceipt })
      const place = page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()
      await expect(page.getByText(messages.finalConsumer)).toBeInViewport({ ratio: 1 })
      await expect(change).toBeInViewport({ ratio: 1 })
      await expect(place).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      await change.press('Enter')
      const review = page.getByRole('region', { name: messages.reviewStep })
      await expect(review.getByRole('heading', { name: messages.reviewStep })).toBeFocused()
      await page.getByLabel(messages.taxReceipt).fill('1-30-55504-4')
      await goOn(page, messages)
      await expect(review).toContainText(messages.withReceipt)
      await expect(change).toHaveCount(0)
    })

    test('CHECKOUT-36: the tax number of a business is offered for the receipt of its order', async ({
      page,
      baseURL,
    }) => {
      const business = { company: 'Colmado El Faro', rnc: '130555044', category: 'retail-store' }
      const saved = await page.request.put('/api/ecommerce/users/business-profile', {
        data: { kind: 'business', ...business, recurrence: 'weekly', buying: 'inventory' },
        headers: { origin: baseURL as string },
      })
      expect(saved.ok(), await saved.text()).toBe(true)
      await checkOut(page, messages)
      await openDelivery(page, messages)
      await page.getByRole('checkbox', { name: messages.wantsReview }).check()
      await goOn(page, messages)
      const number = page.getByLabel(messages.taxReceipt)
      const offer = page.getByRole('button', { name: /Colmado El Faro$/ })
      await number.fill('1')
      await expect(offer).toHaveCount(0)
      await number.fill('')
      await expectAccessible(page)
      await offer.press('Enter')
      await expect(number).toHaveValue('130555044')
      await expect(number).toBeFocused()
      await expect(offer).toHaveCount(0)
    })

    test('a partner picks up at two branches, each with an order of its own', async ({ page, baseURL }) => {
      const partner = { full_name: 'Marta Reyes', identification: '00113918205', whatsapp: '18095550124' }
      await sendAs(page, { origin: baseURL as string, path: 'users/partners', data: partner })
      await checkOut(page, messages, ['1', '2'])
      await expect(page.getByRole('heading', { name: messages.pickUpAtTwo })).toBeVisible()
      await page.getByRole('radio', { name: /^Marta Reyes/ }).check()
      await expectAccessible(page)
      await goOn(page, messages)
      await expect(page.getByRole('region', { name: messages.reviewStep })).toContainText('Marta Reyes')
      await goOn(page, messages)
      await page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.thanks)
      await expect(page.getByRole('main').getByRole('link', { name: /1\d{4}/ })).toHaveCount(2)
    })
  })
}

test('national shipping from two branches charges each, and the summary says which', async ({
  page,
  baseURL,
  context,
  messages,
}) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  await page.goto('/home/policies/delivery')
  await registerNewCustomer(page, baseURL as string)
  const address = { name: 'Casa', phone: '18095550142', province: 'samana', city: 'Las Terrenas', sector: 'Centro' }
  const data = { ...address, street: 'Calle Uno', house: '2' }
  await sendAs(page, { origin: baseURL as string, path: 'addresses', data })
  await checkOut(page, messages, ['1', '2'])
  await page.getByRole('radio', { name: messages.nationalDelivery }).check()
  await expect(page.getByRole('radio', { name: /^Casa.*RD\$800\.00/ })).toBeChecked()
  // A narrow screen folds the lines.
  const showLines = page.getByText(messages.showLines).filter({ visible: true })
  if ((await showLines.count()) > 0) await showLines.click()
  await expect(page.getByText(messages.deliveryFrom).filter({ visible: true })).toHaveCount(2)
})

test('DELIVERY-16: the policy shows what the chosen branch charges, and what the others do once it is unfolded', async ({
  page,
  baseURL,
  context,
}) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  await page.goto('/home/policies/delivery')
  const own = page.getByRole('table', { name: 'Local delivery now, by distance from the branch' })
  await expect(own.getByRole('rowheader')).toHaveText(['Vitrina Naco'])
  const others = page.getByRole('table', { name: 'Local delivery now from the other branches' })
  await expect(others).toBeHidden()
  await page.getByText(/^From \d+ other branches$/).click()
  await expect(others.getByRole('rowheader').first()).toBeVisible()
  await expect(others.getByText('Vitrina Naco')).toHaveCount(0)
  await expectAccessible(page)
})

test('a missing name of who picks up gets the focus although its field loads after the shopper pressed on', async ({
  page,
  baseURL,
  context,
  messages,
}) => {
  let send = () => {}
  const sent = new Promise<void>((done) => (send = done))
  await page.route('**/assets/other-name-*.js', async (route) => {
    await sent
    await route.continue()
  })
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  await page.goto('/home/policies/delivery')
  await registerNewCustomer(page, baseURL as string)
  await checkOut(page, messages, ['1', '2'])
  await page.getByRole('radio', { name: 'Somebody else' }).check()
  await goOn(page, messages)
  const field = page.getByRole('textbox', { name: 'Name of the person' })
  await expect(field).toHaveCount(0)
  send()
  await expect(field).toBeFocused()
})
