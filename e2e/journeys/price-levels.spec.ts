import type { Page } from '@playwright/test'
import { listProducts } from '#contract/products.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { signIn } from '#contract/identity.ts'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { apiClient } from '../api-client.ts'
import { shopTexts } from '../shop-texts.ts'
import { expect, expectHydrated, test } from '../shopper.ts'

/** Lists of customers whose prices are not everybody's: the page comes as everybody's and becomes their own. */

const business = demoAccounts.find(({ role }) => role === 'business')!
const credentials = { username: business.email, password: business.password }
const own = shopTexts.es

type Filters = InputOf<typeof listProducts>

/** What the store lists for visitors, and for the customer. */
async function bothLists(baseURL: string) {
  const visitor = apiClient(baseURL)
  const customer = apiClient(baseURL)
  const { tokens } = await customer.client.call(signIn, credentials)
  customer.tokens.access = tokens!.access_token
  customer.tokens.refresh = tokens!.refresh_token
  return {
    everybodys: (filters: Filters) => visitor.client.call(listProducts, { place: 1, ...filters }),
    customers: (filters: Filters) => customer.client.call(listProducts, { place: 1, ...filters }),
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
type Card = Awaited<ReturnType<Awaited<ReturnType<typeof bothLists>>['customers']>>['docs'][number]

/** The price of one piece as a card shows it. */
function shownPrice({ price, special_price, quantity_required_special_price: from }: Card): string {
  const isOffer = special_price > 0 && special_price < price! && from <= 1
  return `RD$${(isOffer ? special_price : price!).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
}

const names = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')
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

test('a list by prices becomes the customer’s own: its products, their order, its count and its ends', async ({
  page,
  baseURL,
}) => {
  const { everybodys, customers } = await bothLists(baseURL as string)
  // So much that something costs the customer less and everybody else more.
  const [first] = (await customers({ order_by: 'price_asc', limit: 12, category: 9, prices: '500,' })).docs
  const filters = { category: 9, prices: `,${Math.ceil(first!.price as number)}`, order_by: 'price_desc' } as const
  const [theirs, hers] = [await everybodys(filters), await customers(filters)]
  expect(hers.total).toBeGreaterThan(theirs.total)

  await signInHere(page)
  await page.goto(`/shop?category=9&prices=${filters.prices}&order_by=price_desc`)
  await expect(count(page, hers.total)).toBeVisible()
  await expect(names(page)).toHaveText(namesOf(hers))
  const [dearest] = hers.docs
  await expect(page.getByRole('article').first().locator('.price')).toHaveText(shownPrice(dearest!))
  await expectHydrated(page)

  await page.getByRole('combobox', { name: own.sort }).selectOption('price_asc')
  await expect(page).toHaveURL(/price_asc$/)
  await expect(names(page)).toHaveText(namesOf(await customers({ ...filters, order_by: 'price_asc' })))
})

test('a whole page becomes the customer’s own without moving', async ({ page, baseURL }) => {
  const { customers } = await bothLists(baseURL as string)
  await signInHere(page)
  await page.goto('/shop?order_by=price_desc')
  await expect(names(page)).toHaveText(namesOf(await customers({ order_by: 'price_desc' })))
  await expectHydrated(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
})

test('who steps into the shop from another page never sees everybody’s list', async ({ page, baseURL }) => {
  const { customers } = await bothLists(baseURL as string)
  await signInHere(page)
  await Promise.all([page.waitForResponse(/\/login$/), page.goto('/')])
  await expectHydrated(page)
  await page.waitForTimeout(300)
  let answer = () => {}
  const held = new Promise<void>((done) => (answer = done))
  await page.route('**/api/catalog/products?*', async (route) => {
    await held
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
  answer()
  const category = Number(new URL(page.url()).searchParams.get('category'))
  await expect(names(page)).toHaveText(namesOf(await customers({ category })))
})

test('where the own list does not come, everybody’s stands and says so', async ({ page }) => {
  await signInHere(page)
  await page.route('**/api/catalog/products?*', (route) => route.abort())
  await page.goto('/shop?order_by=price_desc')
  const notice = page.getByRole('status').filter({ hasText: own.ownPricesFailed })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.unroute('**/api/catalog/products?*')
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/catalog\/products\?/),
    notice.getByRole('button', { name: own.tryAgain }).click(),
  ])
  expect(answer.ok()).toBe(true)
})

test('after a sign-out a list is everybody’s again', async ({ page, baseURL }) => {
  const { everybodys } = await bothLists(baseURL as string)
  await signInHere(page)
  await page.goto('/shop?order_by=price_asc')
  await expectHydrated(page)
  await page.evaluate(async () => {
    await fetch('/api/ecommerce/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-token-transport': 'cookie' },
      body: '{}',
    })
    // As when another tab had signed out.
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const { docs } = await everybodys({ order_by: 'price_asc' })
  await expect(page.getByRole('article').first().locator('.price')).toHaveText(shownPrice(docs[0]!))
  await expect(names(page)).toHaveText(namesOf({ docs }))
})
