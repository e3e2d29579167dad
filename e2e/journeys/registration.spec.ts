import { expectAccessible } from '../expect-accessible.ts'
import { expect, fillRegistration, test } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`

test('a person registers, and a reload keeps what was typed except the password', async ({ page, messages }) => {
  const email = newEmail()
  await page.goto('/account')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await fillRegistration(dialog, messages, email)
  await expect(dialog.getByRole('radio', { name: 'As a person' })).toBeChecked()
  await expectAccessible(page)

  await page.reload()
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await expect(dialog.getByLabel(messages.email)).toHaveValue(email)
  await expect(dialog.getByLabel(messages.firstName)).toHaveValue('Marina')
  await expect(dialog.getByRole('textbox', { name: messages.password, exact: true })).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { name: messages.acceptPolicies })).not.toBeChecked()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Guayaba')

  await fillRegistration(dialog, messages, email)
  await dialog.getByRole('button', { name: messages.createAccount }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your account is ready' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Hello, Marina')).toBeVisible()
  await expect(page).toHaveURL('/account')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(email)
})

test.describe('in Spanish', () => {
  test.use({ language: 'es' })

  test('a business registers and goes on with its profile', async ({ page, messages }) => {
    await page.goto('/account/orders')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: messages.createAccount }).click()
    await fillRegistration(dialog, messages, newEmail())
    await dialog.getByRole('radio', { name: 'Como negocio' }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: messages.createAccount }).click()

    await expect(page).toHaveURL('/account/business')
    await expect(page.getByRole('heading', { level: 1, name: 'Persona o negocio' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Como negocio/ })).toBeChecked()
    await page.getByLabel('Nombre del negocio').fill('Colmado El Faro')
    await page.getByLabel('RNC', { exact: true }).fill('1-01-85004-3')
    await page.getByLabel('Tipo de negocio').selectOption({ label: 'Tienda al detalle' })
    await page.getByLabel('¿Cada cuánto compras?').selectOption({ label: 'Cada semana' })
    await page.getByRole('radio', { name: /^Para inventario/ }).check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible()
  })
})
