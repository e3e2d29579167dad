import type { Page } from '@playwright/test'
import { expect, expectHydrated, expectInteractive, test } from '../shopper.ts'
import { shopTexts } from '../shop-texts.ts'

const pictureMs = 1_000

/** When the page first requested its scripts, in milliseconds since its start; undefined until it does. */
const scriptsAt = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime)
        .sort((a, b) => a - b)[0],
  )

async function openOnSlowLine(page: Page): Promise<void> {
  await page.route('**/media/**', async (route) => {
    await new Promise((done) => setTimeout(done, pictureMs))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('main h1').waitFor({ state: 'attached' })
}

test('a page requests its scripts after it has painted its pictures', async ({ page }) => {
  await openOnSlowLine(page)
  await expectHydrated(page)
  expect(await scriptsAt(page)).toBeGreaterThan(pictureMs)
})

test('a page requests its scripts at once when it is touched', async ({ page }) => {
  // The page's clock stands still and its pictures do not load: only the touch can start the scripts.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/media/**', () => {})
  const request = page.waitForRequest(/\/assets\/.*\.js$/)
  // The page dispatches the touch itself: one from the test comes too late on a busy machine.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    )
  })
  await page.goto('/', { waitUntil: 'commit' })
  await request
})

test('a page that nobody touches and whose pictures do not load requests its scripts only at its time limit', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route('**/media/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(await scriptsAt(page)).toBeUndefined()
})

test('a page whose pictures do not load works', async ({ page }) => {
  await page.route('**/media/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expectHydrated(page)
})

/**
 * Opens a page whose scripts of a given name do not load before the returned function is called, however slow the
 * machine is.
 */
async function openWithout(page: Page, scripts: string, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(`**/assets/${scripts}.js`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const isDeferred = (page: Page) => page.evaluate(() => document.documentElement.dataset['hydrated'] === undefined)

test('a button that is clicked before hydration does its work after it', async ({ page }) => {
  const hydrate = await openWithout(page, '*', '/')
  const tab = page.getByRole('tab', { name: 'Top sellers' })
  await tab.click()
  expect(await isDeferred(page)).toBe(true)
  hydrate()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

for (const language of ['en', 'es'] as const)
  test.describe(`the search field before its scripts, in ${language}`, () => {
    test.use({ language })

    test('SEARCH-47: without scripts it is a form, whose results are in the same language and of the same branch', async ({
      page,
      context,
      baseURL,
      messages,
    }) => {
      await context.addCookies([{ name: 'branch', value: '2', url: baseURL as string }])
      await page.route('**/assets/*.js', (route) => route.abort())
      for (const path of ['/', '/shop?q=funda', '/nowhere']) {
        await page.goto(path, { waitUntil: 'commit' })
        const field = page.getByRole('combobox', { name: messages.search })
        const branch = page.getByRole('banner').getByText('Zona Oriental').first()
        await expect(branch).toBeAttached()
        await field.fill('cable')
        await field.press('Enter')
        await expect(page).toHaveURL('/shop?q=cable')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(branch).toBeAttached()
        await expect(field).toHaveValue('cable')
        await expect(page.getByRole('article').first()).toBeVisible()
      }
      expect(await isDeferred(page)).toBe(true)
    })

    test('SEARCH-47: a text that is typed before hydration stays, and is searched', async ({
      page,
      context,
      baseURL,
      messages,
    }) => {
      await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
      for (const path of ['/', '/shop?q=funda']) {
        const hydrate = await openWithout(page, '*', path)
        const field = page.getByRole('combobox', { name: messages.search })
        await field.fill('')
        await field.pressSequentially('cabl')
        expect(await isDeferred(page)).toBe(true)
        hydrate()
        await expectHydrated(page)
        await expect(field).toHaveValue('cabl')
        await expect(page.getByRole('option').first()).toBeVisible()
        await field.pressSequentially('e')
        await field.press('Enter')
        await expect(page).toHaveURL('/shop?q=cable')
        await page.unroute('**/assets/*.js')
      }
    })

    test('SEARCH-47: a search that began before hydration goes on while the page hydrates', async ({
      page,
      context,
      baseURL,
      messages,
    }) => {
      await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
      let release = () => {}
      const released = new Promise<void>((done) => (release = done))
      // Until the navigation has ended, nothing can be read from the page.
      await page.addInitScript(() =>
        document.addEventListener('vitrina:hydrated', () => console.debug('hydrated'), { once: true }),
      )
      await page.route('/shop?q=cable', async (route) => {
        await released
        await route.continue()
      })
      const hydrate = await openWithout(page, '*', '/')
      const field = page.getByRole('combobox', { name: messages.search })
      await field.fill('cable')
      const request = page.waitForRequest(/\/shop\?q=cable/)
      await field.evaluate((input) => (input as HTMLInputElement).form?.requestSubmit())
      await request
      const hydrated = page.waitForEvent('console', (message) => message.text() === 'hydrated')
      hydrate()
      await hydrated
      release()
      await expect(page).toHaveURL('/shop?q=cable')
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })

test('a menu that is opened before hydration stays open', async ({ page, isMobile }) => {
  const hydrate = await openWithout(page, '*', '/')
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' }).click()
  const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'All categories' })
  await expect(menu).toBeVisible()
  expect(await isDeferred(page)).toBe(true)
  hydrate()
  await expectHydrated(page)
  await page.waitForTimeout(300)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(menu).toBeHidden()
})

test('a filter that is ticked before hydration applies after it', async ({ page, isMobile }) => {
  const hydrate = await openWithout(page, '*', '/shop')
  const { filters, onlyInStock } = shopTexts.en
  if (isMobile) await page.getByRole('button', { name: new RegExp(`^${filters}`) }).click()
  const box = page.getByRole('checkbox', { name: onlyInStock })
  await box.check()
  expect(await isDeferred(page)).toBe(true)
  hydrate()
  await expect(page).toHaveURL(/\/shop\?only_with_existence=1$/)
  await expect(box).toBeChecked()
  // On a phone the first step back closes the sheet.
  if (isMobile) await page.goBack()
  await page.goBack()
  await expect(page).not.toHaveURL(/only_with_existence/)
})

test('text, ticks and unfolded groups of the filters stay when their code loads', async ({ page, isMobile }) => {
  const send = await openWithout(page, 'filter-groups-*', '/shop')
  await expectHydrated(page)
  const { filters, priceFrom } = shopTexts.en
  if (isMobile) await page.getByRole('button', { name: new RegExp(`^${filters}`) }).click()
  const panel = page.getByRole('complementary', { name: filters })
  const more = panel.locator('details').first()
  await more.locator('summary').click()
  const field = panel.getByRole('textbox', { name: priceFrom })
  await field.pressSequentially('12')
  await field.evaluate((input) => ((input as HTMLElement).dataset['isServed'] = ''))
  send()
  await expect(field).not.toHaveAttribute('data-is-served')
  await expect(field).toHaveValue('12')
  await expect(field).toBeFocused()
  await expect(more).toHaveAttribute('open')
  await page.keyboard.type('34')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/prices=1234,$/)
})

test('a half-typed price applies when its field is left, not when the code of the filters loads', async ({
  page,
  isMobile,
}) => {
  const send = await openWithout(page, 'filter-groups-*', '/shop')
  await expectHydrated(page)
  const { filters, priceFrom } = shopTexts.en
  if (isMobile) await page.getByRole('button', { name: new RegExp(`^${filters}`) }).click()
  const field = page.getByRole('complementary', { name: filters }).getByRole('textbox', { name: priceFrom })
  await field.pressSequentially('12')
  send()
  await expectInteractive(field)
  await expect(field).toBeFocused()
  // Longer than a navigation takes to change the URL.
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/shop$/)
  await field.blur()
  await expect(page).toHaveURL(/prices=12,$/)
})

test('a press during which the code of its section loads opens what it presses', async ({ page }) => {
  const send = await openWithout(page, 'branch-stock-*', '/products/CEL-0010')
  await expectHydrated(page)
  const summary = page.locator('summary').filter({ hasText: 'Stock by branch' })
  await summary.scrollIntoViewIfNeeded()
  await summary.hover()
  await page.mouse.down()
  const loaded = page.waitForResponse(/\/branch-stock-/)
  send()
  await loaded
  // Longer than a section takes to be rendered once its code has loaded.
  await page.waitForTimeout(500)
  await page.mouse.up()
  await expectInteractive(page.getByRole('button', { name: 'Change branch' }).filter({ visible: true }).first())
  await expect(page.getByRole('button', { name: /^Shop here: / }).first()).toBeVisible()
})

test('a product that the branch lacks loads no code of the rows of cards far below its window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const rows: string[] = []
  page.on('request', (request) => request.url().includes('/assets/card-row-') && rows.push(request.url()))
  await page.goto('/products/CEL-0039', { waitUntil: 'networkidle' })
  await expectHydrated(page)
  await page.waitForTimeout(500)
  expect(rows).toEqual([])
  await page.getByRole('heading', { name: /^More for / }).scrollIntoViewIfNeeded()
  await expect.poll(() => rows.length).toBeGreaterThan(0)
})

test('PRODUCT-16: the other branch is chosen by a press before the code of its button has loaded', async ({ page }) => {
  const send = await openWithout(page, 'not-here-*', '/products/CEL-0039')
  await expectHydrated(page)
  await page
    .getByRole('button', { name: /^Shop at / })
    .filter({ visible: true })
    .click()
  send()
  await expect(page.locator('[data-adds-to-cart]').filter({ visible: true }).first()).toBeEnabled()
})

test('PRODUCT-16: the bar of a product that the branch lacks says when the other branch has it, on a low window too', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have no such bar')
  await page.setViewportSize({ width: 320, height: 400 })
  await page.goto('/products/CEL-0039')
  await expectHydrated(page)
  await expect(page.locator('.buy-bar').getByText(/, ready /)).toBeVisible()
})

test('suggestions whose code arrives after a search was sent do not cover its results', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  const send = await openWithout(page, 'search-list-*', '/shop')
  await expectHydrated(page)
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill('cable')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=cable/)
  const loaded = page.waitForResponse(/\/search-list-/)
  send()
  await loaded
  // Longer than suggestions take to arrive.
  await page.waitForTimeout(1_500)
  await expect(page.locator('.search-line')).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-expanded', 'false')

  await field.press('s')
  await expect(page.locator('.search-line').first()).toBeVisible()
})

/** The set of a phone and what goes with it, in the server's HTML, with the boxes of its companions. */
async function companionSet(page: Page) {
  const set = page.getByRole('region', { name: 'Buy together' })
  // It may be rendered anew while it is scrolled to.
  await expect(() => set.scrollIntoViewIfNeeded()).toPass()
  return { set, boxes: set.getByRole('checkbox'), add: set.getByRole('button', { name: /^Add / }) }
}

test.describe('what is bought with a phone, before its code has loaded', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
  })

  test('every box that was ticked stays so, and the sum is that of those', async ({ page }) => {
    const send = await openWithout(page, 'companion-set-*', '/products/CEL-0010')
    await expectHydrated(page)
    const { boxes, add } = await companionSet(page)
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    const alone = await add.textContent()
    send()
    await expect(add).not.toHaveText(alone!)
    await expect(boxes.nth(1)).toBeChecked()
    await expect(boxes.nth(2)).toBeChecked()
    await expect(boxes.nth(3)).not.toBeChecked()
    await expect(add).toHaveText(/^Add 3 for /)
  })

  for (const [name, scripts] of [
    ['the set', 'companion-set-*'],
    ['every part', '*'],
  ] as const)
    test(`a press before the code of ${name} adds what is ticked alone`, async ({ page }) => {
      const send = await openWithout(page, scripts, '/products/CEL-0010')
      if (scripts !== '*') await expectHydrated(page)
      const { boxes, add } = await companionSet(page)
      await boxes.nth(1).check()
      await boxes.nth(2).check()
      await add.click()
      send()
      await expect(page.getByRole('status').filter({ hasText: '3 products added!' })).toBeVisible()
    })

  test('a press counts where the cart has one of the products already', async ({ page }) => {
    await page.goto('/products/CEL-0010')
    await expectHydrated(page)
    const first = await companionSet(page)
    await first.boxes.nth(1).check()
    await first.boxes.nth(0).uncheck()
    await first.add.click()
    await expect(page.getByRole('status').filter({ hasText: 'Product added!' })).toBeVisible()
    const send = await openWithout(page, 'companion-set-*', '/products/CEL-0010')
    await expectHydrated(page)
    const { boxes, add } = await companionSet(page)
    await boxes.nth(2).check()
    await add.click()
    send()
    await expect(page.getByRole('status').filter({ hasText: '2 products added!' })).toBeVisible()
  })

  test('a press whose code does not load is released, and works once the page is loaded again', async ({ page }) => {
    await page.route('**/assets/companion-set-*.js', (route) => route.abort())
    await page.goto('/products/CEL-0010')
    await expectHydrated(page)
    const first = await companionSet(page)
    await first.boxes.nth(1).check()
    await first.add.click()
    const reload = page.getByRole('status').getByRole('button', { name: 'Reload the page' })
    await expect(reload).toBeVisible()
    await page.unroute('**/assets/companion-set-*.js')
    await reload.click()
    await expect(reload).toHaveCount(0)
    await expectHydrated(page)
    const { boxes, add } = await companionSet(page)
    await boxes.nth(1).check()
    await add.click()
    await expect(page.getByRole('status').filter({ hasText: '2 products added!' })).toBeVisible()
  })
})
