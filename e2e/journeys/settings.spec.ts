import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { emailOf, newPassword, signInElsewhere } from '../other-device.ts'
import {
  confirmEmail,
  expect,
  expectCustomerKnown,
  expectHydrated,
  productsWithStock,
  registerNewCustomer,
  sendAs,
  test,
} from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Presses a choice and waits until the store has it. */
async function choose(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/users/settings') && response.request().method() === 'PUT',
  )
  await page.getByRole('radio', { name, exact: true }).check()
  expect((await saved).ok()).toBe(true)
}

const rootOf = (page: Page) => page.locator('html')

test('theme and prices that an account chooses hold in its other tab at once, and on its other devices', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const device = await signInElsewhere(browser, { origin, email, userAgent: 'Other device' })
  const [product] = await productsWithStock(page.request, 20, 98)
  const productPath = `/products/${product?.codarticulo}`
  const tab = await context.newPage()
  await tab.goto(productPath)
  await expectHydrated(tab)
  await expect(tab.getByText(/US\$/).filter({ visible: true })).toHaveCount(0)

  await page.goto('/account/settings')
  await expectHydrated(page)
  await expectAccessible(page)
  const emails = page.getByRole('region', { name: 'Emails from the store' })
  await expect(emails.getByText(`They go to ${email}.`)).toBeVisible()
  await expect(emails.getByRole('switch')).toHaveCount(1)
  await expect(emails.getByRole('switch', { name: 'Alert about unknown devices' })).toBeChecked()
  await choose(page, 'Dark')
  await expect(rootOf(page)).toHaveAttribute('data-theme', 'dark')
  await expect(rootOf(tab)).toHaveAttribute('data-theme', 'dark')
  await choose(page, 'RD$ + US$')
  await expect(
    tab
      .getByText(/US\$\s?[\d,.]+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  await device.goto(productPath)
  await expect(rootOf(device)).toHaveAttribute('data-theme', 'dark')
  await expectHydrated(device)
  await expectCustomerKnown(device)
  // A page that is open on the other device follows when it is shown again.
  await choose(page, 'Light')
  await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(rootOf(device)).toHaveAttribute('data-theme', 'light')
  await device.goto('/account/settings')
  await expect(device.getByRole('radio', { name: 'Light', exact: true })).toBeChecked()
  await choose(page, 'Dark')
  await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(device.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked()
  await device.goto(productPath)
  await expect(
    device
      .getByText(/US\$\s?[\d,.]+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await device.context().close()
})

test('a language that an account chooses holds on this page at once, and on another device with its next page', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const device = await signInElsewhere(browser, { origin, email, userAgent: 'Other device' })
  await page.goto('/account/settings')
  await expectHydrated(page)
  await choose(page, 'Español')
  await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible()
  await expectHydrated(page)
  await expectAccessible(page)
  await device.goto('/')
  const stored = async () => (await device.context().cookies()).find(({ name }) => name === 'language')?.value
  await expect.poll(stored).toBe('es')
  const next = await device.context().newPage()
  await next.goto('/cart')
  await expect(rootOf(next)).toHaveAttribute('lang', 'es')
  await device.context().close()
})

test('ACCOUNT-52: news that are not sent are no choice, but who chose them before takes that back', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/settings')
  const later = page.getByText('News and invoices', { exact: true })
  const emails = page.getByRole('region', { name: 'Emails from the store' })
  await expect(emails.getByRole('switch')).toHaveCount(1)
  await expect(later).toHaveCount(0)
  await sendSettings(page, baseURL as string, { notifications: { offers: true } })
  await page.reload()
  await expect(emails.getByText('We do not email these yet. You can take back what you chose before.')).toBeVisible()
  await later.click()
  await expectHydrated(page)
  await expectAccessible(page)
  const offers = emails.getByRole('switch', { name: 'Offers' })
  await expect(offers).toBeChecked()
  const taken = page.waitForResponse((response) => response.request().method() === 'PUT')
  await offers.uncheck()
  expect((await taken).ok()).toBe(true)
  // It stays until the page is left, for who changes their mind.
  await expect(offers).not.toBeChecked()
  await page.reload()
  await expect(emails.getByRole('switch')).toHaveCount(1)
  await expect(later).toHaveCount(0)
})

for (const isChosen of [true, false])
  test(`ACCOUNT-53: at a sign-in ${isChosen ? 'a language that was chosen in the browser stays, and becomes the account’s' : 'the account’s language shows at once where the browser has chosen none'}`, async ({
    page,
    context,
    messages,
    baseURL,
  }) => {
    const origin = baseURL as string
    const email = `e2e-${crypto.randomUUID()}@example.com`
    await registerNewCustomer(page, origin, email)
    await confirmEmail(page, origin, email)
    await sendSettings(page, origin, { language: 'es' })
    await sendAs(page, { origin, path: 'logout', data: {} })
    if (!isChosen) await context.clearCookies({ name: 'language' })

    await page.goto('/account')
    await expectHydrated(page)
    const dialog = page.getByRole('dialog').filter({ visible: true })
    await dialog.getByLabel(messages.nameOrEmail).fill(email)
    await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill(newPassword)
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/users/settings') && response.request().method() === (isChosen ? 'PUT' : 'GET'),
    )
    await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
    await saved
    await expect(page.getByRole('main')).toContainText(email)
    const language = isChosen ? 'en' : 'es'
    await expect(rootOf(page)).toHaveAttribute('lang', language)
    expect((await readSettings(page)).language).toBe(language)
    await page.reload()
    await expect(rootOf(page)).toHaveAttribute('lang', language)
  })

// ACCOUNT-88, SEARCH-24
test('a phone that a visitor chose moves into the account, holds on another device, and is removed from both', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL as string
  const offer = 'Only for your Lumen Aria 12 Pro'
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('phone', JSON.stringify(['lumen/Aria 12 Pro'])))
  await registerNewCustomer(page, origin)
  await page.goto('/shop?category=34')
  // On a busy machine the first page, which hydrates meanwhile, may have moved the phone before this one did.
  await expect.poll(() => storedPhone(page)).toBe('lumen/Aria 12 Pro')

  const device = await signInElsewhere(browser, { origin, email: await emailOf(page), userAgent: 'Other device' })
  await device.goto('/shop?category=34')
  await expect(device.getByRole('link', { name: offer })).toBeVisible()
  await expectCustomerKnown(device)
  const removed = device.waitForResponse((response) => response.request().method() === 'PUT')
  await device.getByRole('button', { name: 'Remove your phone: Lumen Aria 12 Pro' }).click()
  await expect(device.getByRole('link', { name: offer })).toHaveCount(0)
  expect((await removed).ok()).toBe(true)

  await page.goto('/account/settings')
  await expect(page.getByText('You have not chosen a phone.')).toBeVisible()
  await page.goto('/shop?category=34')
  await expectHydrated(page)
  await expectCustomerKnown(page)
  await expect(page.getByRole('link', { name: offer })).toHaveCount(0)
})

test('the settings show the phone of the account, and remove it', async ({ page, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  await sendSettings(page, baseURL as string, { phone: 'lumen/Aria 12 Pro' })
  await page.goto('/account/settings')
  const section = page.getByRole('region', { name: 'Your phone' })
  await expect(section.getByText('Lumen Aria 12 Pro', { exact: true })).toBeVisible()
  await section.getByRole('button', { name: 'Remove phone' }).click()
  await expect(section.getByText('You have not chosen a phone.')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.reload()
  await expect(section.getByText('You have not chosen a phone.')).toBeVisible()
})

const storedPhone = async (page: Page): Promise<unknown> => (await readSettings(page)).phone

async function readSettings(page: Page): Promise<{ phone: unknown; language: unknown }> {
  const response = await page.request.get('/api/ecommerce/users/settings')
  const { data } = (await response.json()) as { data: { settings: { phone: unknown; language: unknown } } }
  return data.settings
}

async function sendSettings(page: Page, origin: string, data: object): Promise<void> {
  const response = await page.request.put(`${origin}/api/ecommerce/users/settings`, { data, headers: { origin } })
  expect(response.ok()).toBe(true)
}
