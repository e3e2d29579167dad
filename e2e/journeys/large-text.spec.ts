import type { Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { affordableProduct, buy, expectPlaced, newCustomer, openCartWith, placeButton } from '../checkout.ts'
import { paymentTexts } from '../payment-texts.ts'
import { expect, expectHydrated, goOn, openDelivery, productsWithStock } from '../shopper.ts'
import { test } from '../store-with-staff.ts'

/** The pages of the store for somebody whose browser shows all text at twice its size. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Sets the text of the shown page to twice its size, and expects that the page is no wider than the screen. */
async function expectToFit(page: Page): Promise<void> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  // A browser of a phone zooms out where a page is too wide: `innerWidth` grows with it.
  const { width } = page.viewportSize()!
  const path = new URL(page.url()).pathname
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
}

for (const language of ['en', 'es'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const step = paymentTexts[language]

    test('no public page is wider than the screen at twice the text size', async ({ page, request, store }) => {
      const [first, second] = await productsWithStock(request, 1, 98, store.url)
      const codes = [first!.codarticulo, second!.codarticulo]
      const paths = ['/', '/shop', '/shop?category=1', `/products/${codes[0]}`, `/compare?codes=${codes.join(',')}`]
      for (const path of [...paths, '/contact', '/home/policies/delivery', '/no-such-page']) {
        await page.goto(path)
        await expectHydrated(page)
        await expectToFit(page)
      }
      await page.goto('/cart')
      await expect(
        page.getByRole('button', { name: language === 'es' ? /^Borrar los vistos/ : 'Clear recently viewed' }),
      ).toBeVisible()
      await expectToFit(page)
    })

    test('no page of a purchase is wider than the screen at twice the text size', async ({ page, messages, store }) => {
      await newCustomer(page, store.url)
      const product = await affordableProduct(page)
      await openCartWith(page, store.url, product)
      await expectToFit(page)
      await buy(page, messages)
      await expect(page.getByRole('radio', { name: step.cash })).toBeChecked()
      await expectToFit(page)
      await openDelivery(page, messages)
      await expect(page.getByRole('radio', { name: messages.pickup })).toBeChecked()
      await expectToFit(page)
      await goOn(page, messages)
      await page.getByRole('radio', { name: step.deposit }).check()
      await expectToFit(page)
      await placeButton(page, messages).click()
      await expectPlaced(page)
      await expectHydrated(page)
      await expectToFit(page)
      const waiting = await store.latestOrder()
      await page.goto(`/account/orders/${waiting}`)
      await expect(page.locator('form input[type=file]').first()).toBeAttached()
      await expectToFit(page)

      await openCartWith(page, store.url, product)
      await buy(page, messages)
      await page.getByRole('radio', { name: step.cash }).check()
      await placeButton(page, messages).click()
      await expectPlaced(page)
      const id = await store.latestOrder()
      await store.move(id, 'in_process', 'processed', 'delivered')
      await page.goto(`/account/orders/${id}`)
      await expect(page.locator(`main a[href$="/return"]`)).toBeVisible()
      await expectToFit(page)
      await page.goto(`/account/orders/${id}/return`)
      await page.locator('main select').first().selectOption('1')
      await expect(page.locator('main select')).toHaveCount(2)
      const picture = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
      await page.locator('input[type=file]').first().setInputFiles(picture)
      await expectToFit(page)
    })
  })
