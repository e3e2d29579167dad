import type { APIRequestContext, Page } from '@playwright/test'
import { demoAccounts } from '#server/db/demo/accounts.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { signInAsEmployee } from '../authenticator.ts'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, productsWithStock, sendAs, signIn, test } from '../shopper.ts'

/** An order that is paid by bank deposit: the customer sends proofs on pages, an employee reviews them by the API. */

test.use({ language: 'es', contextOptions: { reducedMotion: 'reduce' } })

let store: ConfiguredStore
let staff: APIRequestContext
test.beforeAll(async ({ playwright }) => {
  store = await startConfiguredStore({ DEV: '1' })
  staff = await playwright.request.newContext()
  await signInAsEmployee(staff, store.url)
})
test.afterAll(async () => {
  await staff?.dispose()
  await store?.stop()
})

async function reviewWaitingProof(data: { state: 'accepted' | 'refused'; reason?: string }): Promise<void> {
  const rows = await store.query<{ id: string }>(`select id from deposit_proofs where state = 'pending_approval'`)
  expect(rows).toHaveLength(1)
  const headers = { origin: store.url, 'x-token-transport': 'cookie' }
  const response = await staff.patch(`${store.url}/api/ecommerce/deposits/${rows[0]!.id}`, { headers, data })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Puts a product into the cart of a demo account and goes to the payment step, by pickup. */
async function goToPayment(
  page: Page,
  messages: { buy: RegExp | string; pickup: RegExp; goOn: string },
): Promise<void> {
  await page.context().addCookies([
    { name: 'language', value: 'es', url: store.url },
    { name: 'branch', value: '1', url: store.url },
  ])
  await signIn(page, store.url, demoAccounts[0])
  const product = (await productsWithStock(page.request, 20, 98, store.url)).at(-1)!
  const data = { cod_articulo: product.codarticulo, quantity: 1 }
  await sendAs(page, { origin: store.url, path: 'carts/1', data })
  await page.goto(`${store.url}/cart`)
  await expectHydrated(page)
  await page.getByRole('button', { name: messages.buy }).filter({ visible: true }).first().click()
  await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked()
  await page.getByRole('radio', { name: messages.pickup }).check()
  await page.getByRole('button', { name: messages.goOn }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/step=payment/)
}

test('PAYMENT-15, PAYMENT-16: a proof is refused with a reason, another one is accepted, and the order is paid', async ({
  page,
  messages,
}) => {
  await goToPayment(page, messages)
  await expect(page.getByRole('list', { name: 'Nuestras cuentas de banco' })).toHaveCount(0)
  await page.getByRole('radio', { name: /^Depósito bancario/ }).check()
  const accounts = page.getByRole('list', { name: 'Nuestras cuentas de banco' })
  await expect(accounts.getByRole('listitem')).toHaveCount(2)
  await expect(accounts).toContainText('000-123456-7')
  await expect(page.getByText(/^Deposita exactamente RD\$.*48 horas/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: messages.placeOrder }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/checkout\/complete\/[0-9a-f-]{36}$/)

  const proof = page.getByRole('region', { name: 'Comprobante de tu depósito' })
  const form = proof.getByRole('form')
  const send = form.getByRole('button', { name: 'Enviar el comprobante' })
  const picture = { name: 'recibo.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
  await send.click()
  await expect(form.getByLabel('Banco')).toBeFocused()
  for (const name of ['Banco', 'Número del depósito', 'Foto 1 del recibo'])
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Monto en RD$')).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await form.getByLabel('Banco').selectOption('Banco Cordillera')
  await form.getByLabel('Número del depósito').fill('BC-1001')
  await form.getByLabel('Foto 1 del recibo', { exact: true }).setInputFiles(picture)
  await form.getByRole('button', { name: 'Agregar otra foto' }).click()
  await form.getByLabel('Foto 2 del recibo', { exact: true }).setInputFiles(picture)
  await send.click()
  await expect(proof.getByText('Estamos revisando tu comprobante')).toBeVisible()
  await expect(proof).toContainText('BC-1001')
  await expect(form).toHaveCount(0)
  await expectAccessible(page)

  await reviewWaitingProof({ state: 'refused', reason: 'La foto está borrosa.' })
  const [order] = await store.query<{ id: string }>('select id from orders order by id desc limit 1')
  await page.goto(`${store.url}/account/orders/${order!.id}`)
  await expect(proof.getByText('No pudimos aceptar tu comprobante')).toBeVisible()
  await expect(proof.getByText('La foto está borrosa.')).toBeVisible()
  await form.getByLabel('Banco').selectOption('Banco Cordillera')
  await form.getByLabel('Número del depósito').fill('BC-1001')
  await form.getByLabel('Foto 1 del recibo', { exact: true }).setInputFiles(picture)
  await send.click()
  await expect(proof.getByText('Estamos revisando tu comprobante')).toBeVisible()

  await reviewWaitingProof({ state: 'accepted' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Pago' })).toContainText('Pagado')
  await expect(proof).toHaveCount(0)
})
