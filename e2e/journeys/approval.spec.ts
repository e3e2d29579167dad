import { lastCode } from '../outbox.ts'
import { expect, expectHydrated, registerNewCustomer, sendAs, test } from '../shopper.ts'
import { expectAccessible } from '../expect-accessible.ts'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

test('a customer approves the sign-in of another device', async ({ page, browser, baseURL }) => {
  const origin = baseURL as string
  const email = `e2e-${crypto.randomUUID()}@example.com`
  const names = { first_name: 'Marina', last_name: 'Objío', email, phone: '18095550142', policies_accepted: true }
  await sendAs(page, {
    origin,
    path: 'register/account',
    data: { ...names, password: 'Guayaba-58!', password_confirm: 'Guayaba-58!' },
  })
  const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 1366, height: 768 } })
  await elsewhere.addCookies([{ name: 'language', value: 'es', url: origin }])
  const other = await elsewhere.newPage()

  await other.goto('/account')
  await expectHydrated(other)
  const dialog = other.getByRole('dialog').filter({ visible: true })
  await dialog.getByRole('button', { name: 'Usar otro dispositivo donde ya entraste' }).click()
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  await expectAccessible(other)
  const digits = (await dialog.getByText(/^\d{3}-\d{3}$/).textContent()) ?? ''
  const [link] = /http\S+\/auth\/request\?id=[0-9a-f-]{36}/.exec((await dialog.textContent()) ?? '') ?? ['']

  await page.goto(link)
  await expectHydrated(page)
  await expect(page.getByText('Chrome en Linux')).toBeVisible()
  await expectAccessible(page)
  const field = page.getByLabel('Los seis dígitos que muestra')
  await page.getByRole('button', { name: 'Aprobar' }).click()
  await expect(page.getByText('Escribe los seis dígitos que muestra el otro dispositivo.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill(digits === '000-000' ? '000-001' : '000-000')
  await field.press('Enter')
  await expect(page.getByText('El otro dispositivo muestra otros dígitos.')).toBeVisible()
  await field.fill(digits)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeFocused()
  await expectAccessible(page)

  // What the account needs beside a password is not left out: a new account confirms its email.
  // The other device learns of the approval at its next question, which has the code sent.
  const code = dialog.getByLabel('Código de seis dígitos')
  await expect(code).toBeVisible()
  await code.fill(await lastCode(origin, email))
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(other.getByRole('main')).toContainText('Marina')
  // The link is used up.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Aprobado' })).toBeVisible()
  await elsewhere.close()
})

test('a refused sign-in says so on the other device, and a link of nothing says that nobody waits', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  for (const link of ['/auth/request', '/auth/request?id=nothing']) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'No hay ningún inicio de sesión por aprobar' })).toBeVisible()
  }
  const elsewhere = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 480 } })
  await elsewhere.addCookies([{ name: 'language', value: 'es', url: origin }])
  const other = await elsewhere.newPage()
  await other.goto('/account')
  await expectHydrated(other)
  const dialog = other.getByRole('dialog').filter({ visible: true })
  await dialog.getByRole('button', { name: 'Usar otro dispositivo donde ya entraste' }).click()
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  // The button was at the end of a form that is longer than this screen; the step begins with what to do.
  await expect(dialog.getByText(/^Escanea este código/)).toBeInViewport({ ratio: 1 })
  const [link] = /http\S+\/auth\/request\?id=[0-9a-f-]{36}/.exec((await dialog.textContent()) ?? '') ?? ['']
  await page.goto(link)
  await page.getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByRole('heading', { name: 'Rechazado' })).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('fue rechazado en el otro dispositivo')
  await dialog.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  await elsewhere.close()
})
