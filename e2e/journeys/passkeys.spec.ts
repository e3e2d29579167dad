import type { Page } from '@playwright/test'
import { codeOf } from '../authenticator.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { newPassword } from '../other-device.ts'
import { confirmEmail, expect, expectHydrated, registerNewCustomer, test } from '../shopper.ts'

// A notification that fades in has too little contrast while it does.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The store's origin at a host with a name: browsers make no passkey for an IP address. */
const originOf = (baseURL: string | undefined) => (baseURL as string).replace('127.0.0.1', 'localhost')

/** Adds a virtual authenticator to the browser; gives what says whether its owner touches it. */
async function addAuthenticator(page: Page): Promise<(enabled: boolean) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return (enabled) => devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
}

test('a customer adds a passkey, signs out, signs in with it, renames and deletes it', async ({
  page,
  context,
  baseURL,
}) => {
  const store = originOf(baseURL)
  await addAuthenticator(page)
  await page.goto(`${store}/account/security`)
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('Email or username').fill('luis@vitrina.example')
  await dialog.getByLabel('Password', { exact: true }).fill('Bahia-2026')
  await expect(dialog.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

  const name = `Key ${test.info().project.name}`
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrome/)
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText('Not used yet')
  await expectAccessible(page)

  // The session ends; the browser fills the passkey in as soon as the form asks for a name.
  await context.clearCookies()
  await page.goto(`${store}/account/security`)
  await expectHydrated(page)
  await expect(row).toContainText('Last used')

  // By keyboard alone: Escape leaves the name, an empty one is refused beside its field, Enter saves.
  const rename = page.getByRole('button', { name: `Rename ${name}` })
  const field = page.getByRole('form', { name: `Rename ${name}` }).getByLabel('Name')
  await rename.press('Enter')
  await expect(field).toBeFocused()
  await page.keyboard.type('Another')
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(name)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Write a name.')
  await expectAccessible(page)
  const newName = `Laptop ${test.info().project.name}`
  await page.keyboard.type(newName)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Passkey renamed' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Rename ${newName}` })).toBeFocused()
  await expectAccessible(page)

  const renamed = page.getByRole('listitem').filter({ hasText: newName })
  await renamed.getByRole('button', { name: `Delete ${newName}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Passkey deleted' })).toBeVisible()
  await expect(renamed).toHaveCount(0)
})

test('whoever is asked for the code of the authenticator may take a passkey in its place', async ({
  page,
  context,
  baseURL,
}) => {
  const store = originOf(baseURL)
  const touches = await addAuthenticator(page)
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await registerNewCustomer(page, store, email)
  await confirmEmail(page, store, email)
  const send = async (path: string, data: object) =>
    (await (
      await page.request.post(`${store}/api/ecommerce/${path}`, {
        data,
        headers: { 'x-token-transport': 'cookie', origin: store },
      })
    ).json()) as { data: { secret: string } }
  const { secret } = (await send('users/mfa/totp', {})).data
  await send('users/mfa/totp/verify', { code: codeOf(secret) })
  await page.goto(`${store}/account/security`)
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Not used yet')).toBeVisible()

  // The browser would fill the passkey in while the form asks for a name.
  await touches(false)
  await context.clearCookies({ name: /access|refresh|signed_in/ })
  await page.reload()
  await dialog.getByLabel('Email or username').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  await expectAccessible(page)
  await touches(true)
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('Last used')).toBeVisible()
})
