import type { Page } from '@playwright/test'
import { expect, expectHydrated, test } from '../shopper.ts'

const pictureMs = 1_000

/** When the page's scripts were first asked for, in milliseconds of the page; undefined as long as they sleep. */
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

test('a page shows its pictures before it asks for its scripts', async ({ page }) => {
  await openOnSlowLine(page)
  await expectHydrated(page)
  expect(await scriptsAt(page)).toBeGreaterThan(pictureMs)
})

test('a page that is touched asks for its scripts at once', async ({ page }) => {
  // Touched by itself: a hand from outside comes too late on a busy machine.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset['touchedAt'] = String(performance.now())
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    })
  })
  await openOnSlowLine(page)
  await expectHydrated(page)
  const touchedAt = Number(await page.locator('html').getAttribute('data-touched-at'))
  expect(((await scriptsAt(page)) as number) - touchedAt).toBeLessThan(pictureMs / 2)
})

test('a page whose pictures do not come works all the same', async ({ page }) => {
  await page.route('**/media/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expectHydrated(page)
})

/** Opens home with scripts that take their time; the page can be pressed meanwhile. */
async function openBeforeItWakes(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, pictureMs))
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
}

const isAsleep = (page: Page) => page.evaluate(() => document.documentElement.dataset['hydrated'] === undefined)

test('a button that is pressed before the page is awake does its work then', async ({ page }) => {
  await openBeforeItWakes(page)
  const tab = page.getByRole('tab', { name: 'Top sellers' })
  await tab.click()
  expect(await isAsleep(page)).toBe(true)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('a menu that is opened before the page is awake stays open', async ({ page, isMobile }) => {
  await openBeforeItWakes(page)
  await page.getByRole('button', { name: isMobile ? 'Menu' : 'Categories' }).click()
  const menu = page.getByRole('navigation', { name: isMobile ? 'Menu' : 'All categories' })
  await expect(menu).toBeVisible()
  expect(await isAsleep(page)).toBe(true)
  await expectHydrated(page)
  await page.waitForTimeout(300)
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(menu).toBeHidden()
})
