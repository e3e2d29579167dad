import { expectAccessible } from '../expect-accessible.ts'
import type { Locator, Page } from '@playwright/test'
import { lastCode } from '../outbox.ts'
import {
  addToCart,
  begunCheckout,
  confirmEmail,
  expect,
  expectCustomerKnown,
  productsWithStock,
  registerNewCustomer,
  sendAs,
  test,
} from '../shopper.ts'

/** Sign-ins that wait for a code: reloads, codes that are sent again, wrong ones. And a session that ends elsewhere. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A customer with a confirmed email, who is signed in nowhere; gives the email. */
async function newCustomer(page: Page, origin: string): Promise<string> {
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await registerNewCustomer(page, origin, email)
  await confirmEmail(page, origin, email)
  await page.context().clearCookies()
  return email
}

const codeField = (dialog: Locator) => dialog.getByLabel('Code of six digits')

async function beginByCode(page: Page, email: string): Promise<Locator> {
  await page.goto('/auth/sign-in?next=/account/devices')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('Email or username').fill(email)
  await dialog.getByRole('button', { name: 'Get a code by email instead' }).click()
  await expect(codeField(dialog)).toBeVisible()
  return dialog
}

test('a sign-in that waits for a code goes on after a reload', async ({ page, baseURL }) => {
  const origin = baseURL as string
  const email = await newCustomer(page, origin)
  const dialog = await beginByCode(page, email)
  await page.reload()
  await codeField(dialog).fill(await lastCode(origin, email))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/account/devices')
  await expectCustomerKnown(page)
})

test('a dialog that was closed, and one that went back, begin anew', async ({ page, baseURL }) => {
  const dialog = await beginByCode(page, await newCustomer(page, baseURL as string))
  await dialog.getByRole('button', { name: 'Back to sign in' }).click()
  await expect(dialog.getByLabel('Email or username')).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Get a code by email instead' }).click()
  await expect(codeField(dialog)).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill('luis@vitrina.example')
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(codeField(dialog)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const isStored = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.endsWith('sign-in-step')))
  await expect.poll(isStored).toBe(false)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog.getByLabel('Email or username')).toBeVisible()
  await page.reload()
  await expect(dialog.getByLabel('Email or username')).toBeVisible()
})

test('ACCOUNT-82: a dialog that is closed as soon as it shows the field of a code begins anew', async ({
  page,
  baseURL,
}) => {
  const email = await newCustomer(page, baseURL as string)
  await page.goto('/auth/sign-in')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('Email or username').fill(email)
  // Before the browser paints, as a key that waits for the page is dispatched.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const field = document.querySelector('dialog[open] input[autocomplete="one-time-code"]')
      if (!field) return
      observer.disconnect()
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await dialog.getByRole('button', { name: 'Get a code by email instead' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(dialog.getByLabel('Email or username')).toBeVisible()
})

test('the next code takes the place of a wrong one, typed or pasted', async ({ page, baseURL }) => {
  const origin = baseURL as string
  const email = await newCustomer(page, origin)
  const dialog = await beginByCode(page, email)
  const field = codeField(dialog)
  await field.fill('000000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(
    dialog.getByText('Incorrect code, a new confirmation code has been sent. Any of the last three is valid.'),
  ).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('111')
  await expect(field).toHaveValue('111')
  const code = await lastCode(origin, email)
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, `Your code is ${code}`)
  await expect(field).toHaveValue(`${code.slice(0, 3)}-${code.slice(3)}`)
  await field.press('Enter')
  await expect(page).toHaveURL('/account/devices')
})

test('the countdown of a new password goes on after a reload and begins anew with another code, beside which the first one is valid', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL as string
  const email = await newCustomer(page, origin)
  await page.clock.install()
  await page.goto('/auth/forgot-password')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(dialog.getByText('The code is valid for 30:00.')).toBeVisible()
  const first = await lastCode(origin, email)
  await page.clock.fastForward('03:00')
  await page.reload()
  await expect(dialog.getByText(/^The code is valid for 2[67]:\d\d\.$/)).toBeVisible()
  await page.clock.fastForward('00:31')
  await dialog.getByRole('button', { name: 'Send another code' }).click()
  await expect(dialog.getByText('We sent another code.')).toBeVisible()
  await expect(dialog.getByText(/^The code is valid for (30:00|29:5\d)\.$/)).toBeVisible()
  expect(await lastCode(origin, email)).not.toBe(first)
  await codeField(dialog).fill(first)
  await dialog.getByRole('textbox', { name: 'New password' }).fill('Ceiba-88-sol')
  await dialog.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL('/account')
})

test('a wrong code for a new password begins the countdown anew, since another one is sent', async ({
  page,
  baseURL,
}) => {
  const email = await newCustomer(page, baseURL as string)
  await page.clock.install()
  await page.goto('/auth/forgot-password')
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the code' }).click()
  await expect(codeField(dialog)).toBeVisible()
  await page.clock.fastForward('20:00')
  await expect(dialog.getByText(/^The code is valid for (10:00|9:5\d)\.$/)).toBeVisible()
  await codeField(dialog).fill('000000')
  await dialog.getByRole('textbox', { name: 'New password' }).fill('Ceiba-88-sol')
  await dialog.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(
    dialog.getByText('Incorrect code, a new confirmation code has been sent. Any of the last three is valid.'),
  ).toBeVisible()
  await expect(dialog.getByText(/^The code is valid for (30:00|29:5\d)\.$/)).toBeVisible()
  await expect(codeField(dialog)).toBeFocused()
})

test('a sign-in in another tab closes the dialog of this one, which goes on', async ({ page, context, baseURL }) => {
  const origin = baseURL as string
  const email = await newCustomer(page, origin)
  const dialog = await beginByCode(page, email)
  const other = await context.newPage()
  const otherDialog = await beginByCode(other, email)
  await codeField(otherDialog).fill(await lastCode(origin, email))
  await otherDialog.getByRole('button', { name: 'Continue' }).click()
  await expect(other).toHaveURL('/account/devices')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/account/devices')
})

test('a customer signs in by a code at the buy button, and the checkout has what the guest chose', async ({
  page,
  baseURL,
  messages,
  request,
}) => {
  const origin = baseURL as string
  const email = await newCustomer(page, origin)
  const [product] = await productsWithStock(request, 20, 98)
  await page.goto(`/products/${product!.codarticulo}`)
  await addToCart(page, messages)
  await page.goto('/cart')
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await dialog.getByRole('tab', { name: messages.haveAccount }).click()
  await dialog.getByLabel('Email or username').fill(email)
  await dialog.getByRole('button', { name: 'Get a code by email instead' }).click()
  await expect(codeField(dialog)).toBeVisible()
  await codeField(dialog).fill(await lastCode(origin, email))
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(begunCheckout)
  await expect(page.getByRole('main')).toContainText(product!.description)
})

test('another code begins with an empty field', async ({ page, baseURL }) => {
  const origin = baseURL as string
  const email = await newCustomer(page, origin)
  await page.clock.install()
  const dialog = await beginByCode(page, email)
  const field = codeField(dialog)
  await field.fill('000000')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveAccessibleDescription(/^Incorrect code, a new confirmation code has been sent\./)
  await page.clock.fastForward('00:31')
  await dialog.getByRole('button', { name: 'Send another code' }).click()
  await expect(dialog.getByText('We sent another code.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toHaveAccessibleDescription('')
})

test('a session that was ended elsewhere leads home, signed out, with the next call', async ({ page, baseURL }) => {
  const origin = baseURL as string
  await registerNewCustomer(page, origin)
  await page.goto('/account')
  await expectCustomerKnown(page)
  // A call of this page that is still under way would lead home before the link is pressed.
  await page.waitForLoadState('networkidle')
  const cookies = await page.context().cookies()
  await sendAs(page, { origin, path: 'logout', data: {} })
  await page.context().addCookies(cookies)
  await page.getByRole('main').getByRole('link', { name: 'Addresses' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your session is over. Sign in again to go on.')).toBeVisible()
  await expect(page.locator('button[popovertarget="account-menu"]')).toHaveCount(0)
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => /access|refresh|signed_in/.test(name))).toEqual([])
})

for (const [language, own] of Object.entries({
  en: {
    name: /^Email( or username)?$/,
    password: 'Password',
    byCode: 'Get a code by email instead',
    writeEmail: 'Enter your email here, and we send you a code.',
    send: 'Send the code',
    byPassword: 'Use the password instead',
    code: 'Code of six digits',
  },
  es: {
    name: /^Correo( o nombre de usuario)?$/,
    password: 'Contraseña',
    byCode: 'Recibir un código por correo',
    writeEmail: 'Escribe aquí tu correo y te enviamos un código.',
    send: 'Enviar el código',
    byPassword: 'Usar la contraseña',
    code: 'Código de seis dígitos',
  },
}))
  test.describe(`ACCOUNT-90 in ${language}`, () => {
    test.use({ language: language as 'en' | 'es' })
    test('who wants a code before the email is written gets it by Enter, and finds the way back to the password', async ({
      page,
    }) => {
      await page.goto('/auth/sign-in')
      const dialog = page.getByRole('dialog').filter({ visible: true })
      const name = dialog.getByRole('textbox', { name: own.name })
      const password = dialog.getByLabel(own.password, { exact: true })
      await dialog.getByRole('button', { name: own.byCode }).click()
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(own.writeEmail)
      // It is no error yet that the field is empty.
      await expect(name).not.toHaveAttribute('aria-invalid')
      await expect(password).toHaveCount(0)
      await expectAccessible(page)
      await dialog.getByRole('button', { name: own.send }).click()
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await dialog.getByRole('button', { name: own.byPassword }).click()
      await expect(password).toBeFocused()
      await dialog.getByRole('button', { name: own.byCode }).click()
      await expect(dialog.getByRole('button', { name: own.send })).toBeVisible()
      await name.fill('luis@vitrina.example')
      await name.press('Enter')
      await expect(dialog.getByLabel(own.code)).toBeVisible()
    })
  })
