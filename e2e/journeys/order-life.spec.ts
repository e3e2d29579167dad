import type { APIRequestContext, Page } from '@playwright/test'
import { signInAsEmployee } from '../authenticator.ts'
import { type ConfiguredStore, startConfiguredStore } from '../configured-store.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, orderAsNewCustomer, test } from '../shopper.ts'

/** The life of an order: an employee moves it by the API, the customer sees each step on pages and in mails. */

test.describe.configure({ mode: 'serial' })
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

const headers = () => ({ origin: store.url, 'x-token-transport': 'cookie' })

async function move(id: number, status: string): Promise<void> {
  const response = await staff.patch(`${store.url}/api/ecommerce/orders/${id}/status`, {
    headers: headers(),
    data: { status },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

interface Sent {
  id: number
  template: string
  data: { pass?: string; trackUrl?: string }
}
const mailsOf = (order: number) =>
  store.query<Sent>(
    `select id, payload ->> 'template' as template, payload -> 'data' as data from outbox
     where kind = 'mail' and (payload -> 'data' ->> 'id' = $1 or payload -> 'data' -> 'orders' -> 0 ->> 'id' = $1) order by id`,
    [String(order)],
  )

async function latestOrder(): Promise<number> {
  const [row] = await store.query<{ id: string }>('select id from orders order by id desc limit 1')
  return Number(row!.id)
}

const stage = (page: Page) => page.locator('main li[aria-current="step"]')

test('an order for pickup is received, prepared, ready with a pass, and handed over', async ({ page, browser }) => {
  await page.context().addCookies([{ name: 'language', value: 'es', url: store.url }])
  await page.goto(store.url)
  await orderAsNewCustomer(page, store.url)
  const id = await latestOrder()
  const open = () => page.goto(`${store.url}/account/orders/${id}`)

  await open()
  await expect(page.getByRole('heading', { name: 'Recibimos tu pedido' })).toBeVisible()
  await expect(stage(page)).toContainText('Recibido')
  await expect(page.getByRole('link', { name: 'Cómo llegar' }).filter({ visible: true })).toHaveAttribute(
    'href',
    /maps.*destination=18\./,
  )
  await expectAccessible(page)

  await move(id, 'in_process')
  await open()
  await expect(stage(page)).toContainText('Preparando')
  await expect(page.getByText('Picking').first()).toBeVisible()

  await move(id, 'processed')
  await open()
  await expect(page.getByRole('heading', { name: 'Tu pedido está listo para retirar' })).toBeVisible()
  await expect(page.getByRole('img', { name: `Pase del pedido ${id} como código QR` })).toBeVisible()
  await expectAccessible(page)

  // The mail has the same pass as a picture, and an employee reads it.
  const mails = await mailsOf(id)
  expect(mails.map(({ template }) => template)).toEqual(['order-placed', 'order-ready'])
  const ready = mails[1]!
  const frame = await (await fetch(`${store.url}/dev/outbox/mails/${ready.id}`)).text()
  expect(frame).toContain('src="data:image/png;base64,')
  const pass = await staff.get(`${store.url}/api/ecommerce/orders/pass/${ready.data.pass}`, { headers: headers() })
  expect(((await pass.json()) as { data: object }).data).toMatchObject({
    id,
    is_ready: true,
    collector: 'Marina Objío',
  })

  // Whoever has the link sees the same without a sign-in, in their own language, and no name.
  const signedOut = await browser.newContext()
  const visitor = await signedOut.newPage()
  await visitor.goto(`${ready.data.trackUrl}?lang=en`)
  await expect(visitor.getByRole('heading', { name: 'Your order is ready to collect' })).toBeVisible()
  await expect(stage(visitor)).toContainText('Ready to collect')
  await expectAccessible(visitor)
  expect(await visitor.locator('main').innerText()).not.toMatch(/Marina|Objío|RD\$/)
  expect(await visitor.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')

  await move(id, 'delivered')
  await visitor.reload()
  await expect(stage(visitor)).toContainText('Delivered')
  await visitor.goto(`${ready.data.trackUrl?.slice(0, -2)}xx?lang=en`)
  await expect(visitor.getByRole('heading', { name: 'This link shows no order' })).toBeVisible()
  await signedOut.close()

  await open()
  await expect(stage(page)).toContainText('Entregado')
  await expect(page.getByRole('img', { name: /^Pase del pedido/ })).toHaveCount(0)
  expect((await mailsOf(id)).at(-1)?.template).toBe('order-delivered')
  await page.goto(`${store.url}/account/orders?tab=history`)
  await expect(page.getByRole('link', { name: new RegExp(String(id)) }).filter({ visible: true })).toBeVisible()
  await page.goto(`${store.url}/account/orders?tab=offline`)
  await expect(page.getByRole('heading', { name: 'No se encontraron pedidos' })).toBeVisible()
})

test('an order that is brought goes on hold and back, and is on its way', async ({ page }) => {
  await page.goto(store.url)
  await orderAsNewCustomer(page, store.url)
  const id = await latestOrder()
  await store.query(
    `update orders set delivery = 'local_delivery', address = '{"name":"Casa","phone":"18095550142","province":"Distrito Nacional","city":"Santo Domingo","sector":"Naco","street":"Calle Tres","number":"","house":"3","reference":"","directions":"","lat":18.47,"lng":-69.93}' where id = $1`,
    [id],
  )
  await move(id, 'on_hold')
  await page.goto(`${store.url}/account/orders/${id}`)
  await expect(page.getByRole('heading', { name: 'Your order is on hold' })).toBeVisible()
  for (const status of ['created', 'in_process', 'processed', 'dispatched', 'sent'] as const) await move(id, status)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your order is on its way' })).toBeVisible()
  await move(id, 'delivered')
  const mails = await mailsOf(id)
  expect(mails.map(({ template }) => template)).toEqual(['order-placed', 'order-on-its-way', 'order-delivered'])
})
