import type { Locator, Page } from '@playwright/test'
import { overlayTexts } from '../overlay-texts.ts'
import { addToCart, expect, expectHydrated, productsWithStock, signUp, stopClock, test } from '../shopper.ts'

/**
 * The behaviour of modals (SHELL-10), the confirm dialog and notifications, measured by the page's clock. The clock
 * stands still, so a busy machine adds no time.
 */

const own = overlayTexts.en

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** Opens the quick view of the first product in a list, in these tests the example of every modal. */
async function openDialog(page: Page, path = '/shop'): Promise<Locator> {
  await page.goto(path)
  await expectHydrated(page)
  const card = page.getByRole('article').first()
  await card.getByRole('link').first().focus()
  await card.getByRole('button', { name: own.quickView }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.getByText(own.details)).toBeVisible()
  return dialog
}

/**
 * Expects that an action marks the dialog for 300 ms of the page's clock: with `data-closing` until it is closed, or
 * with `data-bounce` until it stops moving.
 */
async function expectMarkedFor300Ms(
  mark: 'data-closing' | 'data-bounce',
  dialog: Locator,
  act: () => Promise<void>,
): Promise<void> {
  const page = dialog.page()
  const isMarked = page.locator(`dialog[open][${mark}]`)
  await stopClock(page)
  await act()
  await expect(isMarked).toHaveCount(1)
  await page.clock.runFor(299)
  await expect(isMarked).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(isMarked).toHaveCount(0)
  await page.clock.resume()
}

/** Clicks on the dimmed page beside the dialog. */
const pressBackdrop = (page: Page) => page.mouse.click(4, 4)
const isPageStill = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

test('a page without a scrollbar keeps its width while a dialog is open', async ({ page }) => {
  // The browser of these tests draws no scrollbars.
  const width = () => page.evaluate(() => document.documentElement.clientWidth)
  await page.goto('/shop')
  const before = await width()
  await openDialog(page)
  expect(await width()).toBe(before)
})

test('a modal closes by its X within 300 ms, and the focus returns', async ({ page }) => {
  await page.clock.install()
  const dialog = await openDialog(page)
  await expectMarkedFor300Ms('data-closing', dialog, () =>
    dialog.getByRole('button', { name: own.close }).first().click(),
  )
  await expect(page.getByRole('button', { name: own.quickView }).first()).toBeFocused()
})

test('a modal closes by its backdrop and by Escape; a press that began inside closes nothing', async ({
  page,
  isMobile,
}) => {
  await page.clock.install()
  const dialog = await openDialog(page)
  if (!isMobile) {
    await dialog.getByRole('heading').first().hover()
    await page.mouse.down()
    await page.mouse.move(4, 4)
    await page.mouse.up()
    await page.clock.runFor(400)
    await expect(dialog).toBeVisible()
  }
  await expectMarkedFor300Ms('data-closing', dialog, () => pressBackdrop(page))
  await page.getByRole('button', { name: own.quickView }).first().click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the page behind a modal does not scroll until the modal is closed', async ({ page }) => {
  const dialog = await openDialog(page)
  expect(await isPageStill(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => isPageStill(page)).toBe(false)
})

test('of two modals Escape closes the upper one, and the page does not scroll until both are closed', async ({
  page,
}) => {
  const lower = await openDialog(page)
  await lower.getByRole('button', { name: own.buyNow }).click()
  const upper = page.getByRole('dialog').filter({ has: page.getByRole('tab') })
  await expect(upper).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upper).toBeHidden()
  await expect(lower).toBeVisible()
  expect(await isPageStill(page)).toBe(true)
  await expect(lower.getByRole('button', { name: own.buyNow })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lower).toBeHidden()
  await expect.poll(() => isPageStill(page)).toBe(false)
})

test('a modal that may not be closed bounces for 300 ms on a click on the backdrop, Escape and the back button', async ({
  page,
  messages,
}) => {
  await page.clock.install()
  await page.goto('/account')
  await signUp(page.getByRole('dialog'), messages)
  await expect(page.getByRole('button', { name: messages.signOut }).filter({ visible: true }).first()).toBeVisible()
  const dialog = await openDialog(page, '/shop?only_with_existence=1')
  // While an order is being reserved the quick view cannot be closed. Here the store does not respond until the test
  // continues.
  let respond = () => {}
  const responded = new Promise<void>((done) => (respond = done))
  await page.route('**/api/ecommerce/configurations', async (route) => {
    await responded
    await route.abort()
  })
  await dialog.getByRole('button', { name: own.buyNow }).click()
  await expect(dialog.getByRole('button', { name: own.close })).toHaveCount(0)
  const back = async () => void (await page.goBack())
  for (const act of [() => pressBackdrop(page), () => page.keyboard.press('Escape'), back, back]) {
    await expectMarkedFor300Ms('data-bounce', dialog, act)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\/shop\?/)
  }
  respond()
  await expect(page.getByRole('dialog', { name: own.sorry })).toBeVisible()
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a modal closes at once', async ({ page }) => {
    await page.clock.install()
    const dialog = await openDialog(page)
    // The page's clock stands still, so a busy machine adds no time.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Escape')
    await page.clock.runFor(20)
    await expect(dialog).toHaveCount(0)
  })
})

/**
 * Adds the product of the open page to the cart while the page's clock stands still. The clock advances until the
 * notification is shown with the button that closes it: before its own code has loaded it is plain, and its time does not
 * begin.
 */
async function addAtRest(page: Page, addButton: string): Promise<void> {
  await page.getByRole('button', { name: addButton, exact: true }).filter({ visible: true }).first().click()
  await page.clock.runFor(50)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.locator('.toast').getByRole('button').nth(1)).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('a notification is shown for six seconds', async ({ page, messages, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.clock.install()
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await stopClock(page)
  await addAtRest(page, messages.addToCart)
  const toast = page.locator('.toast')
  await page.clock.runFor(5_800)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
})

test('the time of a notification pauses under the pointer and with the focus in it, and restarts when the quantity changes', async ({
  page,
  messages,
  request,
  isMobile,
}) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.clock.install()
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await stopClock(page)
  const toast = page.getByRole('status').filter({ hasText: /Product added|Reduced/ })
  await addAtRest(page, messages.addToCart)
  await page.clock.runFor(4_000)
  // Another click changes the quantity: the notification is a new one.
  await addAtRest(page, messages.addToCart)
  await page.clock.runFor(4_000)
  await expect(toast).toBeVisible()

  if (!isMobile) {
    await toast.getByText(messages.added).hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(4, 300)
  }
  await toast.getByRole('button', { name: messages.undo }).focus()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(2_500)
  await expect(toast).toHaveCount(0)
})

test('a notification is shown in the topmost modal, and its undo button works there', async ({ page, messages }) => {
  const dialog = await openDialog(page, '/shop?only_with_existence=1')
  await dialog.getByRole('button', { name: messages.addToCart }).click()
  await expect(dialog.getByRole('status').filter({ hasText: messages.added })).toBeVisible()
  await dialog.getByRole('button', { name: messages.undo }).click()
  expect(await page.evaluate(() => localStorage.getItem('cart.1'))).toBeNull()
})

test('the confirm dialog shortens the names to 20 characters, on medium screens to 30', async ({
  page,
  messages,
  request,
  isMobile,
}) => {
  const product = (await productsWithStock(request, 20, 98)).find(({ description }) => description.length > 40)!
  await page.goto(`/products/${product.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: messages.quantityOf })
  await quantity.fill('0')
  await quantity.press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.removeTitle })
  const [, shown] = /^(.*…) leaves your cart\.$/.exec(await dialog.getByRole('paragraph').innerText())!
  const max = isMobile ? 20 : 30
  expect(shown).toBe(`${product.description.slice(0, max).replace(/[,\s]+$/, '')}…`)
})
