import { makePicture } from '#server/testing/make-picture.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, registerNewCustomer, showWholePage, test } from '../shopper.ts'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

test('a customer states date of birth and gender, and what is wrong is said beside its field', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/profile')
  await expectHydrated(page)
  const form = page.getByRole('form', { name: 'Perfil' })
  const birthDate = form.getByRole('group', { name: /^Fecha de nacimiento/ })
  const [day, month, year] = ['Día', 'Mes', 'Año'].map((name) => birthDate.getByLabel(name))
  const write = async (...parts: string[]) => {
    await day!.fill(parts[0]!)
    await month!.fill(parts[1]!)
    await year!.fill(parts[2]!)
  }
  const gender = form.getByLabel(/^Género/)
  const save = form.getByRole('button', { name: 'Guardar cambios' })
  await expect(day!).toHaveAttribute('autocomplete', 'bday-day')
  // Too young: all of it is wrong. A part that is missing is wrong alone.
  await write('31', '5', '2025')
  await save.click()
  await expect(day!).toBeFocused()
  await expect(day!).toHaveAttribute('aria-invalid', 'true')
  await expect(birthDate).toContainText('Debes tener de 13 a 120 años')
  await expectAccessible(page)
  await write('31', '', '1990')
  await save.click()
  await expect(month!).toBeFocused()
  await expect(year!).not.toHaveAttribute('aria-invalid')
  await expect(birthDate).toContainText('una fecha que exista')
  await write('31', '5', '1990')
  await gender.selectOption({ label: 'Femenino' })
  await save.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Perfil guardado' })).toBeVisible()

  await page.reload()
  await expect(day!).toHaveValue('31')
  await expect(month!).toHaveValue('5')
  await expect(year!).toHaveValue('1990')
  await expect(gender.locator('option:checked')).toHaveText('Femenino')
  await write('', '', '')
  await gender.selectOption({ label: 'Sin indicar' })
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: 'Perfil guardado' })).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Nombre', { exact: true })).toHaveValue('Marina')
  await expect(year!).toHaveValue('')
})

test('a name without a letter is refused at its field, and what is not saved is not left without a word', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/settings')
  await page.goto('/account/profile')
  await expectHydrated(page)
  const form = page.getByRole('form', { name: 'Perfil' })
  const name = form.getByLabel('Nombre', { exact: true })
  await name.fill('123')
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(name).toBeFocused()
  await expect(form).toContainText('Escribe un nombre con letras.')
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' })
  const overview = page.locator('main nav a[href="/account"]').filter({ visible: true }).first()
  await overview.click()
  await expect(question).toContainText('se pierde al salir')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Quedarme aquí' }).click()
  await expect(name).toHaveValue('123')
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Quedarme aquí' }).click()
  // The browser asks in its own words before the tab is closed or loaded again.
  const dialog = page.waitForEvent('dialog')
  const reloaded = page.reload()
  await (await dialog).accept()
  await reloaded
  await expectHydrated(page)
  await name.fill('Marina Luz')
  await form.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Perfil guardado' })).toBeVisible()
  await overview.click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(question).toHaveCount(0)
})

test('a customer chooses a picture, replaces it and removes it; a file that is none is refused', async ({
  page,
  baseURL,
}) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/profile')
  await showWholePage(page)
  await expectHydrated(page)
  const section = page.getByRole('region', { name: 'Foto de perfil' })
  const input = section.locator('input[type=file]')
  await expect(section.getByText('Elegir una foto')).toBeVisible()
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(section.getByRole('alert')).not.toBeEmpty()
  await expectAccessible(page)

  const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
  await input.setInputFiles(picture)
  await expect(page.getByRole('status').filter({ hasText: 'Foto guardada' })).toBeVisible()
  await expect(section.getByRole('alert')).toHaveCount(0)
  const shown = section.locator('img')
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  const first = await shown.getAttribute('src')
  await expectAccessible(page)
  await input.setInputFiles(picture)
  await expect(shown).not.toHaveAttribute('src', first as string)
  expect((await page.request.get(first as string)).status()).toBe(404)

  await section.getByRole('button', { name: 'Quitar' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Foto quitada' })).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.reload()
  await expect(section.getByText('Elegir una foto')).toBeVisible()
  await expect(shown).toHaveCount(0)
})
