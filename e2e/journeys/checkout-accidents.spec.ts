import type { Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { affordableProduct, buy, expectPlaced, openCartWith, placeButton } from '../checkout.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, goOn, openDelivery, signIn } from '../shopper.ts'
import { test } from '../store-with-staff.ts'
import type { Texts } from '../texts.ts'

/** What may happen beside the straight way: slow responses, a lost one, a reload, and a session that is over. */

test.describe.configure({ mode: 'serial' })
test.use({ language: 'en', contextOptions: { reducedMotion: 'reduce' } })

const [ana] = demoAccounts

/** Signs in to a demo account that has addresses, and begins the checkout of one product. */
async function begin(page: Page, messages: Texts, origin: string): Promise<void> {
  await signIn(page, origin, ana)
  await page.context().addCookies([{ name: 'branch', value: '1', url: origin }])
  await openCartWith(page, origin, await affordableProduct(page))
  await buy(page, messages)
  await expect(page).toHaveURL(/\/checkout/)
}

async function countOrders(page: Page): Promise<number> {
  const response = await page.request.get('/api/ecommerce/orders?limit=1')
  return ((await response.json()) as { data: { total: number } }).data.total
}

test('CHECKOUT-19: a pickup that is chosen before the addresses are known stays chosen', async ({
  page,
  messages,
  baseURL,
}) => {
  let respond = () => {}
  const isWaiting = new Promise<void>((resolve) => (respond = resolve))
  await page.route('**/api/ecommerce/addresses', async (route) => {
    await isWaiting
    await route.continue()
  })
  await begin(page, messages, baseURL as string)
  const pickup = page.getByRole('radio', { name: messages.pickup })
  await expect(pickup).not.toBeChecked()
  await pickup.check()
  const loaded = page.waitForResponse('**/api/ecommerce/addresses')
  respond()
  await loaded
  await expect(page.getByText(/^From RD\$/).first()).toBeVisible()
  await expect(pickup).toBeChecked()
  await page.reload()
  await expect(page.getByText(/^From RD\$/).first()).toBeVisible()
  await expect(pickup).toBeChecked()
})

test('CHECKOUT-16: an order whose response was lost is found after a reload, and is placed once', async ({
  page,
  messages,
  baseURL,
}) => {
  await begin(page, messages, baseURL as string)
  await openDelivery(page, messages)
  await page.getByRole('radio', { name: messages.pickup }).check()
  await goOn(page, messages)
  await expect(page).toHaveURL(/step=payment/)
  const before = await countOrders(page)
  await page.route('**/api/ecommerce/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeButton(page, messages).click()
  await expect(page.getByText('We did not hear back from the store')).toBeVisible()
  await page.unroute('**/api/ecommerce/orders')
  await page.reload()
  await expect(page.getByText('We did not hear back from the store')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first().click()
  await expectPlaced(page)
  expect(await countOrders(page)).toBe(before + 1)
  // Back leads to no second payment.
  await page.goBack()
  await expect(placeButton(page, messages)).toHaveCount(0)
})

for (const [name, path, found] of [
  ['a payment', '/checkout/return/00000000-0000-4000-8000-000000000000', 'We could not find this payment'],
  ['a return', '/account/orders/10006/return', 'Nothing in this order can be returned'],
  ['the placed orders', '/checkout/complete/00000000-0000-4000-8000-000000000000', 'We could not find this order'],
] as const)
  test(`the page of ${name} leads a visitor to the sign-in, and goes on from there`, async ({ page, messages }) => {
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(messages.email).fill(ana.email)
    await dialog.getByLabel(messages.password, { exact: true }).fill(ana.password)
    await dialog.getByRole('button', { name: messages.signIn, exact: true }).click()
    await expect(page.getByText(found)).toBeVisible()
    await expect(page).toHaveURL(path)
  })

test('ORDER-12: the filters of the orders are a sheet, which works by keyboard', async ({ page, baseURL }) => {
  await signIn(page, baseURL as string, ana)
  await page.goto('/account/orders')
  const list = page.getByRole('region', { name: 'Orders' })
  await expect(list.getByText(/^\d+ orders$/)).toBeVisible()
  const open = page.getByRole('button', { name: 'Filters', exact: true })
  await open.focus()
  await page.keyboard.press('Enter')
  const sheet = page.locator('#order-filters')
  await sheet.getByLabel('Status').selectOption('received')
  await sheet.getByText('Last 6 months').click()
  await expect(page).toHaveURL(/period=6m&status=received/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const set = page.getByRole('button', { name: 'Filters (2)' })
  await expect(set).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/account\/orders\??$/)

  // A link to a page that the list no longer has leads to its last one.
  await page.goto('/account/orders?page=99')
  await expect(page).toHaveURL(/\/account\/orders(\?page=\d)?$/)
  await expect(
    list
      .getByRole('link', { name: /\d{5}$/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})
