import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, registerNewCustomer, test } from '../shopper.ts'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

test('a customer manages the people who may collect orders, by keyboard too', async ({ page, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/partners')
  await expectHydrated(page)
  await expect(page.getByRole('heading', { name: 'Aún no hay nadie' })).toBeVisible()
  await expectAccessible(page)

  // The first one becomes the default. Pasted numbers come in any writing.
  await page.getByRole('button', { name: 'Agregar persona' }).press('Enter')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const identification = dialog.getByLabel(/^Cédula/)
  await dialog.getByLabel(/^Nombre completo/).fill('Marta Reyes')
  await identification.fill('00013918205')
  await dialog.getByLabel('WhatsApp').fill('18095550124')
  await dialog.getByLabel('WhatsApp').press('Enter')
  await expect(dialog.getByText('Escribe una cédula válida.')).toBeVisible()
  await expect(identification).toBeFocused()
  await expectAccessible(page)
  await identification.fill('001 1391820 5')
  await expect(identification).toHaveValue('001-1391820-5')
  await identification.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Persona autorizada agregada' })).toBeVisible()
  const marta = page.getByRole('listitem').filter({ hasText: 'Marta Reyes' })
  await expect(marta).toContainText('Predeterminada')
  await expect(marta).toContainText('001-1391820-5')
  await expect(marta).toContainText('+1 (809) 555-0124')
  await expect(page.getByRole('button', { name: 'Agregar persona' })).toBeFocused()

  // The same card is refused beside its field; another one with a wrong check digit has to be confirmed.
  await page.getByRole('button', { name: 'Agregar persona' }).click()
  await dialog.getByLabel(/^Nombre completo/).fill('Ramón Tavárez')
  await identification.fill('00113918205')
  await dialog.getByLabel('WhatsApp').fill('829 555 0142')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Esta cédula ya está registrada.')).toBeVisible()
  await identification.fill('03176543210')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: 'La cédula tiene exactamente este número' }).check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ramón Tavárez' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Predeterminar a Ramón Tavárez' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Editar a Ramón Tavárez' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Predeterminada' })).toContainText('Ramón Tavárez')

  // Editing asks nothing about a number that was confirmed before.
  await page.getByRole('button', { name: 'Editar a Ramón Tavárez' }).press('Enter')
  await expect(identification).toHaveValue('031-7654321-0')
  await dialog.getByLabel(/^Nombre completo/).fill('Ramón Emilio Tavárez')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Persona autorizada actualizada' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar a Ramón Emilio Tavárez' })).toBeFocused()

  await page.getByRole('button', { name: 'Eliminar a Ramón Emilio Tavárez' }).press('Enter')
  await expect(dialog).toContainText('Ramón Emilio')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Eliminar a Ramón Emilio Tavárez' })).toBeFocused()
  await page.getByRole('button', { name: 'Eliminar a Ramón Emilio Tavárez' }).click()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Persona autorizada eliminada' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ramón' })).toHaveCount(0)
  await expect(marta).toContainText('Predeterminada')
  await expect(page.getByRole('button', { name: 'Agregar persona' })).toBeFocused()
})

test('a list that does not load says so and loads on the next try', async ({ page, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  await page.route('**/users/partners', (route) => route.abort())
  await page.goto('/account/partners')
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible()
  await page.unroute('**/users/partners')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Aún no hay nadie' })).toBeVisible()
})

test('a visitor is invited to sign in', async ({ page, messages }) => {
  await page.goto('/account/partners')
  await expectHydrated(page)
  await expect(page.getByRole('dialog').getByLabel(messages.nameOrEmail)).toBeVisible()
})

test('a form whose code does not load closes and says so, and opens once the page is loaded again', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/partners')
  await expectHydrated(page)
  await page.route('**/assets/partner-form-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Agregar persona' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No pudimos abrir esto' })).toBeVisible()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Agregar persona' })).toBeFocused()
  await page.unroute('**/assets/partner-form-*.js')
  const reloaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('button', { name: 'Recargar la página' }).click()
  await reloaded
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Agregar persona' }).click()
  await expect(dialog.getByLabel(/^Nombre completo/)).toBeVisible()
})
