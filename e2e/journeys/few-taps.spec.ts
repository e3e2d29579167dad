import { type Browser, type Page, test as plain } from '@playwright/test'
import { expect, expectHydrated, registerNewCustomer } from '../shopper.ts'
import { Thumb } from '../taps.ts'
import { texts } from '../texts.ts'

/** How many taps an order takes on a phone: a phone and its charger, picked up at the branch and paid there in cash. */

const messages = texts.es

plain.skip(({ isMobile }) => !isMobile, 'counts taps on a phone')

/** A browser that has never seen the store, without a position to share. */
async function firstVisit(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: origin,
  })
  await context.addCookies([{ name: 'language', value: 'es', url: origin }])
  return context.newPage()
}

/** From home to the cart with a phone of its first rail and the charger that the phone's page offers. */
async function fillCart(thumb: Thumb): Promise<void> {
  const { page } = thumb
  await page.goto('/')
  await expectHydrated(page)
  const phones = page.getByRole('group', { name: 'Celulares' })
  await thumb.tap('a phone', phones.getByRole('link', { name: /RD\$/ }))
  await expect(page).toHaveURL(/\/products\//)
  await expectHydrated(page)
  await thumb.tap('add to cart', page.getByRole('button', { name: messages.addToCart, exact: true }))
  await expect(page.getByRole('link', { name: /^Carrito, 1/ }).first()).toBeAttached()
  const next = page.getByRole('region', { name: 'Va con lo que agregaste' }).filter({ visible: true })
  await expect(next).toContainText(/Cargador/)
  await thumb.tap('add its charger', next.getByRole('button'))
  await thumb.tap('the cart', page.getByRole('link', { name: /^Carrito, 2/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.cart)
}

async function buyInCash(thumb: Thumb): Promise<void> {
  await thumb.tap('place the order', thumb.page.getByRole('button', { name: messages.placeOrder }))
  await expect(thumb.page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
}

plain(
  'a new shopper orders a phone and its charger with at most 13 taps and five fields',
  async ({ browser, baseURL }) => {
    const page = await firstVisit(browser, baseURL as string)
    const thumb = new Thumb(page)
    await fillCart(thumb)
    await thumb.tap('buy', page.getByRole('button', { name: messages.buy }))
    const dialog = page.getByRole('dialog').filter({ visible: true })
    const fields = [
      ['email', dialog.getByLabel(messages.email), `e2e-${crypto.randomUUID()}@example.com`],
      ['first name', dialog.getByLabel(messages.firstName), 'Marina'],
      ['last name', dialog.getByLabel(messages.lastName), 'Objío'],
      ['phone', dialog.getByLabel(messages.phone), '8095550142'],
    ] as const
    for (const [index, [what, field, text]] of fields.entries()) {
      if (index > 0) await thumb.next()
      await thumb.type(what, field, text)
    }
    await thumb.tap('accept the policies', dialog.getByRole('checkbox', { name: messages.acceptPolicies }))
    await thumb.tap('create the account', dialog.getByRole('button', { name: messages.continueToCheckout }))
    await buyInCash(thumb)
    console.log(`a new shopper: ${thumb.taps.length} taps, ${thumb.typed.length} typed fields\n${thumb}`)
    expect(thumb.taps.length, String(thumb)).toBeLessThanOrEqual(13)
    expect(thumb.typed.length, String(thumb)).toBeLessThanOrEqual(5)
  },
)

plain('a returning shopper orders them with at most seven taps', async ({ browser, baseURL }) => {
  const page = await firstVisit(browser, baseURL as string)
  // At a branch of their own: the new shopper may have bought the last charger of the other one.
  await page.context().addCookies([{ name: 'branch', value: '25', url: baseURL as string }])
  await registerNewCustomer(page, baseURL as string)
  const thumb = new Thumb(page)
  await fillCart(thumb)
  await thumb.tap('buy', page.getByRole('button', { name: messages.buy }))
  await buyInCash(thumb)
  console.log(`a returning shopper: ${thumb.taps.length} taps, ${thumb.typed.length} typed fields\n${thumb}`)
  expect(thumb.taps.length, String(thumb)).toBeLessThanOrEqual(7)
})
