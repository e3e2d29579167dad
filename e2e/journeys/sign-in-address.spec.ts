import type { Locator } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, fillRegistration, registerNewCustomer, test } from '../shopper.ts'
import type { Texts } from '../texts.ts'

/** The sign-in by its own address (ACCOUNT-74). */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function signInAs(dialog: Locator, messages: Texts): Promise<void> {
  await dialog.getByLabel(messages.nameOrEmail).fill('luis@vitrina.example')
  await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill('Bahia-2026')
  await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
}

test('a sign-in by its address leads on to the page that it names, and there is no way back to it', async ({
  page,
  messages,
}) => {
  await page.goto('/')
  await page.goto('/auth/sign-in?next=%2Faccount%2Forders%3Fstatus%3Dall')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', { name: messages.signIn })).toHaveAttribute('aria-selected', 'true')
  await signInAs(dialog, messages)
  await expect(page).toHaveURL('/account/orders?status=all')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goto('/auth/sign-in?next=/account/devices')
  await expect(page).toHaveURL('/account/devices')
})

test('the page that opens the dialog by itself preloads no other page before a key is pressed', async ({
  page,
  messages,
}) => {
  const preloads: string[] = []
  page.on('request', (request) => request.url().includes('/preload-pages-') && preloads.push(request.url()))
  await page.goto('/auth/sign-in', { waitUntil: 'networkidle' })
  const name = page.getByRole('dialog').getByLabel(messages.nameOrEmail)
  // On a phone the focus is on the button to close, so that no keyboard opens.
  await expect(page.locator('dialog :focus')).toHaveCount(1)
  expect(preloads).toEqual([])
  await name.press('a')
  await expect.poll(() => preloads.length).toBe(1)
})

test('another site never follows a sign-in', async ({ page, messages, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/api/catalog/products']) {
    await page.goto(`/auth/sign-in?next=${encodeURIComponent(next)}`)
    await expect(page).toHaveURL('/account')
  }
  await page.goto('/auth/forgot-password')
  await expect(page).toHaveURL('/account/security')
  await expect(page.getByRole('main').getByText(messages.email).first()).toBeVisible()
})

test('the sign-up by its address leads to the account, or to what it names', async ({ page, messages }) => {
  await page.goto('/auth/sign-up')
  const dialog = page.getByRole('dialog')
  await fillRegistration(dialog, messages, `e2e-${crypto.randomUUID()}@example.com`)
  await dialog.getByRole('button', { name: messages.createAccount }).click()
  await expect(page).toHaveURL('/account')
})

test('a business that signs up by its address goes on with its profile', async ({ page, messages }) => {
  await page.goto('/auth/sign-up')
  const dialog = page.getByRole('dialog')
  await fillRegistration(dialog, messages, `e2e-${crypto.randomUUID()}@example.com`)
  await dialog.getByText(messages.businessOrCode).click()
  await dialog.getByRole('checkbox', { name: messages.forBusiness }).check()
  await dialog.getByRole('button', { name: messages.createAccount }).click()
  await expect(page).toHaveURL('/account/business')
})

for (const [language, title] of [
  ['en', 'Choose a new password'],
  ['es', 'Elegir una nueva contraseña'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('a forgotten password has an address, whose page stays when the dialog is closed', async ({
      page,
      messages,
    }) => {
      await page.goto('/auth/forgot-password')
      const dialog = page.getByRole('dialog').filter({ visible: true })
      await expect(dialog.getByLabel(messages.email)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(page)
      await page.getByRole('main').getByRole('button', { name: messages.signIn, exact: true }).click()
      await expect(dialog.getByRole('tab', { name: messages.signIn })).toHaveAttribute('aria-selected', 'true')
    })
  })
}

test('the page is the same for everybody, whatever follows it', async ({ page }) => {
  const html = async (path: string) => (await page.request.get(path)).text()
  expect(await html('/auth/sign-in?next=/account/orders')).toBe(await html('/auth/sign-in'))
})

test('inside the app the app signs in', async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard, ReactNativeWebView: { postMessage: (text: string) => heard.push(text) } })
  })
  await page.goto('/auth/sign-up?display=mb')
  await expectHydrated(page)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toContainEqual(JSON.stringify({ source: 'vitrina', type: 'login', tab: 'sign-up' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
