import type { APIRequestContext, Page } from '@playwright/test'
import { makePicture } from '#server/testing/make-picture.ts'
import { signInAsEmployee } from '../authenticator.ts'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, expectHydrated, orderAsNewCustomer, sendAs, test } from '../shopper.ts'

/** Products that come back: the customer asks on the pages, an employee decides by the API. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

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

async function patch(path: string, data: object): Promise<void> {
  const headers = { origin: store.url, 'x-token-transport': 'cookie' }
  const response = await staff.patch(`${store.url}/api/ecommerce/${path}`, { headers, data })
  expect(response.ok(), await response.text()).toBe(true)
}

interface Line {
  order: string
  product: string
  total: string
}

/** The newest order, which the shop hands over. */
async function deliverLatest(): Promise<{ id: number; product: string; total: number }> {
  const [row] = await store.query<Line>(
    `select o.id as order, l.product_code as product, o.total_centavos as total
     from orders o join order_lines l on l.order_id = o.id order by o.id desc limit 1`,
  )
  const id = Number(row!.order)
  for (const status of ['in_process', 'processed', 'delivered']) await patch(`orders/${id}/status`, { status })
  return { id, product: row!.product, total: Number(row!.total) / 100 }
}

/** The page fits the width of the screen. */
const expectNoSideScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

test('a delivered order comes back as a credit note, which pays the next one', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: store.url }])
  await page.goto(store.url)
  await orderAsNewCustomer(page, store.url)
  const { id, product, total } = await deliverLatest()

  await page.goto(`${store.url}/account/orders/${id}`)
  await page.getByRole('link', { name: 'Devolver productos' }).click()
  await expect(page).toHaveURL(/\/return$/)
  await expectHydrated(page)
  const send = page.getByRole('button', { name: 'Solicitar la devolución' })

  // Nothing is chosen yet, and another reason needs a word about it.
  await send.click()
  await expect(page.getByText('Elige al menos un producto.')).toBeVisible()
  await expect(page.getByRole('group', { name: '¿Cuáles productos?' })).toBeFocused()
  await page.getByRole('combobox', { name: /^Cuántos/ }).selectOption('1')
  await page.getByRole('combobox', { name: /^Por qué/ }).selectOption('other')
  await send.click()
  await expect(page.getByRole('textbox', { name: /Cuéntanos más/ })).toBeFocused()
  await page.getByRole('textbox', { name: /Cuéntanos más/ }).fill('No enciende.')
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await makePicture() }
  await page.getByLabel('Foto 1', { exact: true }).setInputFiles(file)
  await expect(page.getByLabel('Foto 2', { exact: true })).toBeAttached()
  await expectAccessible(page)
  await expectNoSideScroll(page)

  await send.click()
  await expect(page).toHaveURL(new RegExp(`/account/orders/${id}$`))
  await expect(page.getByText('En espera de la sucursal')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Devolver productos' })).toHaveCount(0)
  await expectAccessible(page)

  const [made] = await store.query<{ id: string }>('select id from returns where order_id = $1', [String(id)])
  await patch(`returns/${made!.id}`, { state: 'approved', restock: true, note: 'Gracias por traerlo.' })
  await page.reload()
  await expect(page.getByText(/en la nota de crédito NC-\d{6}/)).toBeVisible()
  await expect(page.getByText('Gracias por traerlo.')).toBeVisible()
  await expectAccessible(page)

  const [note] = await store.query<{ document_id: string }>(
    'select n.document_id from credit_notes n join returns r on r.credit_note_id = n.balance_id where r.id = $1',
    [made!.id],
  )
  const products = { 1: [{ codarticulo: product, quantity: 1 }] }
  await sendAs(page, { origin: store.url, path: 'orders/confirmOrder', data: { products, total_amount: total } })
  const payments = [{ kind: 'credit_note', amount: total, document_id: note!.document_id }]
  await sendAs(page, {
    origin: store.url,
    path: 'orders',
    data: { option_id: 3, total_amount: total, payments },
  })
  const [next] = await store.query<{ id: string }>('select id from orders order by id desc limit 1')
  expect(Number(next!.id)).toBeGreaterThan(id)
  await page.goto(`${store.url}/account/orders/${next!.id}`)
  await expect(page.getByText('Nota de crédito').first()).toBeVisible()
})

test('a refused return says why, and the products can be returned again', async ({ page }) => {
  await page.goto(store.url)
  await orderAsNewCustomer(page, store.url)
  const { id } = await deliverLatest()
  await page.goto(`${store.url}/account/orders/${id}/return`)
  await expectHydrated(page)
  await page.getByRole('combobox', { name: /^How many/ }).selectOption('1')
  await page.getByRole('radio', { name: /My money back/ }).check()
  await page.getByRole('button', { name: 'Request the return' }).click()
  await expect(page.getByText('Waiting for the branch')).toBeVisible()
  const [made] = await store.query<{ id: string }>('select id from returns where order_id = $1', [String(id)])

  // Nothing is left to return meanwhile.
  await page.goto(`${store.url}/account/orders/${id}/return`)
  await expect(page.getByText('Nothing of this order can be returned')).toBeVisible()
  await patch(`returns/${made!.id}`, { state: 'refused', note: 'It was used.' })
  await page.goto(`${store.url}/account/orders/${id}`)
  await expect(page.getByText('It was used.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return products' })).toBeVisible()
})
