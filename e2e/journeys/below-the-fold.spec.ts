import type { Page } from '@playwright/test'
import { expect, expectHydrated, registerNewCustomer, test } from '../shopper.ts'

/**
 * The parts of a page below its first screen, after a navigation within the store: rendered after the first paint, but
 * at once when the shopper goes back.
 */

interface FirstDrawing {
  /** How many parts are still placeholders. */
  empty: number
  cards: number
  height: number
}

/** Navigates, and gives the state of the page at the moment when its heading appears. */
async function firstDrawing(page: Page, step: () => Promise<unknown>): Promise<FirstDrawing> {
  const drawn = page.evaluate(
    () =>
      new Promise<FirstDrawing>((done) => {
        const heading = () => document.querySelector('main h1')?.textContent
        const before = heading()
        // The observer runs once for the whole change, before any of it is painted.
        const watcher = new MutationObserver(() => {
          if (heading() === undefined || heading() === before) return
          watcher.disconnect()
          const count = (selector: string) => document.querySelectorAll(selector).length
          done({
            empty: count('main .deferred-empty'),
            cards: count('main .product'),
            height: document.querySelector('main')!.scrollHeight,
          })
        })
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await step()
  return drawn
}

/** Scrolls to the end of the page until each part has loaded. */
async function readToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(page.locator('main .deferred-empty')).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await page.waitForLoadState('networkidle')
}

test('after a link the parts below the first screen load when they come near, and with the back button at once', async ({
  page,
}) => {
  const openProduct = () => page.getByRole('article').first().getByRole('link').first().click()
  const openCategory = () => page.locator('main nav a[href^="/shop?category="]').click()
  await page.goto('/shop')
  await expectHydrated(page)
  const opened = await firstDrawing(page, openProduct)
  expect(opened.empty, 'parts that wait').toBeGreaterThan(2)
  await readToTheEnd(page)
  const height = await page.evaluate(() => document.querySelector('main')!.scrollHeight)

  await firstDrawing(page, openCategory)
  const returned = await firstDrawing(page, () => page.goBack())
  expect(returned.empty, 'parts that wait').toBe(0)
  expect(returned.height).toBeGreaterThan(height - 60)

  // Their code is loaded by now, and they are still deferred.
  await firstDrawing(page, openCategory)
  const openedAgain = await firstDrawing(page, openProduct)
  expect(openedAgain.empty, 'parts that wait').toBeGreaterThan(2)
})

test('after a link a listing renders its first screen first, and with the back button the whole list', async ({
  page,
}) => {
  await page.goto('/contact')
  await expectHydrated(page)
  const opened = await firstDrawing(page, () =>
    page.evaluate(() => document.querySelector<HTMLElement>('a[href="/shop"]')?.click()),
  )
  expect(opened.cards).toBe(12)
  const cards = page.locator('main .product')
  await expect(cards).toHaveCount(24)
  // Another view of the list is the same page: its parts stay rendered in between.
  await page.evaluate(() => {
    const watch = () => {
      const { length } = document.querySelectorAll('main .product')
      const least = Number(document.documentElement.dataset['least'] ?? length)
      document.documentElement.dataset['least'] = String(Math.min(least, length))
    }
    new MutationObserver(watch).observe(document.querySelector('main') as Element, { childList: true, subtree: true })
  })
  await page.locator('main a[rel="next"]').click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('status').first()).toContainText(/^25–48 of \d+ products$/)
  expect(await page.evaluate(() => document.documentElement.dataset['least'])).toBe('24')
  // The store draws the pictures of this page at their first request, and the code of the next page waits behind them.
  await page.waitForLoadState('networkidle')

  await firstDrawing(page, () => page.getByRole('article').first().getByRole('link').first().click())
  const returned = await firstDrawing(page, () => page.goBack())
  expect(returned.cards).toBe(24)
})

test('after a link within the account its navigation is there at once', async ({ page, isMobile, baseURL }) => {
  test.skip(isMobile, 'phones have the navigation on its overview alone')
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/orders')
  await expectHydrated(page)
  // The code of the navigation is loaded ahead.
  await page.waitForLoadState('networkidle')
  const drawn = await firstDrawing(page, () => page.locator('.side-navigation a[href="/account/addresses"]').click())
  expect(drawn.empty, 'parts that wait').toBe(0)
  await expect(page.locator('.side-navigation a[aria-current="page"]')).toHaveAttribute('href', '/account/addresses')
})
