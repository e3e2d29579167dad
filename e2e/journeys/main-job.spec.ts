import { expect, expectHydrated, fillRegistration, insideZone, test } from '../shopper.ts'

// The whole main job: find a phone, put it into a branch's cart as a guest, sign up on the way, check out, pay on
// delivery, see the order.
for (const [language, way] of [
  ['en', 'pickup'],
  ['es', 'local'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, geolocation: insideZone, permissions: ['geolocation'] })

    test(`from the first visit to an order by ${way}`, async ({ page, words }) => {
      await page.goto('/')
      await expectHydrated(page)
      // The nearest branch is chosen by the position.
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('branch=')
      await page.getByRole('combobox', { name: words.search }).first().fill('Lumen Aria')
      await page.getByRole('combobox', { name: words.search }).first().press('Enter')
      await expect(page).toHaveURL(/\/shop\?q=Lumen(\+|%20)Aria/)
      const product = page
        .getByRole('article')
        .getByRole('link', { name: /Lumen Aria/ })
        .first()
      const name = await product.innerText()
      await product.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

      await page.getByRole('button', { name: words.addToCart, exact: true }).filter({ visible: true }).first().click()
      await page.goto('/cart')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.cart)
      await expect(page.getByRole('main')).toContainText(name)

      await page.getByRole('button', { name: words.buy }).filter({ visible: true }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('tab', { name: words.createAccount }).click()
      await fillRegistration(dialog, words, `e2e-${crypto.randomUUID()}@example.com`)
      await dialog.getByRole('button', { name: words.createAccount }).click()

      await expect(page).toHaveURL(/\/checkout$/)
      if (way === 'pickup') {
        await page.getByRole('radio', { name: words.pickup }).check()
      } else {
        await page.getByRole('radio', { name: words.localDelivery }).check()
        await page.getByLabel(words.addressName).fill('Casa')
        await page.getByLabel(words.province).selectOption('Distrito Nacional')
        await page.getByLabel(words.municipality).selectOption({ index: 1 })
        await page.getByLabel(words.sector).fill('Naco')
        await page.getByLabel(words.street, { exact: true }).fill('Calle Los Robles')
        await page.getByLabel(words.house).fill('24')
        await page.getByRole('button', { name: words.usePosition }).click()
        await expect(page.getByText(words.inZone)).toBeVisible()
        await page.getByRole('button', { name: words.saveAddress }).click()
        await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked()
      }
      await page.getByRole('region', { name: words.deliveryStep }).getByRole('button', { name: words.goOn }).click()
      await page.getByRole('region', { name: words.reviewStep }).getByRole('button', { name: words.goOn }).click()
      await page.getByRole('button', { name: words.placeOrder }).filter({ visible: true }).first().click()

      await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
      await page.getByRole('link', { name: words.seeOrders }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.orders)
      await page
        .getByRole('main')
        .getByRole('link', { name: /1\d{4}/ })
        .first()
        .click()
      await expect(page.getByRole('main')).toContainText(name)
      await page.getByRole('button', { name: words.cancelOrder }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.cancelOrder }).click()
      await expect(page.getByRole('button', { name: words.cancelOrder })).toHaveCount(0)
      await page.goto('/cart')
      await expect(page.getByText(words.empty)).toBeVisible()
    })
  })
}
