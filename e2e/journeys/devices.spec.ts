import type { Page } from '@playwright/test'
import { codeOf } from '../authenticator.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { emailOf, newPassword, signInElsewhere } from '../other-device.ts'
import { confirmEmail, expect, expectHydrated, registerNewCustomer, sendAs, test } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'

const statusOf = async (page: Page) => (await page.request.get('/api/ecommerce/users/devices')).status()

test('a customer signs one device out, then all others, by keyboard too', async ({ page, browser, baseURL }) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const phone = await signInElsewhere(browser, { origin, email, userAgent: iPhone })
  const laptop = await signInElsewhere(browser, { origin, email, userAgent: windows })
  expect([await statusOf(phone), await statusOf(laptop)]).toEqual([200, 200])

  await page.goto('/account/devices')
  await expectHydrated(page)
  const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await expect(page.getByText('A device that is not used for 90 days is signed out by itself.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sign out: Safari on iPhone' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Device signed out' })).toBeVisible()
  await expect(devices).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Devices' })).toBeFocused()
  expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 200])

  await page.getByRole('button', { name: 'Sign out all other devices' }).press('Enter')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 device signed out' })).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(page.getByText('You are signed in on this device alone.')).toBeVisible()
  expect([await statusOf(laptop), await statusOf(page)]).toEqual([401, 200])
  for (const other of [phone, laptop]) await other.context().close()
})

test('ACCOUNT-72: devices with the same name have their times, to the minute', async ({ page, browser, baseURL }) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  const email = await emailOf(page)
  const one = await signInElsewhere(browser, { origin, email, userAgent: windows })
  const other = await signInElsewhere(browser, { origin, email, userAgent: windows })
  const phone = await signInElsewhere(browser, { origin, email, userAgent: iPhone })
  await page.goto('/account/devices')
  await expectHydrated(page)
  const buttons = page.getByRole('button', { name: 'Sign out: Edge on Windows' })
  const toTheMinute = /Last used .*\d:\d\d\s[AP]M/
  await expect(buttons).toHaveCount(2)
  for (const button of await buttons.all()) await expect(button).toHaveAccessibleDescription(toTheMinute)
  await expect(page.getByRole('main')).not.toContainText(/\d:\d\d:\d\d/)
  const alone = page.getByRole('button', { name: 'Sign out: Safari on iPhone' })
  await expect(alone).toHaveAccessibleDescription(/Last used/)
  for (const device of [one, other, phone]) await device.context().close()
})

test.describe('in Spanish', () => {
  test.use({ language: 'es' })

  test('a customer lets a trusted device need the code again', async ({ page, browser, baseURL }) => {
    const origin = baseURL as string
    await registerNewCustomer(page, origin)
    const email = await emailOf(page)
    await confirmEmail(page, origin, email)
    const begun = await page.request.post('/api/ecommerce/users/mfa/totp', { data: {}, headers: { origin } })
    const { secret } = ((await begun.json()) as { data: { secret: string } }).data
    await sendAs(page, { origin, path: 'users/mfa/totp/verify', data: { code: codeOf(secret) } })
    const trusted = await signInElsewhere(browser, { origin, email, userAgent: windows, secret })

    await page.goto('/account/devices')
    await expectHydrated(page)
    const section = page.getByRole('region', { name: 'Dispositivos que entran sin el código' })
    await expect(section.getByRole('listitem')).toHaveCount(1)
    await expect(section.getByText('Edge en Windows')).toBeVisible()
    await expectAccessible(page)
    await section.getByRole('button', { name: 'Pedir el código: Edge en Windows' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'necesita el código' })).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await expect(section.getByText('Todos los dispositivos necesitan el código.')).toBeVisible()
    await expect(section.getByRole('heading')).toBeFocused()

    const data = { username: email, password: newPassword }
    const again = await trusted.request.post('/api/identity/sign-in', { data, headers: { origin } })
    expect(((await again.json()) as { data: { challenge?: string } }).data.challenge).toBe('SOFTWARE_TOKEN_MFA')
    await trusted.context().close()
  })
})
