import type { Page } from '@playwright/test'
import { expect, expectHydrated, restingTop, test } from '../shopper.ts'

/** The scroll position at the start of a page and after the back button (SHELL-2). */

const top = (page: Page) => page.evaluate(() => window.scrollY)

/** Opens a product from far down the shop; gives the scroll position in the shop. */
async function openFromBelow(page: Page): Promise<number> {
  await page.goto('/shop')
  await expectHydrated(page)
  const link = page.getByRole('article').nth(12).getByRole('link').first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => top(page)).toBeGreaterThan(400)
  const left = await restingTop(page)
  await link.click()
  await expect(page).toHaveURL(/\/products\//)
  await expect.poll(() => top(page)).toBe(0)
  return left
}

test('a product opens at its top, a link within it scrolls to its target, and back restores the position in the list', async ({
  page,
}) => {
  const left = await openFromBelow(page)
  await page.locator('a[href="#reviews"]').click()
  await expect(page).toHaveURL(/#reviews$/)
  await page.waitForTimeout(300)
  await expect(page.locator('#reviews')).toBeInViewport()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThan(60)
})

test('after a product is reloaded, back still restores the position in the list', async ({ page }) => {
  const left = await openFromBelow(page)
  await page.reload()
  await expectHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThan(60)
})

test('back restores the position in the list, also after forward', async ({ page }) => {
  const left = await openFromBelow(page)
  for (const step of ['goBack', 'goForward', 'goBack'] as const) {
    await page[step]()
    await expect(page).toHaveURL(step === 'goForward' ? /\/products\// : /\/shop$/)
    // The position is restored with the page, which may come later than its URL.
    await expect.poll(async () => Math.abs((await top(page)) - (step === 'goForward' ? 0 : left))).toBeLessThan(60)
    await page.waitForTimeout(300)
  }
})

test('on a phone the buttons to filter and to sort stay in view below the header', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A laptop has the filters beside the list.')
  await page.goto('/shop?only_with_existence=1')
  await expectHydrated(page)
  const bar = page.locator('.listing-bar')
  const chip = page.getByRole('link', { name: /^Remove/ }).first()
  const boxes = async () => ({
    bar: (await bar.boundingBox())!,
    header: (await page.locator('.header').boundingBox())!,
  })
  const gap = async () => {
    const { bar: it, header } = await boxes()
    return it.y - Math.max(0, header.y + header.height)
  }

  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect.poll(gap).toBe(0)
  await expect.poll(async () => (await boxes()).bar.y).toBe(0)
  await page.evaluate(() => window.scrollBy(0, -200))
  await expect.poll(async () => (await boxes()).bar.y).toBeGreaterThan(0)
  await expect.poll(gap).toBe(0)
  expect((await boxes()).bar.height).toBeLessThan(64)

  // The ring of a chip that takes the focus stands out of it, and is in view too.
  await chip.focus()
  const ring = 4
  await expect
    .poll(async () => (await chip.boundingBox())!.y - ring - (await boxes()).bar.y - (await boxes()).bar.height)
    .toBeGreaterThanOrEqual(0)
})
