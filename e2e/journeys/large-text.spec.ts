import type { Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { affordableProduct, buy, expectPlaced, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, expectHydrated, goOn, openDelivery, productsWithStock, showWholePage } from '../shopper.ts'
import { overlayTexts } from '../overlay-texts.ts'
import { shopTexts } from '../shop-texts.ts'
import { unreadableTexts } from '../shown-texts.ts'
import { test } from '../store-with-staff.ts'

/** The pages of the store for somebody whose browser shows all text at twice its size. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * In Spanish the browser's own setting, by which a screen counts as half as wide. In English a style of the visitor for
 * the page alone, which leaves the screen as wide as it is.
 */
async function doubleTextSetting(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Shows the text of the page at twice its size, and expects that the page is no wider than the screen and readable. */
async function expectToFit(page: Page, language: 'en' | 'es'): Promise<void> {
  if (language === 'en') await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  // A browser of a phone zooms out where a page is too wide: `innerWidth` grows with it.
  const { width } = page.viewportSize()!
  const { pathname } = new URL(page.url())
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), pathname)
    .toBeLessThanOrEqual(width)
  await expect.poll(() => unreadableTexts(page), pathname).toEqual([])
}

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const step = paymentTexts[language]

    test.beforeEach(async ({ page }) => {
      if (language === 'es') await doubleTextSetting(page)
    })

    test('no public page is too wide or cuts off a text at twice the text size', async ({ page, request, store }) => {
      const [first, second] = await productsWithStock(request, 1, 98, store.url)
      const codes = [first!.codarticulo, second!.codarticulo]
      const paths = ['/', '/shop', '/shop?category=1', `/products/${codes[0]}`, `/compare?codes=${codes.join(',')}`]
      for (const path of [
        ...paths,
        '/contact',
        '/contact/faq',
        '/home/policies/delivery',
        '/auth/sign-up',
        '/no-such-page',
      ]) {
        await page.goto(path)
        await expectHydrated(page)
        await expectToFit(page, language)
      }
      await page.goto('/cart')
      await expect(
        page.getByRole('button', { name: language === 'es' ? /^Borrar los vistos/ : 'Clear recently viewed' }),
      ).toBeVisible()
      await expectToFit(page, language)
    })

    test('no dialog cuts off a text at twice the text size', async ({ page, isMobile }) => {
      await page.goto('/shop?category=1')
      await expectHydrated(page)
      if (isMobile) {
        await page.getByRole('button', { name: shopTexts[language].filters }).click()
        await expectToFit(page, language)
        await page.keyboard.press('Escape')
      }
      const card = page.locator('article, .product').filter({ visible: true }).first()
      await card.hover()
      await card.getByRole('button', { name: overlayTexts[language].quickView }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('RD$').first()).toBeVisible()
      await expectToFit(page, language)
      await dialog.getByRole('button', { name: language === 'es' ? 'Comprar ahora' : 'Buy now' }).click()
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible()
      await expectToFit(page, language)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog').getByRole('tab')).toHaveCount(0)
      await page.goto('/contact/faq')
      await expectHydrated(page)
      await page.locator('header button[aria-haspopup=dialog]').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectToFit(page, language)
    })

    test('no page of a purchase or of the account is too wide or cuts off a text at twice the text size', async ({
      page,
      messages,
      store,
    }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await openCartWith(page, store.url, product)
      await expectToFit(page, language)
      await buy(page, messages)
      await expect(page.getByRole('radio', { name: step.cash })).toBeChecked()
      await expectToFit(page, language)
      await openDelivery(page, messages)
      await expect(page.getByRole('radio', { name: messages.pickup })).toBeChecked()
      await expectToFit(page, language)
      await goOn(page, messages)
      await page.getByRole('radio', { name: step.deposit }).check()
      await expectToFit(page, language)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expectHydrated(page)
      await expectToFit(page, language)
      const waiting = await store.latestOrder()
      await page.goto(`/account/orders/${waiting}`)
      await expect(page.locator('form input[type=file]').first()).toBeAttached()
      await expectToFit(page, language)
      const filled = ['', '/orders', '/addresses', '/create-address', '/profile', '/business', '/settings']
      for (const name of [...filled, '/security', '/devices', '/partners', '/payments-methods', '/balance']) {
        await page.goto(`/account${name}`)
        await expectHydrated(page)
        await showWholePage(page)
        await expectToFit(page, language)
      }

      await openCartWith(page, store.url, product)
      await buy(page, messages)
      await page.getByRole('radio', { name: step.cash }).check()
      await placeButton(page, messages).click()
      await expectPlaced(page)
      const id = await store.latestOrder()
      await store.move(id, 'in_process', 'processed', 'delivered')
      await page.goto(`/account/orders/${id}`)
      await expect(page.locator(`main a[href$="/return"]`)).toBeVisible()
      await expectToFit(page, language)
      await page.goto(`/account/orders/${id}/return`)
      await page.locator('main').getByRole('checkbox').first().check()
      // The fields of a chosen product are loaded when they come into the window.
      await showWholePage(page)
      await expect(page.locator('main select')).toHaveCount(1)
      const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
      await page.locator('input[type=file]').first().setInputFiles(picture)
      await expectToFit(page, language)
    })
  })
