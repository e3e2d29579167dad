import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { lastCode } from '../outbox.ts'
import { addToCart, expect, expectHydrated, registerNewCustomer, test, showWholePage } from '../shopper.ts'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

let store: ConfiguredStore
test.beforeAll(async () => {
  store = await startConfiguredStore({ DEV: '1' })
})
test.afterAll(() => store?.stop())

test('in the account a customer confirms the phone number, then changes it', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: store.url }])
  await registerNewCustomer(page, store.url)
  await page.goto(`${store.url}/account/profile`)
  await showWholePage(page)
  await page.getByRole('button', { name: 'Confirmar número' }).press('Enter')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expect(dialog).toContainText('+1 (809) 555-0142')
  await expectAccessible(page)

  // Closed and opened again within a minute, the dialog sends no second code.
  const code = await lastCode(store.url, '18095550142')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Confirmar número' })).toBeFocused()
  await page.getByRole('button', { name: 'Confirmar número' }).click()
  const field = dialog.getByLabel('Código de seis dígitos')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await lastCode(store.url, '18095550142')).toBe(code)

  // A wrong code is refused beside its field; the store's words stand there.
  await field.fill(code === '111111' ? '222222' : '111111')
  await dialog.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(dialog.getByText('El código no es correcto. Inténtalo de nuevo.')).toBeVisible()
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill(code)
  await expect(field).toHaveValue(`${code.slice(0, 3)}-${code.slice(3)}`)
  await field.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Número de teléfono confirmado' })).toBeVisible()
  await expect(page.getByText('Tu número de teléfono está confirmado.')).toBeVisible()
  // The number stands on the page once, and no longer in a field; the focus is on the button that changes it.
  const main = page.getByRole('main')
  await expect(main.getByText('+1 (809) 555-0142')).toHaveCount(1)
  await expect(main.getByLabel('Teléfono', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cambiar número' })).toBeFocused()

  // What is written in the other fields stays while the number changes.
  await main.getByLabel('Nombre', { exact: true }).fill('Altagracia')
  await page.getByRole('button', { name: 'Cambiar número' }).click()
  await dialog.getByLabel('Nuevo número de teléfono').fill('829 555 0177')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog).toContainText('+1 (829) 555-0177')
  await field.fill(await lastCode(store.url, '18295550177'))
  await field.press('Enter')
  // The dialog that closes has the number too.
  await expect(main.getByRole('form', { name: 'Perfil' }).getByText('+1 (829) 555-0177')).toBeVisible()
  await expect(main.getByLabel('Nombre', { exact: true })).toHaveValue('Altagracia')
  await expect(page.getByRole('button', { name: 'Cambiar número' })).toBeFocused()
})

test('a customer proves who they are before another number takes the place of a confirmed one', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: store.url }])
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await registerNewCustomer(page, store.url, email)
  await store.query('update customers set phone_verified_at = now() where email = $1', [email])
  // As if the sign-in was long ago.
  const expireProof = () =>
    store.query(
      'update sessions set authenticated_at = null where customer_id = (select id from customers where email = $1)',
      [email],
    )
  await expireProof()
  await page.goto(`${store.url}/account/profile`)
  await showWholePage(page)
  // The one that `registerNewCustomer` chooses.
  const password = 'Guayaba-58!'
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const passwordField = dialog.getByLabel('Contraseña', { exact: true })

  // With a code: the number that was typed stays, also where the proof is not given.
  await page.getByRole('button', { name: 'Cambiar número' }).click()
  const number = dialog.getByLabel('Nuevo número de teléfono')
  await number.fill('829 555 0178')
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(passwordField).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(number).toHaveValue('+1 (829) 555-0178')
  await number.press('Enter')
  await passwordField.fill(password)
  await passwordField.press('Enter')
  await expect(dialog).toContainText('+1 (829) 555-0178')
  await expireProof()
  const code = dialog.getByLabel('Código de seis dígitos')
  await code.fill(await lastCode(store.url, '18295550178'))
  await code.press('Enter')
  await passwordField.fill(password)
  await passwordField.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Número de teléfono confirmado' })).toBeVisible()

  // In the profile, of a store without text messages: nothing is saved before the proof, everything after it.
  await expireProof()
  await page.route('**/users/is-phone-number-validated', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace('"can_be_validated":true', '"can_be_validated":false') })
  })
  await page.reload()
  await expectHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Cambiar número' }).click()
  const phone = main.getByLabel('Teléfono', { exact: true })
  await expect(phone).toHaveValue('+1 (829) 555-0178')
  await expect(phone).toBeFocused()
  await main.getByLabel('Nombre', { exact: true }).fill('Altagracia')
  await phone.fill('849 555 0179')
  await main.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  await expect(passwordField).toBeFocused()
  await expectAccessible(page)
  const stored = () => store.query('select first_name, phone from customers where email = $1', [email])
  expect(await stored()).toMatchObject([{ phone: '18295550178' }])
  await passwordField.fill('Otra-2026')
  await passwordField.press('Enter')
  await expect(passwordField).toHaveAttribute('aria-invalid', 'true')
  await passwordField.fill(password)
  await passwordField.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Perfil guardado' })).toBeVisible()
  await page.unroute('**/users/is-phone-number-validated')
  await page.reload()
  await expect(page.getByText('Aún no has confirmado tu número de teléfono.')).toBeVisible()
  expect(await stored()).toEqual([{ first_name: 'Altagracia', phone: '18495550179' }])
})

test('where staff require it, a customer confirms the number on the way to the checkout', async ({
  page,
  messages,
}) => {
  await store.set({ validate_phone_on_checkout: true })
  await page.context().addCookies([
    { name: 'branch', value: '1', url: store.url },
    { name: 'language', value: 'es', url: store.url },
  ])
  await registerNewCustomer(page, store.url)
  const response = await page.request.get(
    `${store.url}/api/catalog/products?place=1&only_with_existence=true&order_by=price_desc&limit=96`,
  )
  const { data } = (await response.json()) as { data: { docs: { codarticulo: string }[] } }
  await page.goto(`${store.url}/products/${data.docs[0]!.codarticulo}`)
  await expectHydrated(page)
  await addToCart(page, messages)
  await page.goto(`${store.url}/cart`)
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const field = dialog.getByLabel('Código de seis dígitos')

  // To another number and back: the first code stays valid.
  await expect(field).toBeVisible()
  const code = await lastCode(store.url, '18095550142')
  await dialog.getByRole('button', { name: 'Usar otro número' }).press('Enter')
  // The focus is in the new step, not lost with the button.
  await expect(dialog.locator(':focus')).toBeVisible()
  await dialog.getByLabel('Nuevo número de teléfono').fill('849 555 0188')
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  await expect(dialog).toContainText('+1 (849) 555-0188')
  await dialog.getByRole('button', { name: 'Volver a mi número' }).click()
  await expect(dialog).toContainText('+1 (809) 555-0142')
  await field.fill(code)
  await field.press('Enter')
  await expect(page).toHaveURL(/\/checkout/)
  await expect(page.getByRole('button', { name: messages.changeDelivery })).toBeVisible()
})
