import { type SwitchedStore, startSwitchedStore } from '#server/testing/switched-store.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
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

async function register(page: Page, email: string): Promise<void> {
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-token-transport': 'cookie' }
      await fetch('/api/ecommerce/register/account', { method: 'POST', headers, body })
    },
    JSON.stringify({ ...customer, email }),
  )
}

test('after staff disable a page, the next change of an open cart opens a dialog, and the change is not lost', async ({
  page,
  messages,
  store,
}) => {
  await page.goto(`${store.url}/products/A`)
  await register(page, customer.email)
  await page.reload()
  await expectHydrated(page)
  await store.setPage({ active: false, message: 'Back at eight' })
  await page.getByRole('button', { name: messages.addToCart, exact: true }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Back at eight' })
  await expect(dialog).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const tryAgain = dialog.getByRole('button', { name: 'Try again' })
  expect(await store.countUnits()).toBe(0)
  await store.setPage({ active: true })
  await expect(async () => {
    if (await dialog.isVisible()) await tryAgain.click({ timeout: 1_000 })
    await expect(dialog).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  await expect.poll(() => store.countUnits(), { timeout: 30_000 }).toBe(1)
})

test('while the page is disabled the account leads to the page about the works, and back once it is open', async ({
  page,
  store,
}) => {
  await page.goto(`${store.url}/contact`)
  await register(page, 'berta@example.com')
  await store.setPage({ active: false, message: 'Back at eight' })
  await expect(async () => {
    await page.goto(`${store.url}/account/profile`)
    await expect(page).toHaveURL(/\/account\/infoworks$/, { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are working on the store')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Back at eight')).toBeVisible()
  await expectAccessible(page)
  await store.setPage({ active: true })
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 })
    await expect(page.getByRole('link', { name: 'Go to my account' })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Go to my account' }).click()
  await expect(page).toHaveURL(/\/account\/profile$/)
  await expect(page.getByLabel('First name')).toHaveValue('Marina')
})

test('while employees are blocked the pages of the account show it to an employee, and to nobody else', async ({
  page,
  store,
}) => {
  await page.goto(`${store.url}/contact`)
  await register(page, 'carla@example.com')
  await store.setPage({ active: true, employee_active: false })
  await page.goto(`${store.url}/account/settings`)
  await expect(page.getByRole('heading', { name: 'Language and appearance' })).toBeVisible()
  await store.employ('carla@example.com')
  const dialog = page.getByRole('dialog', { name: 'You do not have permission at this time' })
  await expect(async () => {
    await page.goto(`${store.url}/account/settings`)
    await expect(dialog).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Understood' }).click()
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Language and appearance' })).toBeHidden()
})
