import type { Locator, Page } from '@playwright/test'
import { codeOf } from '../authenticator.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { lastCode } from '../outbox.ts'
import { confirmEmail, expect, registerNewCustomer, sendAs, test } from '../shopper.ts'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

const password = 'Guayaba-58!'

/** Registers a customer through the API and gives the email. */
async function registered(page: Page, origin: string): Promise<string> {
  await registerNewCustomer(page, origin)
  const response = await page.request.post(`${origin}/api/ecommerce/login`, {
    data: {},
    headers: { 'x-token-transport': 'cookie', origin },
  })
  return ((await response.json()) as { data: { user: { email: string } } }).data.user.email
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true })

/** Opens the account as a visitor, who gets the login modal. */
async function openAsVisitor(page: Page): Promise<Locator> {
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'language', value: 'es', url: new URL(page.url()).origin }])
  await page.goto('/account/security')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('tab', { name: 'Entrar' })).toBeVisible()
  return dialog
}

async function signInWithPassword(dialog: Locator, email: string, typed = password): Promise<void> {
  await dialog.getByLabel('Correo o nombre de usuario').fill(email)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(typed)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function writeCode(dialog: Locator, origin: string, email: string): Promise<void> {
  const code = dialog.getByLabel('Código de seis dígitos')
  await expect(code).toBeVisible()
  await code.fill(await lastCode(origin, email))
  await dialog.getByRole('button', { name: 'Continuar' }).click()
}

/** Registers a customer with a confirmed email, which a second factor needs, through the API; gives the email. */
async function registeredAndConfirmed(page: Page, origin: string): Promise<string> {
  const email = await registered(page, origin)
  await confirmEmail(page, origin, email)
  return email
}

/** Sets an authenticator up on the security page; gives its secret and the first of its recovery codes. */
async function setUpAuthenticator(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Configurar una aplicación' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Código de seis dígitos').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Activar' }).click()
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
  return { secret, recoveryCode }
}

test('a customer sets an authenticator up, and signs in with its code and with a recovery code', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL as string
  const email = await registeredAndConfirmed(page, origin)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Configurar una aplicación' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Continuar' }).press('Enter')
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
  await expect(dialog.getByRole('img', { name: 'Código QR' })).toBeVisible()
  // The button is gone: the focus goes on in the new step.
  await expect(dialog.locator(':focus')).toBeVisible()
  await expectAccessible(page)
  const field = dialog.getByLabel('Código de seis dígitos')
  await field.fill('12')
  await field.press('Enter')
  await expect(dialog.getByText('Escribe los seis dígitos del código.')).toBeVisible()
  await field.fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Activar' }).click()
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(page.getByText('Activada')).toBeVisible()

  const modal = await openAsVisitor(page)
  await signInWithPassword(modal, email)
  await expect(modal.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  await expectAccessible(page)
  await modal.getByLabel('Código de seis dígitos').fill(codeOf(secret, 1))
  await modal.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('10 códigos de recuperación sin usar.')).toBeVisible()

  await openAsVisitor(page)
  await signInWithPassword(modal, email)
  await modal.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await modal.getByLabel('Código de recuperación').fill(recoveryCode)
  await modal.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('9 códigos de recuperación sin usar.')).toBeVisible()
})

test('a customer allows codes by text message, and signs in with one instead of the authenticator’s', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL as string
  const email = await registeredAndConfirmed(page, origin)
  const phone = `1809555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`
  await sendAs(page, { origin, path: 'users/send-phone-verification-code', data: { phone } })
  const verification_code = await lastCode(origin, phone)
  await sendAs(page, { origin, path: 'users/verify-phone-verification-code', data: { verification_code } })
  await setUpAuthenticator(page)
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Permitir códigos por mensaje' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Permitir códigos por mensaje' }).click()
  await expect(page.getByText(/También sirve un código por mensaje de texto/)).toBeVisible()

  const modal = await openAsVisitor(page)
  await signInWithPassword(modal, email)
  await modal.getByRole('button', { name: 'Usar un código por mensaje de texto' }).click()
  await expect(modal.getByRole('heading', { name: 'Escribe el código de nuestro mensaje de texto' })).toBeVisible()
  await expect(modal.getByText(`+1 (•••) •••-••${phone.slice(-2)}`)).toBeVisible()
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Usar la aplicación de autenticación' }).click()
  await expect(modal.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  await modal.getByRole('button', { name: 'Usar un código por mensaje de texto' }).click()
  await modal.getByLabel('Código de seis dígitos').fill(await lastCode(origin, phone))
  await modal.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('10 códigos de recuperación sin usar.')).toBeVisible()
})

test('on a trusted device a customer proves with a recovery code who they are before a change', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL as string
  const email = await registeredAndConfirmed(page, origin)
  const { secret, recoveryCode } = await setUpAuthenticator(page)
  const modal = await openAsVisitor(page)
  await modal.getByLabel('Recordarme en este dispositivo').check()
  await signInWithPassword(modal, email)
  await expect(modal.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  await modal.getByLabel('Código de seis dígitos').fill(codeOf(secret, 1))
  await modal.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('1 dispositivo entra sin el código.')).toBeVisible()
  await sendAs(page, { origin, path: 'logout', data: {} })
  await page.goto('/account/security')
  await signInWithPassword(modal, email)

  await page.getByRole('button', { name: 'Nuevos códigos de recuperación' }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Nuevos códigos de recuperación' }).click()
  await dialog.getByLabel('Contraseña', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog.getByLabel('Código de seis dígitos')).toBeVisible()
  await dialog.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog.getByText('Escribe un código de recuperación.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Código de recuperación').fill(recoveryCode)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await dialog.getByRole('button', { name: 'Nuevos códigos de recuperación' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
})

test('a customer replaces a forgotten password, and signs in with a code instead of it', async ({ page, baseURL }) => {
  const origin = baseURL as string
  const email = await registered(page, origin)
  await page.goto('/account/security')
  const dialog = await openAsVisitor(page)
  await dialog.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  await dialog.getByLabel('Correo', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Enviar el código' }).click()
  await expect(dialog.getByText(/El código vale por (29:5|30:0)/)).toBeVisible()
  const code = await lastCode(origin, email)
  const field = dialog.getByLabel('Código de seis dígitos')
  await field.fill(code === '000000' ? '111111' : '000000')
  await dialog.getByLabel('Nueva contraseña', { exact: true }).fill('Cereza-77!')
  await dialog.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(dialog.getByText('Código incorrecto, se ha enviado un nuevo código')).toBeVisible()
  await expectAccessible(page)
  await field.fill(code)
  await dialog.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByText(email)).toBeVisible()

  await openAsVisitor(page)
  await dialog.getByLabel('Correo o nombre de usuario').fill(email)
  await dialog.getByRole('button', { name: 'Recibir un código por correo' }).click()
  await writeCode(dialog, origin, email)
  await expect(page.getByText(email)).toBeVisible()
})

test('a customer changes the password and the email', async ({ page, baseURL }) => {
  const origin = baseURL as string
  const email = await registered(page, origin)
  await page.goto('/account/security')
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill('Guayaba-59!')
  await dialog.getByLabel('Nueva contraseña', { exact: true }).fill('Cereza-77!')
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(dialog.getByText('La contraseña actual no es correcta. Inténtalo de nuevo.')).toBeVisible()
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tu contraseña cambió.' })).toBeVisible()

  const newEmail = `nueva-${email}`
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await dialog.getByLabel('Nuevo correo').fill(newEmail)
  await dialog.getByRole('button', { name: 'Enviar el código' }).click()
  const code = dialog.getByLabel('Código de seis dígitos')
  await expect(code).toBeVisible()
  await expect(dialog.locator(':focus')).toBeVisible()
  await code.fill(await lastCode(origin, newEmail))
  await dialog.getByRole('button', { name: 'Cambiar correo' }).click()
  await expect(page.getByText(newEmail)).toBeVisible()
})

test('a customer who does not know the password chooses one with a code, and signs in with it', async ({
  page,
  baseURL,
}) => {
  const email = await registered(page, baseURL as string)
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await dialogOf(page)
    .getByRole('button', { name: /recibir un código/ })
    .click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Correo', { exact: true }).fill(email)
  await dialog.getByRole('button', { name: 'Enviar el código' }).click()
  await expect(dialog.getByLabel('Código de seis dígitos')).toBeVisible()
  await dialog.getByLabel('Código de seis dígitos').fill(await lastCode(baseURL as string, email))
  await dialog.getByLabel('Nueva contraseña', { exact: true }).fill('Tamarindo-71!')
  await dialog.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await signInWithPassword(await openAsVisitor(page), email, 'Tamarindo-71!')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
