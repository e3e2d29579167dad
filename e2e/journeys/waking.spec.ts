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
  await openOnSlowLine(page)
  await page.keyboard.press('Tab')
  await expectHydrated(page)
  expect(await scriptsAt(page)).toBeLessThan(pictureMs)
})

test('a page whose pictures do not come works all the same', async ({ page }) => {
  await page.route('**/media/**', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expectHydrated(page)
})
