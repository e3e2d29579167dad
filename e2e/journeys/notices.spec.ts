import type { Locator, Page } from '@playwright/test'
import { overlayTexts } from '../overlay-texts.ts'
import { addToCart, expect, expectHydrated, productsWithStock, test } from '../shopper.ts'

/** The notifications: where they stand, that one is shown at a time, and on which pages the position is offered. */

declare global {
  interface Window {
    shift: number
  }
}

const own = overlayTexts.en
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'branch', value: '1', url: baseURL as string }])
})

/** The bars and primary buttons of the page, or the dialog over it, of which the notification covers a part. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // One that follows another on the same press takes its place a moment later.
    const notice = document.querySelector('.toast')?.getBoundingClientRect()
    if (!notice) return ['no notification']
    const onPage = '.button-primary, .mobile-bar, .buy-bar, .compare-bar, .checkout-bar, .cart-total'
    // What is behind a dialog, and what is scrolled out of it, cannot be pressed anyway.
    const selector = document.querySelector('dialog[open]') ? 'dialog[open]' : onPage
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        const isBeside = box.right <= notice.left || box.left >= notice.right
        return box.width > 0 && !isBeside && box.bottom > notice.top && box.top < notice.bottom
      })
      .map((element) => element.className)
  })
}

async function expectUncovered(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toBeVisible()
  await expect.poll(() => covered(page)).toEqual([])
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 })
}

const addOf = (scope: Page | Locator) => scope.getByRole('button', { name: /^Add/ }).filter({ visible: true })

for (const size of sizes) {
  test(`a notification covers no bar, primary button or dialog at ${size.width} px`, async ({
    page,
    messages,
    request,
  }) => {
    const [product] = await productsWithStock(request, 20, 98)
    await page.setViewportSize(size)
    await page.goto('/shop?only_with_existence=1')
    await expectHydrated(page)
    await addOf(page.getByRole('article').first()).click()
    await expectUncovered(page)

    const card = page.getByRole('article').nth(1)
    await card.getByRole('link').first().focus()
    await card.getByRole('button', { name: own.quickView }).click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: messages.addToCart }).click()
    await expect(dialog.locator('.toast')).toBeVisible()
    await expectUncovered(page)

    await page.goto(`/products/${product!.codarticulo}`)
    await expectHydrated(page)
    await addToCart(page, messages)
    await expectUncovered(page)

    await page.goto('/cart')
    await page.getByRole('button', { name: 'One more' }).first().click()
    await expectUncovered(page)
    // In a wide window the summary of a scrolled cart is where the notification has its place.
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
    await page.getByRole('button', { name: 'One more' }).first().click()
    await expectUncovered(page)

    // The dialog leaves room for the notification, and still begins with why it is open.
    await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
    const signIn = page.getByRole('dialog').filter({ visible: true })
    // It stays while the pointer is on it.
    await signIn.locator('.toast').hover()
    await expectUncovered(page)
    await expect(signIn.getByText('So that the branch knows whom to hand it to')).toBeInViewport({ ratio: 1 })
    await expect(signIn.getByRole('tab').first()).toBeInViewport({ ratio: 1 })
    expect(await signIn.evaluate((it) => it.scrollTop)).toBe(0)
  })
}

test('SHELL-12: on a phone the name of an added product is read to its end', async ({ page, messages }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/CEL-0003')
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  const name = page.locator('.toast p').last()
  await expect(name).toHaveText(/^Lumen Aria.12.Pro 512.GB, midnight.blue$/)
  expect(await name.evaluate((it) => it.scrollHeight <= it.clientHeight)).toBe(true)
  await expectUncovered(page)
})

/** Where the notification is: its distance in whole pixels from the header or the lowest bar, and from the right edge. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const notice = box('.toast')
    if (!notice) return undefined
    const barTops = ['.mobile-bar', '.buy-bar', '.cart-total'].flatMap((bar) => box(bar)?.top || [])
    return {
      belowHeader: Math.round(notice.top - box('.header')!.bottom),
      aboveBars: Math.round(Math.min(...barTops) - notice.bottom),
      fromRight: Math.round(window.innerWidth - notice.right),
    }
  })

for (const { width, height } of sizes.slice(1)) {
  test(`SHELL-12: a notification has one place on every page at ${width} px`, async ({ page, messages }) => {
    await page.setViewportSize({ width, height })
    const expected = width < 1024 ? { aboveBars: 8, fromRight: 16 } : { belowHeader: 8, fromRight: 67 }
    await page.goto('/shop')
    await expectHydrated(page)
    // On a phone the pictures of the second row are above the bar then, and no button that it would have to avoid.
    if (width < 1024) await page.evaluate(() => window.scrollTo(0, 200))
    await addOf(page.getByRole('article').first()).click()
    await expect.poll(() => placeOf(page)).toEqual(expect.objectContaining(expected))

    await page.goto('/products/CEL-0053')
    await expectHydrated(page)
    // Far from the button of the page, beside which it would have another place on a phone.
    if (width < 1024) await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).last().click()
    await expect.poll(() => placeOf(page)).toEqual(expect.objectContaining(expected))
    await expectUncovered(page)

    await page.goto('/cart')
    await page.getByRole('button', { name: 'One more' }).first().click()
    await expect.poll(() => placeOf(page)).toEqual(expect.objectContaining(expected))
  })
}

test('SHELL-12: the bar of the comparison is hidden while a notification shows', async ({ page }) => {
  await page.goto('/shop?only_with_existence=1')
  await page.evaluate(() => localStorage.setItem('compare', JSON.stringify(['CEL-0053', 'CEL-0010'])))
  await page.reload()
  await expectHydrated(page)
  const bar = page.locator('.compare-bar')
  await expect(bar).toBeVisible()
  await addOf(page.getByRole('article').first()).click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  await expect(bar).toBeHidden()
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toBeVisible()
})

test('what was added is one press from the cart', async ({ page, messages, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.getByRole('status').getByRole('link', { name: 'See the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('textbox', { name: messages.quantityOf })).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('SHELL-12: on a phone the charger is offered in the bar after the notification', async ({ page, messages }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products/CEL-0010')
  await expectHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.locator('.buy-bar').getByRole('button', { name: messages.addToCart, exact: true }).click()
  await expectUncovered(page)
  const charger = page.locator('.buy-bar section')
  await expect(charger).toBeAttached()
  await expect(charger).toBeHidden()
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
  await expect(charger).toBeVisible()
})

test('one notification is shown at a time, and one that stays returns when a later one is closed', async ({
  page,
  context,
}) => {
  await page.goto('/shop?only_with_existence=1')
  await expectHydrated(page)
  // The code of a notification comes after the first touch.
  await page.mouse.move(20, 20)
  const loaded = () =>
    page.evaluate(
      (files) => {
        const urls = performance.getEntriesByType('resource').map(({ name }) => name)
        return files.filter((file) => urls.some((url) => url.includes(file)))
      },
      ['/assets/notice-', '/assets/cart-notices-'],
    )
  await expect.poll(loaded).toHaveLength(2)
  await context.setOffline(true)
  const toast = page.locator('.toast')
  await expect(toast).toContainText('You are offline')
  await addOf(page.getByRole('article').first()).click()
  await addOf(page.getByRole('article').nth(1)).click()
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(1)
  await context.setOffline(false)
  await expect(toast.filter({ hasText: 'You are offline' })).toHaveCount(0)
})

test('the position is not offered on the page of a product, but on the list after it', async ({
  page,
  context,
  request,
}) => {
  const [product] = await productsWithStock(request, 20, 98)
  // A browser that would have to request the position, whatever this machine's settings.
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
  })
  await context.clearCookies({ name: 'branch' })
  const offer = page.getByRole('complementary', { name: 'Use my location' })
  const hasBranch = async () => (await context.cookies()).some(({ name }) => name === 'branch')
  await page.goto(`/products/${product!.codarticulo}`)
  await expect.poll(hasBranch).toBe(true)
  await expect(offer).toHaveCount(0)
  await page.goto('/shop')
  await expect(offer).toBeVisible()
  await expectHydrated(page)
  await page.goto('/cart')
  await page.goto('/shop')
  await page.waitForTimeout(4_000)
  await expect(offer).toBeHidden()
})

test('the offer of the position stands below the header: it covers nothing, moves nothing and ends with a choice', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'branch' })
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  const offer = page.locator('.position-offer')
  await expect(offer).toBeVisible()
  await expectHydrated(page)
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'branch')).toBe(true)
  const edges = async (selector: string) => {
    const { y, height } = (await page.locator(selector).boundingBox())!
    return { top: y, bottom: y + height }
  }
  const { top, bottom } = await edges('.position-offer')
  expect(top).toBeGreaterThanOrEqual((await edges('.header')).bottom)
  expect(bottom).toBeLessThanOrEqual((await edges('main')).top)
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02)

  await offer.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeHidden()
  await page.reload()
  await expectHydrated(page)
  await expect(offer).toBeHidden()
})

test('SHELL-4: the position is offered after the notice of cookies has been answered, also on a later page', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'branch' })
  await page.addInitScript(() => {
    navigator.permissions.query = () => Promise.resolve({ state: 'prompt' } as PermissionStatus)
    // The notice is closed for the other journeys.
    if (!sessionStorage.getItem('answered')) localStorage.removeItem('cookie-consent')
  })
  const offer = page.locator('.position-offer')
  const cookies = page.locator('.cookie-banner')
  await page.goto('/')
  await expectHydrated(page)
  await expect(cookies).toBeVisible()
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'branch')).toBe(true)
  await expect(offer).toBeHidden()

  await page.goto('/shop')
  await expectHydrated(page)
  await expect(offer).toBeHidden()
  await page.evaluate(() => sessionStorage.setItem('answered', '1'))
  await cookies.getByRole('button').click()
  await expect(cookies).toBeHidden()
  await expect(offer).toBeVisible()

  await page.goto('/')
  await expectHydrated(page)
  await expect(offer).toBeHidden()
})

test('SHELL-12: a notification stands directly above, or in a wide window below, what was pressed in its place', async ({
  page,
}) => {
  const gapAt = async (size: { width: number; height: number }, top: number) => {
    await page.setViewportSize(size)
    await page.goto('/shop?only_with_existence=1')
    await expectHydrated(page)
    // The last card of the first row is at the right edge in both windows.
    const add = addOf(page.getByRole('article').nth(size.width < 1024 ? 1 : 3))
    await add.evaluate(
      (element, y) => scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' }),
      top,
    )
    await add.click()
    await expectUncovered(page)
    return () =>
      page.evaluate(() => {
        const notice = document.querySelector('.toast')!.getBoundingClientRect()
        const pressed = document.activeElement!.getBoundingClientRect()
        return [Math.round(pressed.top - notice.bottom), Math.round(notice.top - pressed.bottom)]
      })
  }
  await expect.poll(await gapAt({ width: 390, height: 844 }, 716)).toContain(8)
  await expect.poll(await gapAt({ width: 1366, height: 768 }, 90)).toContain(8)
})
