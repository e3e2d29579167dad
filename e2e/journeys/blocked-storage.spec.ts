import { addToCart, expect, expectHydrated, test } from '../shopper.ts'

// The pages are the same in every window, and so is what the browser refuses.
test.skip(({ isMobile }) => isMobile)

test('with cookies and site data blocked, pages are shown and a product goes into the cart', async ({ page, words }) => {
  // As Firefox does it: everything that the site could keep throws, the channel to other tabs among it.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
  })
  for (const path of ['/', '/contact', '/checkout', '/account', '/shop?category=9&only_with_existence=true']) {
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.getByRole('main')).toBeVisible()
  }
  const product = page.getByRole('article').getByRole('link').first()
  await product.click()
  await expect(page).toHaveURL(/\/products\//)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await addToCart(page, words)
  await page.getByRole('link', { name: /^Cart, / }).click()
  await expect(page.getByRole('main')).toContainText(name)
})
