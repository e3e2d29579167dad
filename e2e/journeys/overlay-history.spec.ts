import type { Page } from '@playwright/test'
import { overlayTexts } from '../overlay-texts.ts'
import { expect, expectHydrated, restingTop, test } from '../shopper.ts'

/** The back button closes an open overlay before it leaves the page, as shoppers on phones expect. */

const own = overlayTexts.en

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

const top = (page: Page) => page.evaluate(() => window.scrollY)
const openDialogs = (page: Page) => page.locator('dialog[open]')

/** Opens the shop from home and the quick view of a product far down; gives the scroll position. */
async function openQuickView(page: Page, path = '/shop'): Promise<number> {
  await page.goto('/')
  await page.goto(path)
  await expectHydrated(page)
  return pressQuickView(page, 12)
}

async function pressQuickView(page: Page, at: number): Promise<number> {
  const card = page.getByRole('article').nth(at)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').first().focus()
  const left = await restingTop(page)
  await card.getByRole('button', { name: own.quickView }).click()
  await expect(openDialogs(page).getByText(own.details)).toBeVisible()
  return left
}

test('back closes the quick view without scrolling the page, and forward does not open it again', async ({ page }) => {
  const left = await openQuickView(page)
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop$/)
  expect(Math.abs((await top(page)) - left)).toBeLessThan(5)
  await page.goForward()
  await page.waitForTimeout(400)
  await expect(page).toHaveURL(/\/shop$/)
  await expect(openDialogs(page)).toHaveCount(0)
  expect(Math.abs((await top(page)) - left)).toBeLessThan(5)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('after a dialog was closed by its X, back leaves the page', async ({ page }) => {
  await openQuickView(page)
  await openDialogs(page).getByRole('button', { name: own.close }).first().click()
  await expect(openDialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('a dialog opened again on another page is closed there by back', async ({ page }) => {
  await openQuickView(page)
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
  const left = await pressQuickView(page, 2)
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await page.waitForTimeout(300)
  await expect(page).toHaveURL(/\/shop$/)
  expect(Math.abs((await top(page)) - left)).toBeLessThan(5)
})

test('from a product opened in the quick view, back leads to the shop and then to the page before', async ({
  page,
}) => {
  const left = await openQuickView(page)
  await openDialogs(page).getByRole('link', { name: own.details }).click()
  await expect(page).toHaveURL(/\/products\//)
  await expect(openDialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await expect.poll(async () => Math.abs((await top(page)) - left)).toBeLessThan(60)
  await page.goForward()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('of two modals, back closes the upper one first', async ({ page }) => {
  await openQuickView(page)
  await openDialogs(page).getByRole('button', { name: own.buyNow }).click()
  const upper = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
  await expect(upper).toBeVisible()
  await page.goBack()
  await expect(upper).toBeHidden()
  await expect(openDialogs(page)).toHaveCount(1)
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('after the upper of two modals was closed by hand, back closes the lower one', async ({ page }) => {
  await openQuickView(page)
  await openDialogs(page).getByRole('button', { name: own.buyNow }).click()
  await expect(openDialogs(page)).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(1)
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop$/)
})

test('back closes the sheet of filters, and then undoes the choice made in it', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the filters are a sheet on phones')
  await page.goto('/')
  await page.goto('/shop')
  await expectHydrated(page)
  const sheet = page.locator('[popover][data-overlay]:popover-open')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect(sheet).toBeVisible()
  await sheet.getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/\/shop\?./)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/shop\?./)
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
