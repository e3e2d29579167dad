import type { Page } from '@playwright/test'
import { setCartLine } from '#contract/cart.ts'
import { confirmOrder } from '#contract/orders.ts'
import { anotherCustomer } from '../api-client.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { paymentTexts } from '../payment-texts.ts'
import type { Texts } from '../texts.ts'
import { addToCart, begunCheckout, buyAndSignUp, expect, expectHydrated, productsWithStock, test } from '../shopper.ts'

/** Leaving the checkout, reloading it and returning to it. Other shoppers see the free stock in the store's lists. */

const testsCount = 11

interface CheckoutOptions {
  turn: number
  stock?: [from: number, to: number]
  isMobile: boolean
  /** Which of its products a test takes that runs several times. */
  offset?: number
}

/**
 * A product that no other test buys, so that only this test changes its free stock: the cheapest one whose number belongs
 * to the test and the kind of screen. Its place in a list by stock would change with the reservations of the others.
 */
async function ownProduct(page: Page, { turn, stock: [from, to] = [30, 90], isMobile, offset = 0 }: CheckoutOptions) {
  const own = turn + (isMobile ? 0 : testsCount)
  const numberOf = (code: string) => Number(/\d+$/.exec(code))
  const products = (await productsWithStock(page.request, from, to)).toReversed()
  return products.filter(({ codarticulo }) => numberOf(codarticulo) % (2 * testsCount) === own)[offset]!
}

/** Checks out one unit of a product of its own. */
async function checkOut(page: Page, messages: Texts, options: CheckoutOptions) {
  const product = await ownProduct(page, options)
  await page.goto(`/products/${product.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto('/cart')
  await buyAndSignUp(page, messages)
  await expect(page).toHaveURL(begunCheckout)
  await expect(page.getByRole('timer')).toBeVisible()
  const all = product.existence as number
  const free = async () => {
    const response = await page.request.get(`/api/catalog/products/cod-articulo/${product.codarticulo}?codplace=1`)
    return ((await response.json()) as { data: { product: { existence: number } } }).data.product.existence
  }
  await expect.poll(free).toBe(all - 1)
  return { product, all, free }
}

/** The reservation of the page's checkout, as its tab stores it. */
const storedReservation = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('checkout')!) as { reservation: { id: string; expiresAtMs: number } })
        .reservation,
  )

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

const reservedAgain = 'Your products are reserved for you again.'

test('leaving through the address bar releases the reservation at once, and the back button reserves again', async ({
  page,
  messages,
  isMobile,
}) => {
  const { all, free } = await checkOut(page, messages, { turn: 0, isMobile })
  await page.goto('/home/policies/delivery')
  await expect.poll(free).toBe(all)
  await page.goBack()
  await expect(page.getByRole('status').filter({ hasText: reservedAgain })).toBeVisible()
  await expect.poll(free).toBe(all - 1)
})

test('signing out removes a checkout that was left through the address bar', async ({ page, messages, isMobile }) => {
  await checkOut(page, messages, { turn: 8, isMobile })
  const storedCheckout = () => page.evaluate(() => sessionStorage.getItem('checkout'))
  await page.goto('/account')
  await expectHydrated(page)
  expect(await storedCheckout()).not.toBeNull()
  await page.getByRole('button', { name: messages.signOut, exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(storedCheckout).toBeNull()
})

test('following a link within the store releases the reservation at once and resets the checkout', async ({
  page,
  messages,
  isMobile,
}) => {
  const { all, free } = await checkOut(page, messages, { turn: 1, isMobile })
  await page.getByRole('link', { name: messages.backToCart }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(free).toBe(all)
  await page.goBack()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

const released = {
  en: {
    title: 'Your products are still in your cart',
    goOn: 'Continue with my order',
    nothing: 'There is nothing to check out',
  },
  es: { title: 'Tus productos siguen en tu carrito', goOn: 'Seguir con mi pedido', nothing: 'No hay nada que pagar' },
}

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const texts = released[language]

    test('the forward button finds the products of the cart, and goes on with their order and payment', async ({
      page,
      messages,
      isMobile,
    }) => {
      const { all, free } = await checkOut(page, messages, { turn: 9, isMobile, offset: language === 'en' ? 0 : 1 })
      await expect(page).toHaveURL(/step=payment/)
      const paypal = page.getByRole('radio', { name: paymentTexts[language].paypal })
      await paypal.check()
      await page.goBack()
      await expect(page).toHaveURL(/\/cart$/)
      await expect.poll(free).toBe(all)
      await page.goForward()
      await expect(page.getByRole('heading', { name: texts.title })).toBeVisible()
      await expect(page.getByText(texts.nothing)).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('button', { name: texts.goOn }).click()
      await expect(paypal).toBeChecked()
      await expect(page.locator('#main')).toBeFocused()
      await expect.poll(free).toBe(all - 1)

      // The checkout has taken the place of that page.
      await page.goBack()
      await expect(page).toHaveURL(/\/cart$/)
    })
  })
}

test('a reloaded page goes on with its reservation, which ends at the same time', async ({
  page,
  messages,
  isMobile,
}) => {
  const { all, free } = await checkOut(page, messages, { turn: 2, isMobile })
  const before = await storedReservation(page)
  for (let turn = 0; turn < 3; turn += 1) {
    const { id } = await storedReservation(page)
    await page.reload()
    await expect.poll(async () => (await storedReservation(page)).id).not.toBe(id)
  }
  expect((await storedReservation(page)).expiresAtMs).toBe(before.expiresAtMs)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(free).toBe(all - 1)
})

test('CHECKOUT-35: a reloaded page reserves again at once although its release has not arrived', async ({
  page,
  messages,
  isMobile,
}) => {
  const { all, free } = await checkOut(page, messages, { turn: 10, isMobile })
  const before = await storedReservation(page)
  // A browser's route does not see a request that outlives its page.
  await page.evaluate(() => {
    const send = fetch
    window.fetch = (input, init) => {
      const isLost = init?.keepalive ?? (input instanceof Request && input.keepalive)
      return isLost ? Promise.reject(new TypeError('lost')) : send(input, init)
    }
  })
  await page.reload()
  await expect.poll(async () => (await storedReservation(page)).id).not.toBe(before.id)
  expect((await storedReservation(page)).expiresAtMs).toBe(before.expiresAtMs)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(free).toBe(all - 1)
})

test('coming back from another app reserves again, and shows the stock that another shopper has taken meanwhile', async ({
  page,
  messages,
  isMobile,
  baseURL,
}) => {
  const { product, all, free } = await checkOut(page, messages, { turn: 3, stock: [5, 44], isMobile })
  await page.goto('/home/policies/delivery')
  await expect.poll(free).toBe(all)
  const other = await anotherCustomer(baseURL as string)
  const { total_amount } = await other.call(setCartLine, { id: 1, cod_articulo: product.codarticulo, quantity: all })
  await other.call(confirmOrder, {
    products: { '1': [{ codarticulo: product.codarticulo, quantity: all }] },
    total_amount,
  })
  await page.goto('/checkout')
  await expect(page.getByText('None of these products is available any more.')).toBeVisible()
  await expect(page.getByRole('button', { name: messages.backToCart }).filter({ visible: true })).toBeVisible()
})

test('coming back shows the stock that another shopper has taken meanwhile, and an accepted reduction reduces the cart', async ({
  page,
  messages,
  isMobile,
  baseURL,
}) => {
  const { product, all, free } = await checkOut(page, messages, { turn: 7, stock: [10, 44], isMobile })
  await page.goto('/cart')
  const field = page.getByRole('textbox', { name: messages.quantityOf })
  await field.fill('4')
  await field.press('Enter')
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.goto('/home/policies/delivery')
  await expect.poll(free).toBe(all)
  const other = await anotherCustomer(baseURL as string)
  const taken = all - 3
  const { total_amount } = await other.call(setCartLine, { id: 1, cod_articulo: product.codarticulo, quantity: taken })
  await other.call(confirmOrder, {
    products: { '1': [{ codarticulo: product.codarticulo, quantity: taken }] },
    total_amount,
  })
  await page.goBack()
  const dialog = page.getByRole('dialog', { name: messages.changedTitle })
  await expect(dialog).toContainText('Only 3 left instead of 4')
  await dialog.getByRole('button', { name: messages.goOn }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: messages.backToCart }).first().click()
  await expect(field).toHaveValue('3')
})

test('a page that is shown again reports to the store, and has stock that was released meanwhile reserved again', async ({
  page,
  messages,
  isMobile,
}) => {
  const { all, free } = await checkOut(page, messages, { turn: 4, isMobile })
  // The page listens once its reservation has hydrated.
  await expect(async () => {
    const first = page.waitForResponse(/confirmOrder\/report$/, { timeout: 3_000 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(((await (await first).json()) as { data: { state: string } }).data.state).toBe('held')
  }).toPass()
  // As after five silent minutes: the session's reservation is released without the page's knowledge.
  await page.evaluate(() => fetch('/api/ecommerce/orders/confirmOrder', { method: 'DELETE' }))
  await expect.poll(free).toBe(all)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('status').filter({ hasText: reservedAgain })).toBeVisible()
  await expect.poll(free).toBe(all - 1)
})

test('a page whose reservation another tab has taken over does not take it back by itself', async ({
  page,
  messages,
  isMobile,
}) => {
  const { product, all, free } = await checkOut(page, messages, { turn: 5, isMobile })
  await page.evaluate(async (code) => {
    const headers = { 'content-type': 'application/json' }
    const body = (total_amount: number) =>
      JSON.stringify({ products: { 1: [{ codarticulo: code, quantity: 2 }] }, total_amount })
    const send = (total: number) =>
      fetch('/api/ecommerce/orders/confirmOrder', { method: 'POST', headers, body: body(total) })
    const { data } = (await (await send(0)).json()) as { data: { current_total: number } }
    await send(data.current_total)
  }, product.codarticulo)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('dialog', { name: 'Let us check your order again' })).toBeVisible()
  await expectAccessible(page)
  expect(await free()).toBe(all - 2)
})

test('after leaving two checkouts a shopper reads why only a part of the stock can be reserved, and can buy that part', async ({
  page,
  messages,
  isMobile,
}) => {
  const { all, free } = await checkOut(page, messages, { turn: 6, stock: [10, 44], isMobile })
  const part = Math.floor(all / 5)
  const buy = page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first()
  for (const quantity of ['2', '9']) {
    await page.goto('/cart')
    // The store has counted the checkout that was left.
    await expect.poll(free).toBe(all)
    const field = page.getByRole('textbox', { name: messages.quantityOf })
    await field.fill(quantity)
    await field.press('Enter')
    await buy.click()
    if (quantity === '2') await expect(page).toHaveURL(begunCheckout)
  }
  const dialog = page.getByRole('dialog', { name: messages.changedTitle })
  await expect(dialog).toContainText(`${part} instead of 9`)
  await expect(dialog).toContainText(/we reserve only a part of what there is for you. From \d{1,2}:\d\d/)
  await expect.poll(free).toBe(all)
  await dialog.getByRole('button', { name: messages.goOn }).click()
  await expect(page).toHaveURL(begunCheckout)
  await expect.poll(free).toBe(all - part)
})
