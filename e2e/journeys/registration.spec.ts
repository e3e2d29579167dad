import type { Locator } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { lastCode } from '../outbox.ts'
import { choosePassword, expect, fillRegistration, registerNewCustomer, test, showWholePage } from '../shopper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const newEmail = () => `e2e-${crypto.randomUUID()}@example.com`

test('a person registers, and a reload keeps what was typed except the password', async ({ page, messages }) => {
  const email = newEmail()
  await page.goto('/account')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await fillRegistration(dialog, messages, email)
  await dialog.getByText(messages.businessOrCode).click()
  await expect(dialog.getByRole('checkbox', { name: messages.forBusiness })).not.toBeChecked()
  const ruleOfPassword = dialog.getByText('At least 6 characters')
  await choosePassword(dialog, messages)
  await expect(ruleOfPassword).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(messages.phone).focus()
  await expect(ruleOfPassword).toBeHidden()

  await page.reload()
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await expect(dialog.getByLabel(messages.email)).toHaveValue(email)
  await expect(dialog.getByLabel(messages.firstName)).toHaveValue('Marina')
  await expect(dialog.getByRole('checkbox', { name: messages.acceptPolicies })).toBeChecked()
  await dialog.getByRole('button', { name: messages.choosePassword }).click()
  await expect(dialog.getByRole('textbox', { name: messages.password, exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Guayaba')

  await dialog.getByRole('textbox', { name: messages.password, exact: true }).fill('Guayaba-58!')
  await dialog.getByRole('checkbox', { name: messages.acceptPolicies }).check()
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
    await dialog.getByText(messages.businessOrCode).click()
    await dialog.getByRole('checkbox', { name: messages.forBusiness }).check()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: messages.createAccount }).click()

    await expect(page).toHaveURL('/account/business')
    await expect(page.getByRole('heading', { level: 1, name: 'Compras de negocio' })).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Como negocio/ })).toBeChecked()
    await page.getByLabel('Nombre del negocio').fill('Colmado El Faro')
    await page.getByLabel('RNC', { exact: true }).fill('1-30-55501-1')
    await page.getByLabel('Tipo de negocio').selectOption({ label: 'Tienda al detalle' })
    await page.getByLabel('¿Cada cuánto compras?').selectOption({ label: 'Cada semana' })
    await page.getByRole('radio', { name: /^Para inventario/ }).check()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Guardado' })).toBeVisible()
  })
})

/** Demo customers of the branches. Each project of the run claims another one. */
const inBranches = {
  phone: { code: 'C-0101', email: 'taller@vitrina.example' },
  laptop: { code: 'C-0102', email: 'colmado@vitrina.example' },
}

test('a customer of the branches claims the customer code while registering', async ({ page, messages, baseURL }) => {
  const { code, email } = inBranches[test.info().project.name as keyof typeof inBranches]
  await page.goto('/account')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await fillRegistration(dialog, messages, newEmail())
  await dialog.getByText(messages.businessOrCode).click()
  await dialog.getByRole('checkbox', { name: 'I already have a customer code' }).check()
  await dialog.getByRole('button', { name: messages.createAccount }).click()
  await expect(dialog.getByText('Write the customer code as it is on your receipts.')).toBeVisible()
  await dialog.getByLabel('Customer code', { exact: true }).fill(code.toLowerCase())
  await dialog.getByRole('button', { name: messages.createAccount }).click()

  // The account is made. Another email than the one on file is refused, and nothing says whether the code exists.
  await expect(dialog.getByRole('heading', { name: 'Claim your customer code' })).toBeVisible()
  await expect(dialog.getByLabel('Customer code', { exact: true })).toHaveValue(code)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This customer code does not match our records')
  await expectAccessible(page)
  await dialog.getByLabel(/^Email or phone/).fill(email)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const field = dialog.getByLabel('Code of six digits')
  await expect(field).toBeVisible()
  await expectAccessible(page)
  await field.fill(await lastCode(baseURL as string, email))
  await dialog.getByRole('button', { name: 'Claim' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your customer code is in your account' })).toBeVisible()
  await expect(page.locator('section', { hasText: 'Your data' }).getByText(code)).toBeVisible()

  await page.goto('/account/profile')
  await showWholePage(page)
  await expect(page.getByText('Your customer code', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('in the profile a customer learns why a customer code is not theirs', async ({ page, baseURL }) => {
  await registerNewCustomer(page, baseURL as string)
  await page.goto('/account/profile')
  await showWholePage(page)
  await page.getByRole('button', { name: 'I already have a customer code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Customer code', { exact: true }).fill('X-9999')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This customer code does not match our records')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('a known email leads to its password, or to a proof that it is one’s own', async ({ page, messages }) => {
  // The form is longer than this screen: its button is at the end, and the alert above it is scrolled to.
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/account')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await fillRegistration(dialog, messages, 'luis@vitrina.example')
  await dialog.getByRole('button', { name: messages.createAccount }).click()
  const alert = dialog.getByRole('alert')
  await expect(alert).toContainText('You already have an account with this email. Sign in, or get a code.')
  await expect.poll(() => spaceBelowHead(dialog, alert)).toBeGreaterThanOrEqual(0)
  await expect(alert).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Get a code' }).click()
  await expect(dialog.getByLabel(messages.email)).toHaveValue('luis@vitrina.example')
})

test('what was written and ticked in a registration stays while one looks at the sign-in, and after a reload', async ({
  page,
  messages,
}) => {
  await page.goto('/auth/sign-up')
  const dialog = page.getByRole('dialog')
  await fillRegistration(dialog, messages, 'marina@example.com')
  const policies = dialog.getByRole('checkbox', { name: /^I have read and accept/ })
  await expect(policies).toBeChecked()
  await dialog.getByRole('tab', { name: messages.signIn }).click()
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await expect(policies).toBeChecked()
  await page.reload()
  await expect(dialog.getByLabel(messages.email)).toHaveValue('marina@example.com')
  await expect(policies).toBeChecked()
})

/** How far below the dialog's head, which stays in view, an element begins. */
async function spaceBelowHead(dialog: Locator, element: Locator): Promise<number> {
  const head = (await dialog.locator('.dialog-head').boundingBox())!
  return (await element.boundingBox())!.y - (head.y + head.height)
}

test('the focus never stands beneath the head of a long dialog', async ({ page, messages }) => {
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/account')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: messages.createAccount }).click()
  await dialog.getByRole('button', { name: messages.createAccount }).focus()
  const first = dialog.getByLabel(messages.email)
  const isReached = () => first.evaluate((it) => it === document.activeElement)
  for (let presses = 0; presses < 30 && !(await isReached()); presses++) {
    await page.keyboard.press('Shift+Tab')
    expect(await spaceBelowHead(dialog, dialog.locator(':focus'))).toBeGreaterThanOrEqual(0)
  }
  await expect(first).toBeFocused()
})

test('at twice the text size a dialog has its width for the form, and its title covers nothing', async ({
  page,
  messages,
}) => {
  // A phone of 390 px shows as much at 200 % as one of half the width does.
  await page.setViewportSize({ width: 195, height: 422 })
  await page.goto('/auth/forgot-password')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(messages.email).fill('luis@vitrina.example')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByLabel('Code of six digits')).toBeVisible()
  expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  await expect(dialog.locator('.dialog-head')).toHaveCSS('position', 'static')
})

test('a customer confirms the email from the account', async ({ page, baseURL }) => {
  const email = newEmail()
  await registerNewCustomer(page, baseURL as string, email)
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  const field = dialog.getByLabel('Code of six digits')
  await expect(field).toBeVisible()
  await expectAccessible(page)
  const right = await lastCode(baseURL as string, email)
  await field.fill(right === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Confirm email' }).click()
  await expect(dialog.getByText('Incorrect code, please try again.')).toBeVisible()
  await field.fill(right)
  await dialog.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your email is confirmed.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toHaveCount(0)

  await page.goto('/account/security')
  await expect(page.getByRole('heading', { name: 'Email and password' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toHaveCount(0)
})
