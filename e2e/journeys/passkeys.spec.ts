import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, test } from '../shopper.ts'

// A notification that fades in has too little contrast while it does.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a customer adds a passkey, signs out, signs in with it and deletes it', async ({ page, context, baseURL }) => {
  // Browsers make no passkey for an IP address.
  const store = (baseURL as string).replace('127.0.0.1', 'localhost')
  const devTools = await context.newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.goto(`${store}/account/security`)
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('E-mail or username').fill('luis@vitrina.example')
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

  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Passkey deleted' })).toBeVisible()
  await expect(row).toHaveCount(0)
})
