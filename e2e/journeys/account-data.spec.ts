import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../expect-accessible.ts'
import { homeAddress } from '../home-address.ts'
import { emailOf, newPassword, signInElsewhere } from '../other-device.ts'
import { expect, expectHydrated, orderAsNewCustomer, sendAs, test } from '../shopper.ts'

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

test('a customer downloads what the store has about them', async ({ page, baseURL }) => {
  const origin = baseURL as string
  await orderAsNewCustomer(page, origin)
  await sendAs(page, { origin, path: 'addresses', data: { ...homeAddress, name: 'Casa Marina' } })
  const email = await emailOf(page)
  await page.goto('/account/settings')
  await expectHydrated(page)
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).press('Enter')
  const download = await begun
  expect(download.suggestedFilename()).toMatch(/^vitrina-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).not.toContain(newPassword)
  expect(JSON.parse(text)).toMatchObject({
    data: {
      account: { user: { email, first_name: 'Marina' }, devices: [{ ended_at: null }] },
      addresses: [{ name: 'Casa Marina' }],
      orders: [{ customer_name: 'Marina Objío', status: 'created', lines: [{ quantity: 1 }] }],
      partners: [],
    },
  })
})

test('an account with an open order stays; without one its owner deletes it for good', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL as string
  await orderAsNewCustomer(page, origin)
  const email = await emailOf(page)
  const other = await signInElsewhere(browser, { origin, email, userAgent: 'Other device' })
  await page.goto('/account/settings')
  await expectHydrated(page)
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  const password = dialog.getByLabel('Tu contraseña', { exact: true })
  const confirm = dialog.getByRole('button', { name: 'Eliminar para siempre' })
  await expectAccessible(page)
  await password.fill('Guayaba-59!')
  await confirm.click()
  await expect(dialog.getByText('La contraseña actual no es correcta. Inténtalo de nuevo.')).toBeVisible()
  await password.fill(newPassword)
  await confirm.click()
  await expect(dialog.getByText(/Tienes un pedido sin terminar/)).toBeVisible()
  await expectAccessible(page)

  const orders = await page.request.get('/api/ecommerce/orders?limit=1')
  const [order] = ((await orders.json()) as { data: { data: { id: number }[] } }).data.data
  await page.request.delete(`/api/ecommerce/orders/${order?.id}`, { headers: { origin } })
  await confirm.click()
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByRole('status').filter({ hasText: 'Tu cuenta está eliminada' })).toBeVisible()
  await expect(page.locator('button[popovertarget="account-menu"]')).toHaveCount(0)

  for (const path of ['/api/ecommerce/users/devices', '/api/ecommerce/users/profile'])
    expect((await other.request.get(path)).status()).toBe(401)
  const data = { username: email, password: newPassword }
  const again = await other.request.post('/api/identity/sign-in', { data, headers: { origin } })
  expect(again.status()).toBe(404)
  await other.context().close()
})
