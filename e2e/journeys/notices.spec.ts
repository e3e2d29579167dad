import type { Locator, Page } from '@playwright/test'
import { overlayTexts } from '../overlay-texts.ts'
import {
  addToCart,
  expect,
  expectHydrated,
  expectInteractive,
  productsWithStock,
  scrollToDeferred,
  test,
} from '../shopper.ts'

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
    const notice = document.querySelector('.toast')!.getBoundingClientRect()
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

test('SHELL-12: in a wide window a notification leaves the name and the price of a product in view', async ({
  page,
  messages,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/products/CEL-0053')
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  await expect(page.locator('.toast')).toBeVisible()
  const covered = () =>
    page.evaluate(() => {
      const notice = document.querySelector('.toast')!.getBoundingClientRect()
      return [...document.querySelectorAll('main h1, main .amount-larger')]
        .filter((element) => {
          const text = document.createRange()
          text.selectNodeContents(element)
          const { top, right, bottom, left } = text.getBoundingClientRect()
          return bottom > notice.top && top < notice.bottom && right > notice.left && left < notice.right
        })
        .map(({ textContent }) => textContent)
    })
  await expect.poll(covered).toEqual([])
  await expectUncovered(page)
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

test('a notification leaves the name and the price of a phone in view, above the bar that offers its charger', async ({
  page,
  messages,
}) => {
  // So high that the free place above the bar is that of the price.
  await page.setViewportSize({ width: 390, height: 932 })
  await page.goto('/products/CEL-0010')
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  // The bar becomes higher with the charger, and the notification moves.
  await expect(page.locator('.buy-bar section')).toBeVisible()
  await expectUncovered(page)
  const overlaps = () =>
    page.evaluate(() => {
      const notice = document.querySelector('.toast')!.getBoundingClientRect()
      return [...document.querySelectorAll('main h1, main .amount-larger')].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > notice.top && top < notice.bottom
      }).length
    })
  await expect.poll(overlaps).toBe(0)
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
  const offer = page.getByText('See prices and stock near you')
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

test('SHELL-12: on a phone’s list a notification stands below the bar of filters where a low button was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // What is chosen stands above the bar of the list, so that the first row of products begins low.
  await page.goto('/shop?q=funda&only_with_existence=1&only_offers=1')
  await expectHydrated(page)
  const add = addOf(page.getByRole('article').first())
  await add.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 686, behavior: 'instant' }))
  await add.click()
  await expectUncovered(page)
  const gaps = () =>
    page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
      return {
        bar: Math.round(box('.toast').top - box('.listing-bar').bottom),
        pressed: box('.toast').bottom < document.activeElement!.getBoundingClientRect().top,
      }
    })
  await expect.poll(gaps).toEqual({ bar: 12, pressed: true })
})

/** Which of the elements a notification covers a part of. */
const coveredOf = (page: Page, selector: string) =>
  page.evaluate((among) => {
    const notice = document.querySelector('.toast')!.getBoundingClientRect()
    return [...document.querySelectorAll(among)]
      .filter((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect()
        return bottom > notice.top && top < notice.bottom && right > notice.left && left < notice.right
      })
      .map(({ textContent }) => textContent)
  }, selector)

for (const width of [390, 1366]) {
  test(`SHELL-12: a notification leaves the filters, the order and the choices in view at ${width} px`, async ({
    page,
    messages,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 })
    await page.goto('/shop?only_with_existence=1')
    await expectHydrated(page)
    const add = addOf(page.getByRole('article').first())
    // As low as it can be without scrolling the bar of the list to the header.
    if (width === 390) await add.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await add.click()
    await expectUncovered(page)
    await expect.poll(() => coveredOf(page, '.listing-bar, main select')).toEqual([])

    await page.goto('/products/CEL-0024')
    await expectHydrated(page)
    await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
    await expectUncovered(page)
    await expect.poll(() => coveredOf(page, 'main nav:has([aria-current="true"])')).toEqual([])
  })
}

test('SHELL-12: in a wide window a notification leaves the part of the page in view in which was pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/products/CEL-0010')
  await expectHydrated(page)
  const companions = page.getByRole('region', { name: 'Buy together' })
  await scrollToDeferred(companions)
  const button = companions.getByRole('button')
  await expectInteractive(button)
  // So high that the place below the header is that of its first row.
  await companions.evaluate((it) => scrollBy({ top: it.getBoundingClientRect().top - 90, behavior: 'instant' }))
  await button.click()
  await expectUncovered(page)
  await expect.poll(() => coveredOf(page, 'section[aria-labelledby="companions"]')).toEqual([])
})
