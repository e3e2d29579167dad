import { type SwitchedStore, startSwitchedStore } from '#server/testing/switched-store.ts'
import { expect, expectHydrated, test as base } from '../shopper.ts'

const test = base.extend<object, { store: SwitchedStore }>({
  store: [
    async ({ browserName: _ }, use) => {
      const store = await startSwitchedStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.setTimeout(120_000)
// The store's refusal is the same at every width and in both languages.
test.skip(({ isMobile, language }) => !isMobile || language !== 'en')

const customer = {
  first_name: 'Marina',
  last_name: 'Objío',
  email: 'marina@example.com',
  phone: '18095550142',
  password: 'Guayaba-58!',
  password_confirm: 'Guayaba-58!',
}

test('after staff disable a page, the next change of an open cart opens a dialog, and the change is not lost', async ({
  page,
  messages,
  store,
}) => {
  await page.goto(`${store.url}/products/A`)
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'x-token-transport': 'cookie' }
    await fetch('/api/ecommerce/register/account', { method: 'POST', headers, body })
  }, JSON.stringify(customer))
  await page.reload()
  await expectHydrated(page)
  await store.setPage({ active: false, message: 'Back at eight' })
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Back at eight' })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  expect(await store.countUnits()).toBe(0)
  await store.setPage({ active: true })
  await expect(async () => {
    if (await dialog.isVisible()) await dialog.getByRole('button').click({ timeout: 1_000 })
    await expect(dialog).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect.poll(() => store.countUnits(), { timeout: 30_000 }).toBe(1)
})
