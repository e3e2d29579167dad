import type { Locator, Page } from '@playwright/test'
import { expect, expectHydrated, scrollToDeferred, test } from '../shopper.ts'

/** Where the parts of a product's page stand, and what its bars cover. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phonePath = '/products/CEL-0010'
const casePath = '/products/FUN-0044'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectHydrated(page)
}

/** Whether nothing stands in front of the middle of an element. */
const isInFront = (element: Locator) =>
  element.evaluate((it) => {
    // A link of two lines has a box for each.
    const [box] = it.getClientRects()
    if (!box) return false
    const { x, y, width, height } = box
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('PRODUCT-23: on a phone one bar at most covers the page, and no choice on arrival', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide windows have no such bar.')
  // At the first visit the notice of cookies pushes the page's own button out of the window.
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'))
  await open(page, phonePath)
  const bar = page.locator('.buy-bar')
  const home = page.locator('.mobile-bar').getByRole('link').first()
  const { y, height } = (await bar.boundingBox())!
  expect(y + height).toBe(page.viewportSize()!.height)
  expect((await page.locator('.mobile-bar').boundingBox())!.y).toBeGreaterThanOrEqual(y)
  expect(await isInFront(home)).toBe(false)
  const storage = (await page.getByRole('navigation', { name: 'Storage' }).boundingBox())!
  expect(storage.y + storage.height).toBeLessThanOrEqual(y)

  // The page's own button is in the window: its bar gives way to that of the pages.
  const own = page.locator('main [data-adds-to-cart]').first()
  await own.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await expect(bar).toHaveCount(0)
  await expect.poll(() => isInFront(home)).toBe(true)
})

test('PRODUCT-23: the bar of the pages stays where it is after a product is added with the page’s own button', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide windows have no such bar.')
  await open(page, phonePath)
  const own = page.locator('main [data-adds-to-cart]').first()
  await own.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await own.click()
  const next = page.getByRole('region', { name: 'Goes with what you added' })
  await expect(next).toBeVisible()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(next).toHaveCount(1)
  expect(await isInFront(page.locator('.mobile-bar').getByRole('link', { name: /^Cart, 1/ }))).toBe(true)

  // The bar does not repeat an offer that is in view.
  await own.evaluate((it) => window.scrollBy({ top: it.getBoundingClientRect().bottom - 64, behavior: 'instant' }))
  await expect(page.locator('.buy-bar')).toBeVisible()
  await expect(next).toHaveCount(1)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(next).toHaveCount(2)
})

test('PRODUCT-23: no bar of a phone covers what has the focus', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'Wide windows have no such bar.')
  await open(page, phonePath)
  const focused = page.locator(':focus')
  let inPage = 0
  for (let at = 0; at < 60; at++) {
    await page.keyboard.press('Tab')
    const [name, isInPage] = await focused.evaluate((it) => [
      it.getAttribute('aria-label') ?? it.textContent,
      it.closest('main') !== null && it.getBoundingClientRect().width > 1,
    ])
    if (!isInPage) continue
    inPage++
    await expect.poll(() => isInFront(focused), name as string).toBe(true)
  }
  expect(inPage).toBeGreaterThan(20)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('.buy-bar')).toBeVisible()
  // After a key the focus that a script moves is shown as that of the keyboard.
  await page.locator('.mobile-bar').getByRole('link').nth(1).focus()
  await expect.poll(() => isInFront(focused)).toBe(true)
})

for (const path of [phonePath, casePath])
  test(`PRODUCT-15: both columns of a wide screen end near each other at ${path}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone has one column.')
    await open(page, path)
    const [pictures, description, warranty, branches] = await Promise.all(
      [
        page.getByRole('region', { name: 'Pictures of the product' }),
        page.getByRole('region', { name: 'Description' }),
        page.getByRole('region', { name: 'Warranty' }),
        page.locator('#stock-by-branch'),
      ].map(async (part) => (await part.boundingBox())!),
    )
    expect(description!.x).toBe(pictures!.x)
    expect(description!.y).toBeGreaterThan(pictures!.y + pictures!.height)
    expect(branches!.x).toBeGreaterThan(pictures!.x + pictures!.width)
    expect(Math.abs(warranty!.y + warranty!.height - branches!.y - branches!.height)).toBeLessThan(160)
  })

test('PRODUCT-24: every row of products has cards of one size, however few they are', async ({ page, isMobile }) => {
  await open(page, casePath)
  const rows = ['accessories', 'parts', 'similar']
  for (const id of rows) await scrollToDeferred(page.locator(`#${id}`))
  const cards = page.locator(rows.map((id) => `ul[aria-labelledby="${id}"] > li .product`).join(', '))
  // The code of a row replaces the server's HTML when the row comes near.
  await expect(async () => {
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('.product-picture')!.getBoundingClientRect()
        const name = card.querySelector('.product-name')!.getBoundingClientRect()
        return { width: Math.round(card.getBoundingClientRect().width), isBelow: name.top > picture.bottom }
      }),
    )
    expect(boxes.length).toBeGreaterThan(3)
    expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
    expect(boxes.every(({ isBelow }) => isBelow)).toBe(true)
  }).toPass()
  if (isMobile) return
  // Two rows of few share a line.
  const [accessories, parts] = [
    await page.locator('#accessories').boundingBox(),
    await page.locator('#parts').boundingBox(),
  ]
  expect(parts!.y).toBe(accessories!.y)
})

test('REVIEW-13: a search is offered among more than ten reviews', async ({ page }) => {
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  const counts = [
    [casePath, 0],
    [phonePath, 1],
  ] as const
  for (const [path, count] of counts) {
    await open(page, path)
    await expect(reviews.getByRole('combobox')).toHaveCount(1)
    await expect(reviews.getByRole('textbox')).toHaveCount(count)
  }
})

test('REVIEW-12: a dot stands between what is said of a review', async ({ page }) => {
  await open(page, casePath)
  const written = page
    .getByRole('region', { name: 'Reviews', exact: true })
    .getByRole('article')
    .first()
    .locator('time')
  expect(await written.evaluate((time) => getComputedStyle(time, '::before').content)).toContain('·')
})
