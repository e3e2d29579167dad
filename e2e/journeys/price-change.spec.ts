import type { Locator, Page } from '@playwright/test'
import { affordableProduct, buy, enterCard, expectPlaced, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { homeAddress } from '../home-address.ts'
import { paymentTexts } from '../payment-texts.ts'
import { begunCheckout, expect, sendAs, wholeName } from '../shopper.ts'
import { type StoreWithStaff, test } from '../store-with-staff.ts'
import type { Texts } from '../texts.ts'

/** Prices that change while a customer buys: nothing is charged that was not shown before (CHECKOUT-3, CHECKOUT-18). */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const money = (centavos: number) =>
  `RD$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** The first amount of a text, in centavos. */
async function amountIn(element: Locator): Promise<number> {
  const [, pesos, centavos] = /RD\$([\d,]+)\.(\d\d)/.exec((await element.textContent()) ?? '')!
  return Number(pesos!.replaceAll(',', '')) * 100 + Number(centavos)
}

async function raisePrice(store: StoreWithStaff, code: string, centavos: number): Promise<void> {
  const change = 'update prices set price_centavos = price_centavos + $2 where product_code = $1'
  await store.query(change, [code, centavos])
}

const repriced = {
  en: (before: string, now: string) => `Now ${now} each, before ${before}`,
  es: (before: string, now: string) => `Ahora ${now} por unidad, antes ${before}`,
}

/** Expects the dialog with the product and a sentence on its price, and both totals; goes on with the new one. */
async function acceptChange(
  page: Page,
  messages: Texts,
  { name, sentence, before, now }: { name: string; sentence: (typeof repriced)['en']; before: number; now: number },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: messages.changedTitle })
  await expect(dialog.getByRole('definition')).toHaveText([money(before), money(now)])
  // One unit was ordered: its price is the total.
  await expect(dialog.getByRole('listitem')).toHaveText([name + sentence(money(before), money(now))])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: messages.goOn }).click()
  await expect(dialog).toBeHidden()
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const step = paymentTexts[language]
    const sentence = repriced[language]

    test('a price that changes between the cart and the payment is shown each time before it counts', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      await sendAs(page, { origin: store.url, path: 'addresses', data: homeAddress })
      const product = await affordableProduct(page)
      const code = product.codarticulo
      await openCartWith(page, store.url, product)
      const inCart = Math.round(product.price! * 100)
      await expect(page.getByRole('main')).toContainText(money(inCart))
      const links = page.getByRole('main').locator(`a[href="/products/${code}"]`)
      const name = await wholeName(links.filter({ hasText: /./ }).first())

      // Between the cart and the checkout.
      await raisePrice(store, code, 10_000)
      await buy(page, messages)
      await acceptChange(page, messages, { name, sentence, before: inCart, now: inCart + 10_000 })
      await expect(page).toHaveURL(begunCheckout)
      // The known address is chosen, and nothing else is to be decided before the payment.
      await expect(page.getByText(/(Local delivery to|Entrega local en) Casa/)).toBeVisible()
      await expect(page).toHaveURL(/step=payment/)
      const place = placeButton(page, messages)
      await expect(place).toBeVisible()
      const shownTotal = page.locator('main span[aria-live=polite]').filter({ visible: true, hasText: 'RD$' })
      const withDelivery = await amountIn(shownTotal)

      // While the page of the payment is loaded again.
      await raisePrice(store, code, 5_000)
      await page.reload()
      await acceptChange(page, messages, { name, sentence, before: inCart + 10_000, now: inCart + 15_000 })
      await expect(shownTotal).toContainText(money(withDelivery + 5_000))

      // Between the choice of a payment and the order: the payment is chosen anew for the new total.
      await enterCard(page, '4242424242424242', step)
      await store.query('update delivery_zones set base_centavos = base_centavos + 2500 where branch_code = 1')
      await place.click()
      await expect(page.getByRole('alert').filter({ hasText: step.deliveryChanged })).toBeVisible()
      const total = withDelivery + 7_500
      await expect(shownTotal).toContainText(money(total))
      const card = page.getByRole('radio', { name: /4242/ })
      await expect(card).not.toBeChecked()
      await expectAccessible(page)
      await card.check()
      await place.click()
      await expectPlaced(page)
      await expect(page.getByText(step.paid)).toContainText(money(total))
      await page.goto(`/account/orders/${await store.latestOrder()}`)
      const payments = page.getByRole('region', { name: step.payment, exact: true }).getByRole('listitem')
      await expect(payments).toHaveCount(1)
      await expect(payments).toContainText(money(total))
    })
  })
}
