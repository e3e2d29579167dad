import type { Locator, Page } from '@playwright/test'
import { overlayTexts } from '../overlay-texts.ts'
import { addToCart, expect, expectHydrated, productsWithStock, signUp, test } from '../shopper.ts'

/** The facts of S2 and S4 about modals, the confirm dialog and notifications, by the clock. */

const own = overlayTexts.en
// What a busy machine may add to a time; it may take none away.
const slackMs = 2_500

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** Opens the quick view of the first product in a list, as the dialog that stands for all of them. */
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

/** How long a mark stands on an element, from an act on, by the page's own clock: `data-closing` until it is closed, `data-bounce` until it rests. */
async function timeOf(mark: 'closing' | 'bounce', dialog: Locator, act: () => Promise<void>): Promise<number> {
  const element = await dialog.elementHandle()
  const watched = await element!.evaluateHandle((it, name) => {
    const measured: { started?: number; time?: number } = {}
    const isMarked = () => (it as HTMLDialogElement).open && (it as HTMLElement).dataset[name] !== undefined
    new MutationObserver(() => {
      if (isMarked()) measured.started ??= performance.now()
      else if (measured.started !== undefined) measured.time ??= performance.now() - measured.started
    }).observe(it, { attributes: true })
    return measured
  }, mark)
  await act()
  await expect.poll(() => watched.evaluate(({ time }) => time)).toBeDefined()
  return (await watched.evaluate(({ time }) => time)) as number
}

/** A press on the dimmed page beside the dialog. */
const pressBackdrop = (page: Page) => page.mouse.click(4, 4)
const isPageStill = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

test('a modal closes by its X within 300 ms, and the focus returns', async ({ page }) => {
  const dialog = await openDialog(page)
  const time = await timeOf('closing', dialog, () => dialog.getByRole('button', { name: own.close }).first().click())
  expect(time).toBeGreaterThanOrEqual(290)
  expect(time).toBeLessThan(300 + slackMs)
  await expect(page.getByRole('button', { name: own.quickView }).first()).toBeFocused()
})

test('a modal closes by its backdrop and by Escape; a press that began inside closes nothing', async ({ page, isMobile }) => {
  const dialog = await openDialog(page)
  if (!isMobile) {
    await dialog.getByRole('heading').first().hover()
    await page.mouse.down()
    await page.mouse.move(4, 4)
    await page.mouse.up()
    await page.waitForTimeout(400)
    await expect(dialog).toBeVisible()
  }
  expect(await timeOf('closing', dialog, () => pressBackdrop(page))).toBeGreaterThanOrEqual(290)
  await page.getByRole('button', { name: own.quickView }).first().click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the page behind a modal rests, and moves again afterwards', async ({ page }) => {
  const dialog = await openDialog(page)
  expect(await isPageStill(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => isPageStill(page)).toBe(false)
})

test('of two modals Escape closes the upper one, and the page rests until both are closed', async ({ page, words }) => {
  const lower = await openDialog(page)
  await lower.getByRole('button', { name: own.signInToBuy }).click()
  const upper = page.getByRole('dialog').filter({ has: page.getByLabel(words.nameOrEmail) })
  await expect(upper).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(upper).toBeHidden()
  await expect(lower).toBeVisible()
  expect(await isPageStill(page)).toBe(true)
  await expect(lower.getByRole('button', { name: own.signInToBuy })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(lower).toBeHidden()
  await expect.poll(() => isPageStill(page)).toBe(false)
})

test('a modal that may not close bounces for 300 ms, on the backdrop, on Escape and on the way back', async ({ page, words }) => {
  await page.goto('/account')
  await signUp(page.getByRole('dialog'), words)
  await expect(page.getByRole('button', { name: words.signOut }).filter({ visible: true }).first()).toBeVisible()
  const dialog = await openDialog(page, '/shop?only_with_existence=1')
  // While an order is verified the quick view cannot be left. Here the store does not answer.
  let answer = () => {}
  await page.route('**/api/ecommerce/configurations', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.abort()
  })
  await dialog.getByRole('button', { name: own.buyNow }).click()
  await expect(dialog.getByRole('button', { name: own.close })).toHaveCount(0)
  const back = async () => void (await page.goBack())
  for (const act of [() => pressBackdrop(page), () => page.keyboard.press('Escape'), back, back]) {
    const time = await timeOf('bounce', dialog, act)
    // Its mark is seen a moment after it was set.
    expect(time).toBeGreaterThanOrEqual(260)
    expect(time).toBeLessThan(300 + slackMs)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/\/shop\?/)
  }
  answer()
  await expect(page.getByRole('dialog', { name: own.sorry })).toBeVisible()
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a modal closes at once', async ({ page }) => {
    await page.clock.install()
    const dialog = await openDialog(page)
    // The page's clock stands, so that a busy machine adds nothing.
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Escape')
    await page.clock.runFor(20)
    await expect(dialog).toHaveCount(0)
  })
})

test('a notification stands for six seconds', async ({ page, words, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  const seen = await page.evaluateHandle(() => {
    const measured: { from?: number; until?: number } = {}
    new MutationObserver(() => {
      const isThere = document.querySelector('.toast') !== null
      if (isThere) measured.from ??= performance.now()
      else if (measured.from !== undefined) measured.until ??= performance.now()
    }).observe(document.body, { childList: true, subtree: true })
    return measured
  })
  await addToCart(page, words)
  await expect(page.locator('.toast')).toHaveCount(0, { timeout: 9_000 })
  const { from, until } = await seen.jsonValue()
  expect(until! - from!).toBeGreaterThanOrEqual(5_950)
  expect(until! - from!).toBeLessThan(6_000 + slackMs)
})

test('its time rests under a pointer and with the focus in it, and begins anew when the quantity changes', async ({
  page,
  words,
  request,
  isMobile,
}) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.clock.install()
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  const toast = page.getByRole('status').filter({ hasText: /Product added|Reduced/ })
  await addToCart(page, words)
  await page.clock.runFor(4_000)
  // A second press is another quantity: the notification is a new one.
  await addToCart(page, words)
  await page.clock.runFor(4_000)
  await expect(toast).toBeVisible()

  if (!isMobile) {
    await toast.getByText(words.added).hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(4, 300)
  }
  await toast.getByRole('button', { name: words.undo }).focus()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(2_500)
  await expect(toast).toHaveCount(0)
})

test('a notification stands in the modal on top, and its undo can be pressed there', async ({ page, words }) => {
  const dialog = await openDialog(page, '/shop?only_with_existence=1')
  await dialog.getByRole('button', { name: words.addToCart }).click()
  await expect(dialog.getByRole('status').filter({ hasText: words.added })).toBeVisible()
  await dialog.getByRole('button', { name: words.undo }).click()
  expect(await page.evaluate(() => localStorage.getItem('cart.1'))).toBeNull()
})

test('the confirm dialog shortens the names to 20 characters, on medium screens to 30', async ({ page, words, request, isMobile }) => {
  const product = (await productsWithStock(request, 20, 98)).find(({ description }) => description.length > 40)!
  await page.goto(`/products/${product.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, words)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: words.quantityOf })
  await quantity.fill('0')
  await quantity.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.removeTitle })
  const [, shown] = /^(.*…) leaves your cart\.$/.exec(await dialog.getByRole('paragraph').innerText())!
  const max = isMobile ? 20 : 30
  expect(shown).toBe(`${product.description.slice(0, max).replace(/[,\s]+$/, '')}…`)
})
