import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../shopper.ts'

/** The pages on which a payer decides, where the sandbox plays the bank and PayPal. They need no script. */

let store: ConfiguredStore

test.beforeAll(async () => {
  store = await startConfiguredStore({ PAYMENT_SANDBOX: '1' })
})
test.afterAll(() => store.stop())

/** A payment that waits for its payer, as the provider would make it; gives the path of its page. */
async function waiting(method: 'card' | 'paypal', language: 'en' | 'es'): Promise<string> {
  const page = randomUUID()
  await store.query(
    `insert into sandbox_charges (operation_id, reference, method, behaviour, currency, amount_hundredths, status,
       page_id, return_url, cancel_url, description, language, created_at)
     values ($1::text, $1::text, $2, 'confirmation', $3, 1234567, 'waiting', $1::uuid, $4, $5, 'Vitrina', $6, now())`,
    [page, method, method === 'card' ? 'DOP' : 'USD', `${store.url}/contact?back=1`, `${store.url}/cart`, language],
  )
  return `/sandbox/${method === 'card' ? 'confirm' : 'paypal'}/${page}`
}

const states = (path: string) =>
  store.query<{ status: string; decline_reason: string | null }>(
    'select status, decline_reason from sandbox_charges where page_id = $1',
    [path.split('/').at(-1)],
  )

const hasNoSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('the payer of a card approves by keyboard, and Back changes nothing', async ({ page }) => {
  const path = await waiting('card', 'en')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${store.url}${path}`)
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible()
  await expect(page.getByText('RD$12,345.67')).toBeVisible()
  expect(await hasNoSideways(page)).toBe(true)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Approve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${store.url}/contact?back=1`)
  expect(await states(path)).toEqual([{ status: 'authorized', decline_reason: null }])

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Nothing left to decide' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go on in the store' }).click()
  await expect(page).toHaveURL(`${store.url}/contact?back=1`)
})

test('PayPal’s payer cancels; a second tab that still shows the page leads to the same place', async ({ page }) => {
  const path = await waiting('paypal', 'es')
  const other = await page.context().newPage()
  await other.goto(`${store.url}${path}`)
  await page.goto(`${store.url}${path}`)
  await expect(page.getByText('US$12,345.67')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(`${store.url}/cart`)
  await other.getByRole('button', { name: 'Aprobar' }).click()
  await expect(other).toHaveURL(`${store.url}/cart`)
  expect(await states(path)).toEqual([{ status: 'declined', decline_reason: 'not-approved' }])
})

test('a link of no payment says so', async ({ page }) => {
  const response = await page.goto(`${store.url}/sandbox/confirm/${randomUUID()}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Go to the store' })).toBeVisible()
  await expectAccessible(page)
})
