import { beforeEach, describe, expect, test } from 'vitest'
import { setOrderStatus } from '#contract/order-steps.ts'
import { readOrderPass, trackOrder } from '#contract/order-tracking.ts'
import { getOrder } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { makeAddress, makePartner, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStoreOn, testStore } from '#server/testing/store.ts'

const store = testStoreOn((await testStore()).database, { PUBLIC_URL: 'https://store.example' })
const { db } = store.database
const visitor = store.client()
let ana: Shopper
let employee: Shopper

beforeEach(async () => {
  ;[ana] = await resetWithTwoShoppers(store)
  store.setNow(new Date())
  employee = await makeShopper(store, { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', employee.customerId).execute()
  await makeProduct(db, { code: 'A', name: 'Case', nameEs: 'Funda', priceCentavos: 10_000, stock: { 1: 50 } })
})

async function buy(more: Parameters<Shopper['place']>[1] = {}): Promise<number> {
  await ana.verify({ 1: { A: 2 } }, 200)
  const { orders } = await ana.place(more.option_id === 1 ? 300 : 200, more)
  return orders[0]?.id ?? 0
}

async function buyDelivered(): Promise<number> {
  await makeZone(db, { branchCode: 1 })
  return buy({ option_id: 1, address_id: await makeAddress(db, { customerId: ana.customerId }) })
}

async function moveAll(id: number, steps: readonly OrderStatus[]): Promise<void> {
  for (const status of steps) await employee.client.call(setOrderStatus, { id, status })
}

const tokenOf = async (id: number) => (await ana.client.call(getOrder, { id })).tracking ?? ''

interface Mail {
  template: string
  language: string
  data: Record<string, unknown> & { id: number; trackUrl: string; pass: string }
}
async function mails(): Promise<Mail[]> {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute()
  return rows.map(({ payload }) => payload as unknown as Mail)
}
const templates = async () => (await mails()).map(({ template }) => template)

describe('ORDER-9: the link of an order', () => {
  test('shows its progress without a sign-in, and nothing about the customer, the products and the amounts', async () => {
    const id = await buyDelivered()
    await moveAll(id, ['in_process'])
    const shown = await visitor.call(trackOrder, { token: await tokenOf(id) })
    expect(shown).toEqual({
      id,
      status: 'in_process',
      status_label: 'In process',
      option_name: 'local_delivery',
      codplace: 1,
      branch_name: 'Branch 1',
      creation: expect.any(String) as string,
      // Nothing is promised of a branch without hours.
      expected_by: null,
      branch: { address: 'Calle Uno 1', city_name: 'Santo Domingo', phone: '18095550100', lat: 18.47, long: -69.9 },
      events: [
        { status: 'created', status_label: 'Created', at: expect.any(String) as string },
        { status: 'in_process', status_label: 'In process', at: expect.any(String) as string },
      ],
    })
  })

  test('is in the language of who reads it', async () => {
    const token = await tokenOf(await buy())
    expect((await store.client({ language: 'es' }).call(trackOrder, { token })).status_label).toBe('Creado')
  })

  test('that was altered or guessed, and one for another order, is not found', async () => {
    const token = await tokenOf(await buy())
    const [number = '', signature = ''] = token.split('.')
    const { orderTokens } = store.app.platform
    const altered = `${number}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const wrong of [altered, `${Number(number) + 1}.${signature}`, number, orderTokens.pass(Number(number)), 'x'])
      await expect(visitor.call(trackOrder, { token: wrong })).rejects.toMatchObject({ httpStatus: 404 })
    await expect(visitor.call(trackOrder, { token: orderTokens.tracking(999_999) })).rejects.toMatchObject({
      httpStatus: 404,
    })
  })

  test('ends 90 days after the order was delivered', async () => {
    const id = await buy()
    const token = await tokenOf(id)
    await moveAll(id, ['in_process', 'processed', 'delivered'])
    const day = 24 * 3600_000
    store.setNow(new Date(Date.now() + 89 * day))
    expect((await visitor.call(trackOrder, { token })).status).toBe('delivered')
    store.setNow(new Date(Date.now() + 91 * day))
    await expect(visitor.call(trackOrder, { token })).rejects.toMatchObject({ httpStatus: 404 })
  })

  test('is neither cached nor repeated without limit', async () => {
    const token = await tokenOf(await buy())
    const fetchOnce = () => store.send('GET', `/api/ecommerce/orders/track/${token}`, { address: '10.9.8.7' })
    expect((await fetchOnce()).headers.get('cache-control')).toBe('no-store')
    const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await fetchOnce()).status))
    expect(statuses).toContain(429)
  })
})

describe('ORDER-10: a mail for each step that matters', () => {
  test('an order that a messenger brings: placed, on its way, delivered', async () => {
    const id = await buyDelivered()
    await moveAll(id, ['in_process', 'processed', 'dispatched'])
    expect(await templates()).toEqual(['order-placed'])
    await moveAll(id, ['sent'])
    expect(await templates()).toEqual(['order-placed', 'order-on-its-way'])
    await moveAll(id, ['delivered'])
    expect(await templates()).toEqual(['order-placed', 'order-on-its-way', 'order-delivered'])
  })

  test('an order that is shipped is on its way once it is dispatched', async () => {
    const id = await buyDelivered()
    await db.updateTable('orders').set({ delivery: 'national_delivery' }).execute()
    await moveAll(id, ['in_process', 'processed', 'dispatched', 'sent'])
    expect(await templates()).toEqual(['order-placed', 'order-on-its-way'])
  })

  test('one that is collected is ready with a pass, once, however often it was on hold', async () => {
    const id = await buy()
    await moveAll(id, ['in_process', 'on_hold', 'in_process', 'processed', 'on_hold', 'processed'])
    expect(await templates()).toEqual(['order-placed', 'order-ready'])
    const [, ready] = await mails()
    expect(ready?.data).toMatchObject({ id, collector: 'Ana Pérez', branch: 'Branch 1', dueCentavos: 20_000 })
    expect(ready?.data.pass).toBe((await ana.client.call(getOrder, { id })).pass)
  })

  test('whoever cancels, the customer reads why', async () => {
    const id = await buy()
    await employee.client.call(setOrderStatus, { id, status: 'canceled', note: 'Se agotó.' })
    expect((await mails())[1]).toMatchObject({ template: 'order-canceled', data: { id, reason: 'Se agotó.' } })
  })

  test.each([
    ['en', 'Out of stock.'],
    ['es', 'Se agotó.'],
  ] as const)('ORDER-32: a customer who reads %s reads why in that language', async (language, reason) => {
    const id = await buy()
    await db.updateTable('customers').set({ language }).where('id', '=', ana.customerId).execute()
    const why = { note_en: 'Out of stock.', note_es: 'Se agotó.' }
    await employee.client.call(setOrderStatus, { id, status: 'canceled', ...why })
    expect((await mails()).at(-1)).toMatchObject({ template: 'order-canceled', data: { id, reason } })
  })

  test('mails come in the language in which the order was placed, or in that of the account', async () => {
    const inSpanish = { ...ana, client: store.client({ headers: ana.headers, language: 'es' }) }
    await ana.verify({ 1: { A: 1 } }, 100)
    const placing = { option_id: 3, total_amount: 100, payments: [{ kind: 'cash' as const, amount: 100 }] }
    const { placeOrder } = await import('#contract/orders.ts')
    const [{ id = 0 } = {}] = (await inSpanish.client.call(placeOrder, placing)).orders
    await moveAll(id ?? 0, ['in_process', 'processed'])
    expect((await mails()).map(({ language }) => language)).toEqual(['es', 'es'])
    await db.updateTable('customers').set({ language: 'en' }).where('id', '=', ana.customerId).execute()
    await moveAll(id ?? 0, ['delivered'])
    expect((await mails()).at(-1)?.language).toBe('en')
  })

  test('the confirmation has lines, delivery and the link of each order', async () => {
    const id = await buyDelivered()
    const [placed] = await mails()
    expect(placed?.data).toMatchObject({
      orders: [
        {
          id,
          branch: 'Branch 1',
          deliveryCentavos: 10_000,
          lines: [{ name: 'Case', quantity: 2, totalCentavos: 20_000 }],
          trackUrl: `https://store.example/track/${await tokenOf(id)}`,
        },
      ],
      destination: { delivery: 'local', recipient: 'Ana Pérez' },
    })
  })
})

describe('ORDER-11: the pass of an order', () => {
  test('names the order and who may collect it, to employees alone', async () => {
    const partner_id = await makePartner(db, { customerId: ana.customerId, identification: '40200000005' })
    const id = await buy({ partner_id })
    expect((await ana.client.call(getOrder, { id })).pass).toBeNull()
    await moveAll(id, ['in_process', 'processed'])
    const { pass: code } = await ana.client.call(getOrder, { id })
    const read = (client = employee.client) => client.call(readOrderPass, { code: code ?? '' })
    const { customer_name } = await ana.client.call(getOrder, { id })
    expect(await read()).toMatchObject({
      id,
      status: 'processed',
      is_ready: true,
      collector: customer_name,
      pieces: 2,
      to_pay: 200,
    })
    await expect(read(ana.client)).rejects.toMatchObject({ httpStatus: 403 })
    await expect(read(visitor)).rejects.toMatchObject({ httpStatus: 401 })
  })

  test('is of no use once the order was collected, and an altered one is not found', async () => {
    const id = await buy()
    await moveAll(id, ['in_process', 'processed'])
    const { pass } = await ana.client.call(getOrder, { id })
    await moveAll(id, ['delivered'])
    expect((await ana.client.call(getOrder, { id })).pass).toBeNull()
    expect(await employee.client.call(readOrderPass, { code: pass ?? '' })).toMatchObject({ is_ready: false })
    const tracking = store.app.platform.orderTokens.tracking(id)
    for (const code of [`${pass ?? ''}A`, tracking, `${id}.x`])
      await expect(employee.client.call(readOrderPass, { code })).rejects.toMatchObject({ httpStatus: 404 })
  })
})
