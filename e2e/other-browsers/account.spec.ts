import { newPassword } from '../other-device.ts'
import { confirmEmail, orderAsNewCustomer } from '../shopper.ts'
import { texts } from '../texts.ts'
import { addressOf, evaluate, expectHydrated, fill, find, press, textOf, visit } from './find.ts'
import { expect, test } from './journey.ts'

const messages = texts.en

test('a customer signs in, changes the profile and the theme, reads an order and signs out', async ({
  tab,
  request,
  baseURL,
}) => {
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await orderAsNewCustomer({ request }, baseURL as string, email)
  await confirmEmail({ request }, baseURL as string, email)
  await visit(tab, `${baseURL}/account`)
  await fill(tab, messages.nameOrEmail, email)
  await fill(tab, messages.password, newPassword)
  await press(tab, 'dialog button[type=submit]', messages.signIn)
  await expect.poll(() => textOf(tab, 'main')).toContain(email)

  // A link counts as visible in a list without height, which a click scrolls.
  const height = () => evaluate(tab, () => document.querySelector('main nav ul')?.clientHeight)
  await expect.poll(async () => (await height()) ?? 0).toBeGreaterThan(300)
  await press(tab, 'main nav a', 'Profile')
  await expect.poll(() => textOf(tab, 'h1')).toBe('Profile')
  await fill(tab, messages.firstName, 'Mariana')
  await press(tab, 'main button', 'Save changes')
  await expect.poll(() => textOf(tab, '[role=status]')).toContain('Profile saved')

  await press(tab, 'main nav a', 'Settings')
  await press(tab, 'main input[type=radio]', 'Dark')
  const theme = () => evaluate(tab, () => document.documentElement.dataset['theme'])
  await expect.poll(theme).toBe('dark')
  await expect.poll(() => textOf(tab, '[role=status]')).toContain('Saved')
  await tab.reload()
  await expectHydrated(tab)
  await expect.poll(theme).toBe('dark')
  await find(tab, 'header button', /^My account: Mariana/)

  await press(tab, 'main nav a', messages.orders)
  await press(tab, 'main a', /1\d{4}/)
  await expect.poll(() => addressOf(tab)).toMatch(/^\/account\/orders\//)
  await find(tab, 'main button', messages.cancelOrder)
  await visit(tab, `${baseURL}/account`)
  await press(tab, 'main button', messages.signOut)
  await find(tab, 'header button', messages.signIn)
  await visit(tab, `${baseURL}/account/orders`)
  await find(tab, 'dialog button[type=submit]', messages.signIn)
})
