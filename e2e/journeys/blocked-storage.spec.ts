import { addToCart, expect, expectHydrated, fillRegistration, test } from '../shopper.ts'

// The pages and the browser's refusals are the same at every width.
test.skip(({ isMobile }) => isMobile)

test.beforeEach(async ({ page }) => {
  // As in Firefox: every API that stores data throws, including the channel to other tabs.
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
  })
})

test('with cookies and site data blocked, pages are shown and a product goes into the cart', async ({
  page,
  messages,
}) => {
  for (const path of ['/', '/contact', '/checkout', '/account', '/shop?category=9&only_with_existence=true']) {
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.getByRole('main')).toBeVisible()
  }
  const product = page.getByRole('article').getByRole('link').first()
  await product.click()
  await expect(page).toHaveURL(/\/products\//)
  await addToCart(page, messages)
  const name = (await page.getByRole('heading', { level: 1 }).textContent())!
  await page.getByRole('link', { name: /^Cart, / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.cart)
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})

for (const [language, reason] of [
  ['en', 'Your browser blocks the cookies of this site'],
  ['es', 'Tu navegador bloquea las cookies de este sitio'],
] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('where cookies are blocked, signing in and registering say so and send no request', async ({
      page,
      messages,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => {
        if (/\/(sign-in|register)/.test(request.url()) && request.method() === 'POST')
          sent.push(new URL(request.url()).pathname)
      })
      await page.goto('/account')
      await expectHydrated(page)
      const dialog = page.getByRole('dialog').filter({ visible: true })
      await dialog.getByLabel(messages.nameOrEmail).fill('ana@vitrina.example')
      await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill('Mango-2026')
      await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
      await expect(dialog.getByRole('alert')).toContainText(reason)
      await dialog.getByRole('tab', { name: messages.createAccount }).click()
      await fillRegistration(dialog, messages, 'marina@example.com')
      await dialog.getByRole('button', { name: messages.createAccount }).click()
      await expect(dialog.getByRole('alert')).toContainText(reason)
      expect(sent).toEqual([])
    })
  })
}
