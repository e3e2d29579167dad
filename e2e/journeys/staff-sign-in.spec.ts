import type { Locator } from '@playwright/test'
import { codeOf } from '../authenticator.ts'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { newPassword as password } from '../other-device.ts'
import { lastCode } from '../outbox.ts'
import { expect, registerNewCustomer, test } from '../shopper.ts'

/** The first sign-in of a new employee, to whom somebody else gave the password. */

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

let store: ConfiguredStore
test.beforeAll(async () => {
  store = await startConfiguredStore({ DEV: '1' })
})
test.afterAll(async () => {
  await store?.stop()
})

async function signIn(dialog: Locator, email: string, typed: string): Promise<void> {
  await dialog.getByLabel('Correo o nombre de usuario').fill(email)
  await dialog.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(typed)
  await dialog.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }).check()
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a new employee confirms the email, sets an authenticator up, stores the recovery codes and chooses a password', async ({
  page,
}) => {
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await registerNewCustomer(page, store.url, email)
  await store.query('update customers set is_employee = true, must_change_password = true where email = $1', [email])
  await page.context().clearCookies({ name: /vitrina|signed_in/ })
  await page.context().addCookies([{ name: 'language', value: 'es', url: store.url }])
  await page.goto(`${store.url}/auth/sign-in?next=/account/security`)
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await signIn(dialog, email, password)

  const field = dialog.getByLabel('Código de seis dígitos')
  await expect(dialog.getByRole('heading', { name: 'Escribe el código de nuestro correo' })).toBeVisible()
  await field.fill(await lastCode(store.url, email))
  await dialog.getByRole('button', { name: 'Continuar' }).click()

  await expect(dialog.getByRole('heading', { name: 'Configura tu autenticador' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Código QR' })).toBeVisible()
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(secret)
  await expectAccessible(page)
  await field.fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Continuar' }).click()

  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click()

  const newField = dialog.getByRole('textbox', { name: 'Nueva contraseña' })
  await newField.fill(password)
  await dialog.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(dialog.getByText('La contraseña nueva es la actual.')).toBeVisible()
  await expect(newField).toBeFocused()
  await expectAccessible(page)
  await newField.fill('Ceiba-88-sol')
  await dialog.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page).toHaveURL(`${store.url}/account/security`)
  await expect(page.getByText('10 códigos de recuperación sin usar.')).toBeVisible()

  // A device that is remembered never leaves the second factor of staff out.
  await page.context().clearCookies({ name: /access|refresh|signed_in/ })
  await page.reload()
  await signIn(dialog, email, 'Ceiba-88-sol')
  await expect(dialog.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  await field.fill(codeOf(secret, 1))
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('10 códigos de recuperación sin usar.')).toBeVisible()
})
