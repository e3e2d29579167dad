import type { Page } from '@playwright/test'
import { listProducts } from '#contract/products.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { signIn } from '#contract/sign-in.ts'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { apiClient, signedInReply } from '../api-client.ts'
import { shopTexts } from '../shop-texts.ts'
import { expect, expectCustomerKnown, expectHydrated, test } from '../shopper.ts'

/** Listings with a customer's own prices: the page arrives with the public prices and then shows the customer's. */

const business = demoAccounts.find(({ role }) => role === 'business')!
const credentials = { username: business.email, password: business.password }
const own = shopTexts.es

type Filters = InputOf<typeof listProducts>

/** The listings of a visitor and of the customer, one card for each model as the page requests them. */
async function bothLists(baseURL: string) {
  const visitor = apiClient(baseURL)
  const customer = apiClient(baseURL)
  const { tokens } = signedInReply(await customer.client.call(signIn, credentials))
  customer.tokens.access = tokens!.access_token
  customer.tokens.refresh = tokens!.refresh_token
  return {
    publicList: (filters: Filters) =>
      visitor.client.call(listProducts, { place: 1, by_model: '1', ...filters } as Filters),
    customerList: (filters: Filters) =>
      customer.client.call(listProducts, { place: 1, by_model: '1', ...filters } as Filters),
  }
}

async function signInHere(page: Page): Promise<void> {
  await page.goto('/home/policies/delivery')
  await page.evaluate(async (account) => {
    const headers = { 'content-type': 'application/json', 'x-token-transport': 'cookie' }
    await fetch('/api/identity/sign-in', { method: 'POST', headers, body: JSON.stringify(account) })
  }, credentials)
}

const namesOf = ({ docs }: { docs: { description: string }[] }) => docs.map(({ description }) => description)
type Card = Awaited<ReturnType<Awaited<ReturnType<typeof bothLists>>['customerList']>>['docs'][number]

/** The price of one unit as a card shows it. */
function shownPrice({ price, special_price, quantity_required_special_price: from }: Card): string {
  const isOffer = special_price > 0 && special_price < price! && from <= 1
  return `RD$${(isOffer ? special_price : price!).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}

const names = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')
/** The list shows these products: a card's title may leave out what its line of facts states (PRODUCT-13). */
const expectNames = (page: Page, expected: string[]) =>
  expect
    .poll(() => names(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? link.textContent)))
    .toEqual(expected)
const count = (page: Page, total: number) =>
  page.getByRole('status').filter({ hasText: new RegExp(`\\b${total} product`) })

test.use({ language: 'es' })

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  await page.addInitScript(() => {
    const moved = window as unknown as { moved: number }
    moved.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) moved.moved += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

test('a listing by price changes to the customer’s own: products, order, count and price range', async ({
  page,
  baseURL,
}) => {
  const { publicList, customerList } = await bothLists(baseURL as string)
  // A price limit that some products meet at the customer's price, but not at the public one.
  const [first] = (await customerList({ order_by: 'price_asc', limit: 12, category: 9, prices: '500,' })).docs
  const filters = { category: 9, prices: `,${Math.ceil(first!.price as number)}`, order_by: 'price_desc' } as const
  const [theirs, hers] = [await publicList(filters), await customerList(filters)]
  expect(hers.total).toBeGreaterThan(theirs.total)

  await signInHere(page)
  await page.goto(`/shop?category=9&prices=${filters.prices}&order_by=price_desc`)
  await expect(count(page, hers.total)).toBeVisible()
  await expectNames(page, namesOf(hers))
  const [dearest] = hers.docs
  await expect(page.getByRole('article').first().locator('.price')).toHaveText(shownPrice(dearest!))
  await expectHydrated(page)

  await page.getByRole('combobox', { name: own.sort }).selectOption('price_asc')
  await expect(page).toHaveURL(/price_asc$/)
  await expectNames(page, namesOf(await customerList({ ...filters, order_by: 'price_asc' })))
})

test('a page changes to the customer’s own prices without a layout shift', async ({ page, baseURL }) => {
  const { customerList } = await bothLists(baseURL as string)
  await signInHere(page)
  await page.goto('/shop?order_by=price_desc')
  await expectNames(page, namesOf(await customerList({ order_by: 'price_desc' })))
  await expectHydrated(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
})

test('a customer who comes from another page never sees the public listing', async ({ page, baseURL }) => {
  const { customerList } = await bothLists(baseURL as string)
  await signInHere(page)
  await page.goto('/')
  await expectCustomerKnown(page)
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/api/catalog/products?*', async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate(() => {
    const seen = window as unknown as { seen: number }
    seen.seen = 0
    new MutationObserver(() => {
      if (document.getElementById('filters-title'))
        seen.seen = Math.max(seen.seen, document.querySelectorAll('main article .price').length)
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('a[href^="/shop?category="]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/shop\?category=/)
  await expect(page.locator('main .skeleton').first()).toBeVisible()
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(0)
  release()
  const category = Number(new URL(page.url()).searchParams.get('category'))
  await expectNames(page, namesOf(await customerList({ category })))
})

test('where the customer’s own listing does not load, the public one stays with a notification', async ({ page }) => {
  await signInHere(page)
  await page.route('**/api/catalog/products?*', (route) => route.abort())
  await page.goto('/shop?order_by=price_desc')
  const notice = page.getByRole('status').filter({ hasText: own.ownPricesFailed })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.unroute('**/api/catalog/products?*')
  const [response] = await Promise.all([
    page.waitForResponse(/\/api\/catalog\/products\?/),
    notice.getByRole('button', { name: own.tryAgain }).click(),
  ])
  expect(response.ok()).toBe(true)
})

test('after a sign-out the listing is the public one again', async ({ page, baseURL }) => {
  const { publicList } = await bothLists(baseURL as string)
  await signInHere(page)
  await page.goto('/shop?order_by=price_asc')
  await expectCustomerKnown(page)
  await page.evaluate(async () => {
    await fetch('/api/ecommerce/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token-transport': 'cookie' },
      body: '{}',
    })
    // As when another tab has signed out.
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const { docs } = await publicList({ order_by: 'price_asc' })
  await expect(page.getByRole('article').first().locator('.price')).toHaveText(shownPrice(docs[0]!))
  await expectNames(page, namesOf({ docs }))
})
