import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { newPassword } from '../other-device.ts'
import { lastCode } from '../outbox.ts'
import {
  addToCart,
  begunCheckout,
  confirmEmail,
  expect,
  expectHydrated,
  fillRegistration,
  productsWithStock,
  registerNewCustomer,
  sendAs,
  test,
} from '../shopper.ts'
import type { Texts } from '../texts.ts'

/** The sign-in that opens at the buy button, for a stranger and for somebody who has been here before. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function pressBuy(page: Page, messages: Texts): Promise<Locator> {
  await page.goto('/cart')
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  return page.getByRole('dialog').filter({ visible: true })
}

async function fillCart(page: Page, messages: Texts, code: string): Promise<void> {
  await page.goto(`/products/${code}`)
  await expectHydrated(page)
  await addToCart(page, messages)
}

let inCart: string
test.beforeEach(async ({ page, messages }) => {
  const [product] = await productsWithStock(page.request, 20, 98)
  inCart = product!.codarticulo
  await fillCart(page, messages, inCart)
})

test('a stranger chooses the password later: next time a code signs in, and asks for it', async ({
  page,
  messages,
  baseURL,
}) => {
  const email = `e2e-${crypto.randomUUID()}@example.com`
  const dialog = await pressBuy(page, messages)
  await expect(dialog).toContainText('So that the branch knows whom to hand it to')
  await fillRegistration(dialog, messages, email)
  await expect(dialog.getByRole('textbox', { name: messages.password, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: messages.continueToCheckout }).click()
  await expect(page).toHaveURL(begunCheckout)
  await expect(page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first()).toBeEnabled()
  // No notice lies on the checkout.
  await expect(page.locator('.toast')).toHaveCount(0)

  // Without their session the browser still knows that somebody has signed in here before.
  await page.context().clearCookies()
  await fillCart(page, messages, inCart)
  const again = await pressBuy(page, messages)
  const tabs = again.getByRole('tab')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
  await expect(tabs.first()).toHaveText(messages.haveAccount)
  await again.getByLabel(messages.nameOrEmail).fill(email)
  await again.getByRole('button', { name: 'Get a code by email instead' }).click()
  // The mail is there once its code is requested.
  await expect(again.getByLabel('Code of six digits')).toBeVisible()
  await again.getByLabel('Code of six digits').fill(await lastCode(baseURL as string, email))
  await again.getByRole('button', { name: 'Continue' }).click()
  await again.getByRole('textbox', { name: 'New password' }).fill('Guayaba-58!')
  await again.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL(begunCheckout)
})

test('CHECKOUT-26: a visitor at the checkout sees what would be ordered beside the invitation to sign in', async ({
  page,
}) => {
  await page.goto('/checkout')
  await page.keyboard.press('Escape')
  const summary = page.getByRole('complementary', { name: 'Your order' })
  await expect(summary.getByRole('listitem')).toHaveText(/^[^×]+RD\$[\d,.]+$/)
  await expectAccessible(page)
})

test('who signs in to buy sees what the account’s cart adds, before anything is ordered', async ({
  page,
  messages,
  baseURL,
  playwright,
}) => {
  const origin = baseURL as string
  const email = `e2e-${crypto.randomUUID()}@example.com`
  const own = (await productsWithStock(page.request, 20, 98)).find(({ codarticulo }) => codarticulo !== inCart)!
  const elsewhere = await playwright.request.newContext({ baseURL: origin })
  await registerNewCustomer({ request: elsewhere }, origin, email)
  await confirmEmail({ request: elsewhere }, origin, email)
  await sendAs(
    { request: elsewhere },
    { origin, path: 'carts/1', data: { cod_articulo: own.codarticulo, quantity: 1 } },
  )
  await elsewhere.dispose()

  const dialog = await pressBuy(page, messages)
  await dialog.getByRole('tab', { name: messages.haveAccount }).click()
  await dialog.getByLabel(messages.nameOrEmail).fill(email)
  await dialog.getByLabel(messages.password, { exact: true }).fill(newPassword)
  await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Your cart has more products' })
  await expect(question).toContainText('1 product that you added to your account before')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'See the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('textbox', { name: messages.quantityOf })).toHaveCount(2)
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(begunCheckout)
})

test('Enter goes from field to field, and the button stays in view above the keyboard', async ({ page, messages }) => {
  const dialog = await pressBuy(page, messages)
  await page.setViewportSize({ width: 390, height: 460 })
  await dialog.getByLabel(messages.firstName).focus()
  await page.keyboard.type('Marina')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(messages.lastName)).toBeFocused()
  await expect(dialog.getByRole('button', { name: messages.continueToCheckout })).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText('Required')).toHaveCount(0)
})

test('a sign-in that the browser does not keep says so instead of asking again', async ({ page, messages }) => {
  await page.route('**/api/ecommerce/register/account', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await page.context().clearCookies()
    await route.fulfill({ response, headers })
  })
  const dialog = await pressBuy(page, messages)
  const email = `e2e-${crypto.randomUUID()}@example.com`
  await fillRegistration(dialog, messages, email)
  await dialog.getByRole('button', { name: messages.continueToCheckout }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('this browser did not keep it')
  await expect(dialog.getByLabel(messages.nameOrEmail)).toHaveValue(email)
  await expect(page.locator('.toast')).toHaveCount(0)
  await expectAccessible(page)
})
