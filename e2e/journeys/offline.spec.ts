import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect, expectHydrated, test as base } from '../shopper.ts'
import { type ClosableProxy, startClosableProxy } from '../closable-proxy.ts'

/** The pages while the store, or the network to it, is down and the browser still reports that it is online. */
const test = base.extend<{ storeProxy: ClosableProxy }>({
  storeProxy: async ({ baseURL }, use) => {
    const storeProxy = await startClosableProxy(baseURL as string)
    await use(storeProxy)
    await storeProxy.close()
  },
})

const scriptsOf = (page: Page, name: string) =>
  page.evaluate(
    (file) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(`/assets/${file}-`)).length,
    name,
  )

/** The document was not replaced: header and footer are those of its first page. */
async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('header[data-is-first]')).toBeVisible()
  await expect(page.locator('footer[data-is-first]')).toBeAttached()
}

/**
 * Records the requests of a page from now on; gives a function that waits until none has been open for half a second.
 * Playwright's own `networkidle` is reached once per document, whatever is requested later.
 */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changedAt = Date.now()
  const change = (act: () => void) => {
    act()
    changedAt = Date.now()
  }
  page.on('request', (request) => change(() => open.add(request)))
  page.on('requestfinished', (request) => change(() => open.delete(request)))
  page.on('requestfailed', (request) => change(() => open.delete(request)))
  return () => expect.poll(() => open.size === 0 && Date.now() - changedAt > 500).toBe(true)
}

async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('header, footer')) part.dataset['isFirst'] = ''
  })
}

/**
 * Changes the first response to requests for files; later requests pass. Playwright's own `times` would turn interception
 * off while the next document is requested, which then sometimes never arrives.
 */
async function respondOnce(page: Page, files: string, respond: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route(files, (route) => {
    const act = isFirst ? respond : (later: Route) => later.continue()
    isFirst = false
    return act(route)
  })
}

/** Adds a link to the page, since the page's own may be hidden in a menu. */
async function linkTo(page: Page, href: string): Promise<Locator> {
  await page.evaluate((path) => {
    document
      .querySelector('main')
      ?.prepend(Object.assign(document.createElement('a'), { href: path, textContent: 'that way' }))
  }, href)
  return page.getByRole('link', { name: 'that way' })
}

const firstProduct = (page: Page) => page.getByRole('article').first().getByRole('link').first()
const sorry = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sorry, an error has occurred' })
const notOpened = (page: Page) => page.getByRole('status').filter({ hasText: 'We could not open this.' })
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' })

test('the next page’s code is preloaded once the page is touched, so that it can report that the store is down', async ({
  page,
  storeProxy,
}) => {
  await openMarked(page, `${storeProxy.url}/shop`)
  expect(await scriptsOf(page, 'product')).toBe(0)
  const allLoaded = watchRequests(page)
  await page.mouse.move(2, 300)
  await expect.poll(() => scriptsOf(page, 'product')).toBeGreaterThan(0)
  await allLoaded()
  await storeProxy.close()

  await firstProduct(page).click()
  await expect(sorry(page)).toBeVisible()
  await expect(page).toHaveURL(/\/products\//)
  await expect(page).toHaveTitle('Sorry, an error has occurred · Vitrina')
  await expectSameDocument(page)

  await tryAgain(page).click()
  await expect(notOpened(page)).toBeVisible()
  await expect(tryAgain(page)).toBeEnabled()
  await expect(page.getByRole('main')).toBeFocused()
  await expectSameDocument(page)

  await storeProxy.open()
  await tryAgain(page).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Sorry/)
  await expect(page.getByRole('main')).toBeFocused()
  await expectSameDocument(page)
})

test('no page is preloaded in a browser that saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await openMarked(page, '/shop')
  await page.mouse.move(2, 300)
  await page.waitForTimeout(2_500)
  expect(await scriptsOf(page, 'product')).toBe(0)
})

test('a page that was not preloaded does not open while the store is down: the current page stays and offers to try again', async ({
  page,
  storeProxy,
}) => {
  await openMarked(page, `${storeProxy.url}/shop`)
  await storeProxy.close()
  const link = await linkTo(page, '/home/policies/delivery')
  // Longer than it takes to preload a page on hover.
  await link.hover()
  await page.waitForTimeout(300)
  await link.click()
  await expect(notOpened(page)).toBeVisible()
  await expect(page).toHaveURL(/\/shop$/)
  await expectSameDocument(page)

  await storeProxy.open()
  await notOpened(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/home\/policies\/delivery$/)
  // A browser that remembers for a document that a file did not arrive loads the page as a new document.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery')
})

test('a page whose code belongs to a newer release is loaded as a new document', async ({ page }) => {
  await openMarked(page, '/contact')
  // The store has the page in its cache: one that has to wait for the database could respond that it is unavailable.
  await expect(await page.request.get('/home/policies/delivery')).toBeOK()
  await respondOnce(page, '**/assets/policies-*.js', (route) => route.fulfill({ status: 404 }))
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/home/policies/delivery"]')!.click())
  await expect(page).toHaveURL(/\/home\/policies\/delivery$/)
  await expectHydrated(page)
  await expect(page.locator('[data-is-first]')).toHaveCount(0)
})

test('of two links clicked one after the other the last one is followed, whichever code loads first', async ({
  page,
}) => {
  await openMarked(page, '/shop')
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route('**/assets/policies-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/home/policies/delivery"]')!.click())
  await expect(page.locator('.page-progress')).toBeAttached()
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click())
  await expect(page).toHaveURL(/\/contact$/)
  const arrived = page.waitForResponse('**/assets/policies-*.js')
  release()
  await (await arrived).finished()
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('.page-progress')).toHaveCount(0)
})

for (const [name, from, to] of [
  ['home', '/shop', '/'],
  ['contact', '/shop', '/contact'],
  ['a product', '/shop', '/products/'],
  ['the list', '/contact', '/shop'],
  ['a policy', '/contact', '/home/policies/delivery'],
  ['a comparison', '/shop', '/compare'],
] as const) {
  test(`the navigation to ${name} that gets no response shows an error page with the focus in it, and opens when it is tried again`, async ({
    page,
  }) => {
    await openMarked(page, from)
    await page.route('**/*.data*', (route) => route.abort())
    const link = to === '/products/' ? firstProduct(page) : await linkTo(page, to)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(tryAgain(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveTitle(/^(Sorry, an error has occurred|The products did not load) ·/)
    await expectSameDocument(page)

    await page.unroute('**/*.data*')
    await tryAgain(page).click()
    await expect(tryAgain(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
    await expectSameDocument(page)
  })
}

test('the page for a navigation without a response suggests to check the connection and mentions no error of the store', async ({
  page,
}) => {
  await openMarked(page, '/shop')
  await page.route('**/*.data*', (route) => route.abort())
  await firstProduct(page).click()
  await expect(page.getByRole('main')).toContainText('Check your connection')
})

test('a dialog whose code does not load shows a notification over the page, and opens once the page is loaded again', async ({
  page,
}) => {
  await openMarked(page, '/shop')
  await respondOnce(page, '**/assets/branch-dialog-*.js', (route) => route.abort())
  const button = page
    .getByRole('banner')
    .getByRole('button', { name: /branch/i })
    .filter({ visible: true })
  await button.click()
  await expect(notOpened(page)).toBeVisible()
  await expectSameDocument(page)
  await notOpened(page).getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.locator('[data-is-first]')).toHaveCount(0)
  await expectHydrated(page)
  await button.click()
  await expect(page.locator('dialog[open]')).toBeVisible()
})

test('the comparison bar is left out where its code does not load, and the page works', async ({ page, request }) => {
  const [code] = /(?<=href="\/products\/)[^"]+/.exec(await (await request.get('/shop')).text()) ?? []
  await page.addInitScript((chosen) => localStorage.setItem('compare', JSON.stringify([chosen])), code)
  await page.route('**/assets/compare-bar-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('compare-bar-'))
  await openMarked(page, '/shop')
  await failed
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click())
  await expect(page).toHaveURL(/\/contact$/)
  await expectSameDocument(page)
})
