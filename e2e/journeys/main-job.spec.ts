import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/language.ts'
import {
  addToCart,
  begunCheckout,
  buyAndSignUp,
  expect,
  expectHydrated,
  goOn,
  insideZone,
  openDelivery,
  showEnd,
  showWholePage,
  test,
  wholeName,
} from '../shopper.ts'

// The main job of the store: find a phone, add it to a branch's cart as a guest, register on the way, check out, pay on
// delivery, see the order.
for (const [language, way] of [
  ['en', 'pickup'],
  ['es', 'local'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, geolocation: insideZone, permissions: ['geolocation'] })

    test(`from the first visit to an order by ${way}`, async ({ page, messages }) => {
      await page.goto('/')
      await expectHydrated(page)
      // The nearest branch is chosen by the shopper's position.
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('branch=')
      await page.getByRole('combobox', { name: messages.search }).first().fill('Lumen Aria')
      await page.getByRole('combobox', { name: messages.search }).first().press('Enter')
      await expect(page).toHaveURL(/\/shop\?q=Lumen(\+|%20)Aria/)
      // The URL changes before the page: home shows such a product too.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Lumen Aria')
      const product = page
        .getByRole('article')
        .getByRole('link', { name: /Lumen Aria/ })
        .first()
      const name = await wholeName(product)
      await product.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

      await addToCart(page, messages)
      await page.goto('/cart')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.cart)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible()

      await buyAndSignUp(page, messages)
      await expect(page).toHaveURL(begunCheckout)
      await openDelivery(page, messages)
      if (way === 'pickup') {
        await page.getByRole('radio', { name: messages.pickup }).check()
      } else {
        await page.getByRole('radio', { name: messages.localDelivery }).check()
        await page.getByLabel(messages.addressName).fill('Casa')
        await page.getByLabel(messages.province, { exact: true }).selectOption('Distrito Nacional')
        await page.getByLabel(messages.municipality).selectOption({ index: 1 })
        await page.getByLabel(messages.sector).fill('Naco')
        await page.getByLabel(messages.street, { exact: true }).fill('Calle Los Robles')
        await page.getByLabel(messages.house).fill('24')
        // The location comes when it is seen.
        await showWholePage(page)
        await page.getByRole('button', { name: messages.usePosition }).click()
        await expect(page.getByText(messages.inZone)).toBeVisible()
        await page.getByRole('button', { name: messages.saveAddress }).click()
        await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked()
      }
      await page.getByRole('checkbox', { name: messages.wantsReview }).check()
      await goOn(page, messages)
      const review = page.getByRole('region', { name: messages.reviewStep })
      await requestReceipt(page, review, { language, goOn: messages.goOn })
      await goOn(page, messages)
      await page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first().click()

      await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.thanks)
      await expect(page.getByText(messages.dueInCash)).toBeVisible()
      await page.getByRole('link', { name: messages.seeOrder }).click()
      await expect(page).toHaveURL(/\/account\/orders\/1\d{4}$/)
      await expect(page.getByRole('main')).toContainText(name)
      await expect(page.getByRole('main')).toContainText(/ITBISRD\$[\d,.]+ITBISRD\$/)
      await expect(page.getByRole('main')).toContainText('Ferretería Tres Ceibas SRL')
      await showEnd(page, page.getByRole('button', { name: messages.cancelOrder }))
      await page.getByRole('button', { name: messages.cancelOrder }).click()
      await page.getByRole('dialog').getByRole('button', { name: messages.cancelOrder }).click()
      await expect(page.getByRole('button', { name: messages.cancelOrder })).toHaveCount(0)
      await page.goto('/cart')
      await expect(page.getByText(messages.empty)).toBeVisible()
    })
  })
}

const receiptTexts = {
  en: {
    field: 'RNC or cédula',
    unknown: 'does not have this RNC',
    correct: 'Correct it',
    for: 'Invoice in the name of',
  },
  es: { field: 'RNC o cédula', unknown: 'no tiene este RNC', correct: 'Corregirlo', for: 'Factura a nombre de' },
}

/** Writes a tax number that the demo's register does not have, which is asked about, then that of a company in it. */
async function requestReceipt(
  page: Page,
  review: Locator,
  { language, goOn }: { language: Language; goOn: RegExp },
): Promise<void> {
  const texts = receiptTexts[language]
  const field = review.getByLabel(texts.field)
  await field.fill('1-31-55510-1')
  await expect(review.getByText(texts.unknown)).toBeVisible()
  await page.getByRole('button', { name: goOn }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.correct }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field.fill('1-30-55504-4')
  await expect(review.getByText(`${texts.for} Ferretería Tres Ceibas SRL`)).toBeVisible()
}
