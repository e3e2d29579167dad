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

test('PRODUCT-23: no bar covers what has the focus', async ({ page, isMobile }) => {
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
  if (!isMobile) return
  // After a key the focus that a script moves is shown as that of the keyboard.
  await page.locator('.mobile-bar').getByRole('link').nth(1).focus()
  await expect.poll(() => isInFront(focused)).toBe(true)
})

test('PRODUCT-23: a wide screen has a bar to buy while the page’s own button is out of view', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone has it on arrival too.')
  await open(page, casePath)
  const bar = page.locator('.buy-bar')
  const own = page.locator('main [data-adds-to-cart]').first()
  await expect(own).toBeInViewport()
  await expect(bar).toHaveCount(0)

  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.locator('#questions').evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  await expect(bar).toBeVisible()
  await expect(bar).toContainText('Kora Piel wallet case for Lumen Aria 11')
  await expect(bar).toContainText('RD$795.00')
  await bar.getByRole('button', { name: 'Add to cart' }).click()
  const notice = page.locator('.toast').filter({ hasText: 'Kora Piel' })
  await expect(notice).toBeVisible()
  const [{ y }, { y: noticeTop, height }] = [(await bar.boundingBox())!, (await notice.boundingBox())!]
  expect(noticeTop + height).toBeLessThan(y)

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toHaveCount(0)
})

test('PRODUCT-23: the end of a wide page is above its bar', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone has no footer.')
  await open(page, phonePath)
  const bar = page.locator('.buy-bar')
  const lastLine = page.getByRole('contentinfo').locator('> :last-child')
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const [line, { y }] = [(await lastLine.boundingBox())!, (await bar.boundingBox())!]
    expect(line.y + line.height).toBeLessThanOrEqual(y)
  }).toPass()
})

test('PRODUCT-23: the name is larger than the price', async ({ page }) => {
  await open(page, casePath)
  const sizeOf = (part: Locator) => part.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  const price = page.locator('main p').filter({ hasText: /^Price RD\$795\.00$/ })
  expect(await sizeOf(page.getByRole('heading', { level: 1 }))).toBeGreaterThan(await sizeOf(price))
})

test('PRODUCT-12: the choices of a storage are as wide and as high as each other', async ({ page }) => {
  await open(page, phonePath)
  const choices = page.getByRole('navigation', { name: 'Storage' }).getByRole('link')
  const sizes = await choices.evaluateAll((all) =>
    all.map((it) => `${Math.round(it.clientWidth)} × ${Math.round(it.clientHeight)}`),
  )
  expect(sizes.length).toBeGreaterThan(1)
  expect(new Set(sizes).size).toBe(1)
})

for (const path of [phonePath, casePath])
  test(`PRODUCT-15: both columns of a wide screen end near each other at ${path}`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'A phone has one column.')
    await open(page, path)
    const [pictures, description, about, branches] = await Promise.all(
      [
        page.getByRole('region', { name: 'Pictures of the product' }),
        page.getByRole('region', { name: 'Description' }),
        page.locator('.deferred-sections').first(),
        page.locator('#stock-by-branch'),
      ].map(async (part) => (await part.boundingBox())!),
    )
    expect(description!.x).toBe(pictures!.x)
    expect(description!.y).toBeGreaterThan(pictures!.y + pictures!.height)
    expect(branches!.x).toBeGreaterThan(pictures!.x + pictures!.width)
    expect(Math.abs(about!.y + about!.height - branches!.y - branches!.height)).toBeLessThan(160)
    // Few specifications stand in that column too.
    const specifications = await page.getByRole('region', { name: 'Specifications' }).boundingBox()
    expect(specifications!.width === about!.width).toBe(path === casePath)
  })

test('PRODUCT-24: rows of few cards fill their lines with the text beside the picture, on a wide screen two rows share one', async ({
  page,
  isMobile,
}) => {
  await open(page, casePath)
  const rows = ['accessories', 'parts', 'similar']
  for (const id of rows) await scrollToDeferred(page.locator(`#${id}`))
  const boxesOf = (id: string) =>
    page.locator(`ul[aria-labelledby="${id}"] > li .product`).evaluateAll((all) =>
      all.map((card) => {
        const picture = card.querySelector('.product-picture')!.getBoundingClientRect()
        const name = card.querySelector('.product-name')!.getBoundingClientRect()
        const { top, left, right, width } = card.getBoundingClientRect()
        return { top, left, right, width: Math.round(width), isBelow: name.top > picture.bottom }
      }),
    )
  // As wide as the page's content.
  const edges = () =>
    page.locator('#reviews').evaluate((heading) => heading.closest('section')!.getBoundingClientRect().toJSON())
  // The code of a row replaces the server's HTML when the row comes near.
  await expect(async () => {
    const [accessories, similar, parts] = [
      await boxesOf('accessories'),
      await boxesOf('similar'),
      await boxesOf('parts'),
    ]
    const [lone] = accessories
    expect(accessories).toHaveLength(1)
    expect(lone!.isBelow).toBe(false)
    expect([similar, parts].map(({ length }) => length)).toEqual([2, 2])
    const content = await edges()
    // Parts for repairs have a line of their own, on a phone each row has.
    for (const line of isMobile ? [accessories, similar, parts] : [[...accessories, ...similar], parts]) {
      expect(new Set(line.map(({ top }) => Math.round(top))).size).toBe(1)
      expect(new Set(line.map(({ width }) => width)).size).toBe(1)
      expect(Math.abs(line[0]!.left - content.left)).toBeLessThan(1)
      expect(Math.abs(line.at(-1)!.right - content.right)).toBeLessThan(1)
    }
  }).toPass()
})

test('PRODUCT-24: parts for repairs stand below what others say of the product', async ({ page }) => {
  await open(page, casePath)
  const order = await page
    .locator('#accessories, #reviews, #questions, #similar, #parts')
    .evaluateAll((headings) => headings.map(({ id }) => id))
  expect(order).toEqual(['reviews', 'questions', 'accessories', 'similar', 'parts'])
})

test('PRODUCT-24: a card alone in its row is 40 rem wide at most', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A phone is narrower.')
  await open(page, casePath)
  await scrollToDeferred(page.locator('#parts'))
  const cards = page.locator('ul[aria-labelledby="parts"] > li')
  await expect(async () => {
    if ((await cards.count()) > 1) await cards.nth(1).evaluate((second) => second.remove())
    expect((await cards.boundingBox())!.width).toBe(640)
  }).toPass()
})

for (const others of [1, 2])
  test(`PRODUCT-24: of ${others} other viewed product(s), ${others === 1 ? 'nothing' : 'a row'} is shown`, async ({
    page,
  }) => {
    const codes = ['FUN-0044', 'CEL-0010', 'CEL-0063'].slice(0, others + 1)
    await page.addInitScript((viewed) => localStorage.setItem('viewed', viewed), JSON.stringify(codes))
    await open(page, casePath)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toBe(JSON.stringify(codes))
    await expect(page.locator('[data-cards]:has(> .viewed-place)')).toHaveCount(others === 1 ? 0 : 1)
  })

test('PRODUCT-11: the warranty and what is needed for it are said once, beside the button', async ({ page }) => {
  await open(page, casePath)
  await expect(page.locator('main').getByText(/warranty/i)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'What we promise' })).toContainText('Keep your invoice')
})

test('PRODUCT-20: a price from a quantity on is in the colour of the text, with what it saves', async ({ page }) => {
  await open(page, casePath)
  const ladder = page.getByRole('region', { name: 'Price by quantity' })
  const price = ladder.getByText('RD$755.00')
  await expect(ladder.getByRole('img', { name: '5% off' })).toHaveText('−5%')
  expect(await price.evaluate((it) => getComputedStyle(it).color === getComputedStyle(document.body).color)).toBe(true)
})

test('PRODUCT-20: on a card a price from a quantity on is a label above that of one unit', async ({ page }) => {
  await open(page, casePath)
  await scrollToDeferred(page.locator('#parts'))
  const card = page.getByRole('article').filter({ hasText: 'replacement battery' })
  const from = card.getByText(/each from 2/)
  await expect(from).toHaveText('RD$986 each from 2−32%')
  await expect(card.locator('.badge')).toHaveCount(0)
  await expect(async () => {
    const [price, label] = [await card.locator('.price').boundingBox(), await from.boundingBox()]
    expect(label!.y + label!.height).toBeLessThanOrEqual(price!.y)
    // The prices of one unit are on one line in the row.
    const tops = await page
      .locator('ul[aria-labelledby="parts"] .price')
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(1)
  }).toPass()
})

test('the buttons beside the maker have a word each where they have space', async ({ page }) => {
  const compare = page.getByRole('button', { name: 'Compare', exact: true })
  for (const [width, hasWord] of [
    [390, true],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, casePath)
    const [button, maker] = [
      await compare.boundingBox(),
      await page.getByText('Kora', { exact: true }).first().boundingBox(),
    ]
    expect(button!.width > 80).toBe(hasWord)
    expect(Math.abs(button!.y + button!.height / 2 - maker!.y - maker!.height / 2)).toBeLessThan(12)
  }
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
