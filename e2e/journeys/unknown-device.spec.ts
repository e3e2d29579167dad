import type { Page } from '@playwright/test'
import { expect, expectHydrated, test } from '../shopper.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { lastCode, lastLink } from '../outbox.ts'

const password = 'Guayaba-58!'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

/** Calls the API as a page of the browser does, which then has the session's cookies. */
const send = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: { 'x-token-transport': 'cookie' } })

async function statusOfAccount(page: Page): Promise<number> {
  return (await page.request.get('/api/ecommerce/users/devices')).status()
}

test('the owner of an account reads of an unknown device and ends its session', async ({ page, browser, baseURL }) => {
  const origin = baseURL as string
  const email = `e2e-${crypto.randomUUID()}@example.com`
  const account = { first_name: 'Marina', last_name: 'Objío', email, phone: '18095550142', policies_accepted: true }
  await send(page, '/api/ecommerce/register/account', { ...account, password, password_confirm: password })

  // Somebody who knows the password signs in elsewhere; the new account's email is confirmed on the way.
  const elsewhere = await browser.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const stranger = await elsewhere.newPage()
  const begun = await send(stranger, '/api/identity/sign-in', { username: email, password })
  const { data } = (await begun.json()) as { data: { session: string; challenge: string } }
  const { session, challenge } = data
  await send(stranger, '/api/identity/challenge', { session, challenge, answer: await lastCode(origin, email) })
  expect(await statusOfAccount(stranger)).toBe(200)

  await page.goto(await lastLink(origin, email, '/auth/not-me'))
  await expectHydrated(page)
  await expect(page.getByRole('heading', { name: '¿No fuiste tú?' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectAccessible(page)
  // Opening the link, as programs that scan mails do, ends nothing.
  expect(await statusOfAccount(stranger)).toBe(200)

  await page.getByRole('button', { name: 'Cerrar esa sesión' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Esa sesión está cerrada' })).toBeFocused()
  expect(await statusOfAccount(stranger)).toBe(401)
  expect(await statusOfAccount(page)).toBe(200)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Elegir una nueva contraseña' }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expect(dialog.getByRole('heading', { name: 'Recibe un código para una nueva contraseña' })).toBeVisible()
  await elsewhere.close()
})

test('a link that was not copied as a whole says so and offers a new password', async ({ page }) => {
  await page.goto('/auth/not-me')
  await expect(page.getByRole('heading', { name: 'Este enlace ya no es válido' })).toBeVisible()
  await expectAccessible(page)
  for (const token of ['something', 'x'.repeat(300)]) {
    await page.goto(`/auth/not-me#${token}`)
    await page.reload()
    await expectHydrated(page)
    await page.getByRole('button', { name: 'Cerrar esa sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Este enlace ya no es válido' })).toBeVisible()
  }
})
