import type { Page } from '@playwright/test'
import { overlayTexts } from '../overlay-texts.ts'
import { branchTexts } from '../branch-texts.ts'
import { expect, expectHydrated, productsWithStock, test } from '../shopper.ts'

/** The store inside the mobile app (docs/mobile-app.md). */

type Message = Record<string, unknown>

/** The messages that the app has received so far. */
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.map((text) => JSON.parse(text) as Message))

/** Simulates the mobile app's web view: the page finds React Native's channel for messages. */
async function showInApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard, ReactNativeWebView: { postMessage: (text: string) => heard.push(text) } })
  })
}

for (const language of ['en', 'es'] as const) {
  const messages = branchTexts[language]
  test.describe(language, () => {
    test.use({ language })

    test('inside the app header and footer are hidden, and links send messages to the app', async ({ page }) => {
      await showInApp(page)
      await page.goto('/?display=mb')
      await expectHydrated(page)
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.locator('footer, .mobile-bar, .cookie-banner').filter({ visible: true })).toHaveCount(0)
      await page.goto('/contact')
      await expectHydrated(page)
      await expect(page.getByRole('banner')).toBeHidden()
      await page.getByRole('button', { name: messages.copy }).click()
      await page.getByRole('link', { name: messages.directions }).first().click()
      await page.goto('/account')
      await expectHydrated(page)
      await expect.poll(() => heard(page)).toContainEqual({ source: 'vitrina', type: 'login', tab: 'sign-in' })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goto('/?display=web')
      await expect(page.getByRole('banner')).toBeVisible()
    })
  })
}

test('inside the app the app copies and calls numbers and opens directions', async ({ page }) => {
  await showInApp(page)
  await page.goto('/contact?display=mb')
  await expectHydrated(page)
  await page.getByRole('button', { name: branchTexts.en.copy }).click()
  await page.getByRole('link', { name: branchTexts.en.directions }).first().click()
  await page.getByRole('main').getByRole('link', { name: '+1 (809) 555-0101' }).first().click()
  await expect
    .poll(() => heard(page))
    .toMatchObject([
      { type: 'copy', text: '+1 (809) 555-0100' },
      { type: 'map', lat: 18.4772, lng: -69.9271 },
      { type: 'call', phone: '+18095550101' },
    ])
})

test('inside the app a product is shared by the app', async ({ page, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await showInApp(page)
  await page.goto(`/products/${product!.codarticulo}?display=mb`)
  await expectHydrated(page)
  await page.getByRole('button', { name: overlayTexts.en.share, exact: true }).click()
  await expect
    .poll(() => heard(page))
    .toMatchObject([
      {
        source: 'vitrina',
        type: 'share',
        title: product!.description,
        url: expect.stringMatching(new RegExp(`^http.*/products/${product!.codarticulo}$`)),
      },
    ])
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('inside the app products cannot be compared, since the comparison bar is hidden', async ({ page }) => {
  await showInApp(page)
  await page.addInitScript(() => localStorage.setItem('compare', '["A"]'))
  await page.goto('/shop?display=mb')
  await expectHydrated(page)
  await page.getByRole('article').first().hover()
  await expect(page.getByRole('button', { name: /^Quick view/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Compare/ }).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.compare-bar')).toHaveCount(0)
})

test('inside the app a product’s page has no compare button', async ({ page, request }) => {
  const [product] = await productsWithStock(request, 20, 98)
  await showInApp(page)
  await page.goto(`/products/${product!.codarticulo}?display=mb`)
  await expectHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.compare-toggle')).toBeHidden()
})

test('the app is signed in by the cookies of its web view', async ({ page, context, request, baseURL }) => {
  const response = await request.post('/api/identity/sign-in', {
    data: { username: 'ana@vitrina.example', password: 'Mango-2026' },
  })
  const { data } = (await response.json()) as { data: { tokens: { access_token: string; refresh_token: string } } }
  await page.goto('/account?display=mb')
  const url = baseURL as string
  await context.addCookies([
    { name: 'vitrina_access', value: data.tokens.access_token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'vitrina_refresh', value: data.tokens.refresh_token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: '1', url, sameSite: 'Lax' },
  ])
  await page.reload()
  await expect(page.getByRole('main')).toContainText('ana@vitrina.example')
})

test('inside the app the bar of a product stands at the lower edge, where the store’s own bar is hidden', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'Wide windows have no such bar.')
  const [product] = await productsWithStock(request, 1, 98)
  await showInApp(page)
  await page.goto(`/products/${product!.codarticulo}?display=mb`)
  await expectHydrated(page)
  const { height } = page.viewportSize()!
  // It shows while the page's own button is out of view.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(() => page.locator('.buy-bar').evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom)))
    .toBe(height)
})
