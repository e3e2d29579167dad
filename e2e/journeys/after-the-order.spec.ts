import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import {
  affordableProduct,
  buy,
  expectPlaced,
  newCustomer,
  openCartWith,
  placeButton,
  productOfBranch,
} from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { homeAddress } from '../home-address.ts'
import { expect, expectHydrated, goOn, openDelivery, sendAs, signIn, test } from '../shopper.ts'

/** What the checkout, an order and the cart say once there is nothing left to do in them. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const own = {
  en: {
    placed: /^Your order (\d+) is placed$/,
    press: /press Checkout/,
  },
  es: {
    placed: /^Tu pedido (\d+) está hecho$/,
    press: /presiona Ir a pagar/,
  },
}

for (const language of ['en', 'es'] as const)
  test.describe(language, () => {
    test.use({ language })

    test('CHECKOUT-24: the way back from a placed order names it and leads to it', async ({
      page,
      messages,
      baseURL,
    }) => {
      await newCustomer(page, baseURL as string)
      await page.goto('/checkout')
      await expect(page.getByText(own[language].press)).toBeVisible()
      await openCartWith(page, baseURL as string, await affordableProduct(page))
      await buy(page, messages)
      await expect(page).toHaveURL(/step=payment/)
      await openDelivery(page, messages)
      await page.getByRole('radio', { name: messages.pickup }).check()
      await goOn(page, messages)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await page.goBack()
      const heading = page.getByRole('heading', { name: own[language].placed })
      await expect(heading).toBeVisible()
      const [, id] = own[language].placed.exec(await heading.innerText()) ?? []
      await page.getByRole('link', { name: messages.seeOrder }).click()
      await expect(page).toHaveURL(`/account/orders/${id}`)
    })
  })

test('CHECKOUT-25: who comes back from the cart with the same products finds the address that they chose', async ({
  page,
  messages,
  baseURL,
}) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  await sendAs(page, { origin, path: 'addresses', data: homeAddress })
  await sendAs(page, {
    origin,
    path: 'addresses',
    data: { ...homeAddress, name: 'Oficina', house: '9', latitud: homeAddress.latitud + 0.003 },
  })
  await openCartWith(page, origin, await affordableProduct(page))
  await buy(page, messages)
  await expect(page).toHaveURL(/step=payment/)
  await openDelivery(page, messages)
  const office = page.getByRole('radio', { name: /^Oficina/ })
  await expect(office).not.toBeChecked()
  await office.check()
  await goOn(page, messages)
  await expect(page).toHaveURL(/step=payment/)
  await page.getByRole('link', { name: messages.backToCart }).click()
  await expectHydrated(page)
  await buy(page, messages)
  await expect(page).toHaveURL(/step=payment/)
  await openDelivery(page, messages)
  await expect(office).toBeChecked()
})

test('ORDER-13: a canceled order promises no delivery and shares no progress', async ({ page, messages, baseURL }) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  await sendAs(page, { origin, path: 'addresses', data: homeAddress })
  await openCartWith(page, origin, await affordableProduct(page))
  await buy(page, messages)
  await expect(page).toHaveURL(/step=payment/)
  await placeButton(page, messages).click()
  await expectPlaced(page)
  await page.getByRole('link', { name: messages.seeOrder }).click()
  await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share tracking' })).toBeVisible()
  const path = new URL(page.url()).pathname.replace('/account', '/api/ecommerce')
  expect((await page.request.delete(path, { headers: { origin } })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Deliver to' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Share tracking' })).toHaveCount(0)
})

/** The newest order of the signed-in customer in a tab of the list and with a status. */
async function orderIn(page: Page, tab: string, inStatus: string): Promise<number> {
  const response = await page.request.get(`/api/ecommerce/orders?limit=50&tab=${tab}`)
  const { data } = (await response.json()) as { data: { data: { id: number; status: string }[] } }
  return data.data.find(({ status }) => status === inStatus)!.id
}

test('RETURN-10: an order says until when and where its products can be returned, or why not', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL as string, demoAccounts[0])
  const policy = page.getByRole('link', { name: 'How returns work' })
  await page.goto(`/account/orders/${await orderIn(page, 'offline', 'delivered')}`)
  await expect(page.getByText(/^You bought this at Vitrina .*take it there with your receipt by /)).toBeVisible()
  await expect(policy).toBeVisible()
  await page.goto(`/account/orders/${await orderIn(page, 'online', 'created')}/return`)
  await expect(page.getByText('You have not received this order yet.')).toBeVisible()
  await page.goto(`/account/orders/${await orderIn(page, 'history', 'canceled')}/return`)
  await expect(page.getByText('This order was canceled')).toBeVisible()
  await page.goto(`/account/orders/${await orderIn(page, 'history', 'delivered')}`)
  await expect(
    page
      .getByText(/You can return these products by |The last day to return these products was /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await policy.click()
  await expect(page).toHaveURL(/\/home\/policies\/returns$/)
})

test('ORDER-16: an order whose last day for returns has passed says whom to call, and is bought again below its products', async ({
  page,
  baseURL,
}) => {
  await signIn(page, baseURL as string, demoAccounts[0])
  const response = await page.request.get('/api/ecommerce/orders?limit=50&tab=history&stage=delivered')
  const { data } = (await response.json()) as { data: { data: { id: number; branch_name: string }[] } }
  const { id, branch_name } = data.data.at(-1)!
  await page.goto(`/account/orders/${id}`)
  const help = page.getByText(`Something wrong? Call ${branch_name}:`)
  await expect(help.getByRole('link')).toHaveAttribute('href', /^tel:\+1809/)
  const products = page.getByRole('region', { name: 'Products' })
  await expect(products.getByRole('button', { name: 'Buy again' })).toBeVisible()
  await expectAccessible(page)
})

test('ORDER-13: the orders are filtered by the words that they show', async ({ page, baseURL }) => {
  await signIn(page, baseURL as string, demoAccounts[0])
  await page.goto('/account/orders?status=on_its_way')
  const badges = page.getByRole('main').getByText('On its way', { exact: true }).filter({ visible: true })
  await expect(badges).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 order' })).toBeVisible()
  const choices = page.getByRole('combobox', { name: 'Status', includeHidden: true })
  await expect(choices).toHaveValue('on_its_way')
  expect(await choices.getByRole('option', { includeHidden: true }).allTextContents()).toEqual([
    'Any status',
    'Received',
    'Preparing',
    'Ready for pickup',
    'On its way',
    'On hold',
  ])
})

test('the cart of another branch alone has no empty summary beside or below it', async ({ page, baseURL }) => {
  const origin = baseURL as string
  await newCustomer(page, origin)
  const code = await productOfBranch(page, 2)
  await sendAs(page, { origin, path: 'carts/2', data: { cod_articulo: code, quantity: 1 } })
  await page.goto('/cart')
  await expectHydrated(page)
  await expect(page.getByRole('heading', { name: 'Carts in other branches' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toHaveCount(0)
})
