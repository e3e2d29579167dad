import { beforeEach, expect, test } from 'vitest'
import { cancelOrder, getOrder, listOrderProducts, listOrders, listOrderStatuses } from '#contract/orders.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { orderStatuses } from '#domain/orders/order-steps.ts'
import { makeAddress, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, resetWithTwoShoppers, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
let bob: Shopper

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  await makeProduct(db, { code: 'A', name: 'Case', nameEs: 'Funda', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
})

async function buy(shopper: Shopper, branch = 1, quantity = 1): Promise<number> {
  await shopper.verify({ [branch]: { A: quantity } }, quantity * 100)
  const { orders } = await shopper.place(quantity * 100)
  return orders[0]?.id ?? 0
}
async function setStatus(id: number, status: string): Promise<void> {
  // The database refuses a canceled order whose payments are not.
  if (status === 'canceled') await db.updateTable('payments').set({ state: 'canceled' }).execute()
  await db.updateTable('orders').set({ status }).where('id', '=', id).execute()
}
const ids = async (input: InputOf<typeof listOrders>) =>
  (await ana.client.call(listOrders, input)).data.map((order) => order.id)

test('orders are listed newest first, the caller’s alone, a page at a time', async () => {
  const first = await buy(ana)
  const second = await buy(ana, 2, 3)
  await buy(bob)
  const list = await ana.client.call(listOrders, { limit: 1 })
  expect(list).toMatchObject({
    total: 2,
    page: 1,
    pages: 2,
    limit: 1,
    data: [
      {
        id: second,
        branch_name: 'Branch 2',
        products: 1,
        pieces: 3,
        total: 300,
        payment_methods: ['cash'],
        option_name: 'pick_up',
        can_cancel: true,
      },
    ],
  })
  expect(await ids({ limit: 1, page: 2 })).toEqual([first])
  expect(await ana.client.call(listOrders, { page: 9 })).toMatchObject({ data: [], total: 2, pages: 1 })
})

test('a listed order shows its four dearest lines with their pictures', async () => {
  for (const [at, code] of ['B', 'C', 'D', 'E'].entries())
    await makeProduct(db, {
      code,
      name: `Glass ${code}`,
      nameEs: `Mica ${code}`,
      priceCentavos: 20_000 + at,
      stock: { 1: 9 },
    })
  await db
    .insertInto('product_pictures')
    .values({ product_code: 'E', position: 1, picture: 'e', photo_type: 'front' })
    .execute()
  await ana.verify({ 1: { A: 1, B: 1, C: 1, D: 1, E: 1 } }, 900.06)
  await ana.place(900.06)
  const list = await ana.client.call(listOrders, {})
  expect(list.data[0]?.products).toBe(5)
  expect(list.data[0]?.shown_products.map(({ codarticulo }) => codarticulo)).toEqual(['E', 'D', 'C', 'B'])
  expect(list.data[0]?.shown_products[0]).toMatchObject({ description: 'Glass E' })
  expect(list.data[0]?.shown_products[0]?.picture_url).toContain('/e')
  expect(list.data[0]?.shown_products[1]?.picture_url).toBeNull()
})

test('filters narrow the list', async () => {
  const first = await buy(ana)
  const second = await buy(ana, 2)
  await setStatus(first, 'delivered')
  const { global_id } = await ana.client.call(getOrder, { id: second })
  expect(await ids({ branch_code: 2 })).toEqual([second])
  expect(await ids({ order_status_id: orderStatuses.indexOf('delivered') + 1 })).toEqual([first])
  expect(await ids({ global_id })).toEqual([second])
  expect(await ids({ id: first })).toEqual([first])
  expect(await ids({ option_name: 'pick_up' })).toEqual([second, first])
  expect(await ids({ option_name: 'local_delivery' })).toEqual([])
  expect(await ids({ order_document_id: 'B0100000001' })).toEqual([])
})

test('ORDER-18: a product finds the orders that have it, by its names and its code', async () => {
  await makeProduct(db, {
    code: 'CAB-1',
    name: 'Short cable',
    nameEs: 'Cordón rápido',
    priceCentavos: 100,
    stock: { 1: 9 },
  })
  const cased = await buy(ana)
  await buy(bob)
  await ana.verify({ 1: { 'CAB-1': 1 } }, 1)
  const cabled = (await ana.place(1)).orders[0]?.id
  expect(await ids({ product: 'FUNDA' })).toEqual([cased])
  expect(await ids({ product: 'rapido cordon' })).toEqual([cabled])
  expect(await ids({ product: 'short rápido' })).toEqual([cabled])
  expect(await ids({ product: 'cab-1' })).toEqual([cabled])
  expect(await ids({ product: 'short case' })).toEqual([])
  expect(await ids({ product: '%' })).toEqual([])
})

test('ORDER-13: a stage has the orders of all its statuses, and of the delivery methods that have it', async () => {
  const [packed, ready, dispatched, sent] = [await buy(ana), await buy(ana), await buy(ana), await buy(ana)]
  await setStatus(packed, 'processed')
  await setStatus(ready, 'processed')
  await setStatus(dispatched, 'dispatched')
  await setStatus(sent, 'sent')
  const brought = { delivery: 'local_delivery', address: '{}' }
  await db.updateTable('orders').set(brought).where('id', 'in', [packed, dispatched, sent]).execute()
  expect(await ids({ stage: 'preparing' })).toEqual([packed])
  expect(await ids({ stage: 'ready' })).toEqual([ready])
  expect(await ids({ stage: 'on_its_way' })).toEqual([sent, dispatched])
})

test('delivered and canceled orders are finished, all others are open', async () => {
  const [running, onHold, delivered, canceled] = [await buy(ana), await buy(ana), await buy(ana), await buy(ana)]
  await setStatus(onHold, 'on_hold')
  await setStatus(delivered, 'delivered')
  await setStatus(canceled, 'canceled')
  expect(await ids({ finished: '1' })).toEqual([canceled, delivered])
  expect(await ids({ finished: false })).toEqual([onHold, running])
})

test('ORDER-12: the tabs are open orders of this store, sales at the branches, and what is past', async () => {
  const [open, delivered, old, sale] = [await buy(ana), await buy(ana), await buy(ana), await buy(ana)]
  await setStatus(delivered, 'delivered')
  await setStatus(sale, 'delivered')
  const set = (id: number, values: { origin?: string; created_at?: Date }) =>
    db.updateTable('orders').set(values).where('id', '=', id).execute()
  await set(old, { created_at: new Date(Date.now() - 190 * 24 * 3600_000) })
  await set(sale, { origin: 'branch' })
  expect(await ids({ tab: 'online' })).toEqual([open])
  expect(await ids({ tab: 'offline' })).toEqual([sale])
  expect(await ids({ tab: 'history' })).toEqual([sale, delivered, old])
  expect(await ana.client.call(getOrder, { id: sale })).toMatchObject({ origin: 'branch', tracking: null })
  expect(await ana.client.call(listOrders, { tab: 'history', limit: 1 })).toMatchObject({ total: 3, pages: 3 })
})

test('the periods reach ten days and six months back', async () => {
  const recent = await buy(ana)
  const older = await buy(ana)
  const oldest = await buy(ana)
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
  await db
    .updateTable('orders')
    .set({ created_at: daysAgo(9) })
    .where('id', '=', recent)
    .execute()
  await db
    .updateTable('orders')
    .set({ created_at: daysAgo(11) })
    .where('id', '=', older)
    .execute()
  await db
    .updateTable('orders')
    .set({ created_at: daysAgo(190) })
    .where('id', '=', oldest)
    .execute()
  expect(await ids({ filterDate: '10d' })).toEqual([recent])
  expect(await ids({ filterDate: '6m' })).toEqual([recent, older])
  expect(await ids({})).toHaveLength(3)
})

test('an invalid filter is named', async () => {
  for (const search of [
    'limit=51',
    'limit=0',
    'page=0',
    'filterDate=1y',
    'global_id=x',
    'id=abc',
    'order_status_id=9',
    'branch_code=-1',
    'option_name=drone',
    'tab=mine',
    'stage=lost',
  ]) {
    expect((await store.send('GET', `/api/ecommerce/orders?${search}`, { headers: ana.headers })).status).toBe(422)
  }
})

test('an order’s detail is in the caller’s language', async () => {
  const id = await buy(ana)
  const detail = await store.client({ headers: ana.headers, language: 'es' }).call(getOrder, { id })
  expect(detail).toMatchObject({
    status_label: 'Creado',
    lines: [{ description: 'Funda' }],
    events: [{ status_label: 'Creado' }],
    invoice_number: null,
  })
})

test('the list and the detail have the process labels in the caller’s language', async () => {
  const id = await buy(ana)
  const es = store.client({ headers: ana.headers, language: 'es' })
  const labels = async (client = es) =>
    (await client.call(listOrders, { id })).data[0]?.process.map(({ label }) => label)
  expect(await labels()).toEqual([])
  await setStatus(id, 'in_process')
  expect(await labels()).toEqual(['Picking'])
  await setStatus(id, 'processed')
  await db.updateTable('payments').set({ state: 'captured' }).execute()
  expect([await labels(), await labels(ana.client)]).toEqual([
    ['Packing', 'Cobrado'],
    ['Packing', 'Paid'],
  ])
  expect((await es.call(getOrder, { id })).process.map(({ label }) => label)).toEqual(['Packing', 'Cobrado'])
})

test('an order’s history has the process label of each status, and no invoice or quotation that does not exist', async () => {
  const id = await buy(ana)
  const event = { order_id: id, at: new Date(), actor_id: null }
  await db
    .insertInto('order_events')
    .values([
      { ...event, status: 'in_process' },
      { ...event, status: 'processed' },
      { ...event, status: 'delivered' },
    ])
    .execute()
  await setStatus(id, 'delivered')
  const detail = await store.client({ headers: ana.headers, language: 'es' }).call(getOrder, { id })
  expect(detail.events.map(({ status_label, process_label }) => [status_label, process_label])).toEqual([
    ['Creado', null],
    ['En proceso', 'Picking'],
    ['Procesado', 'Packing'],
    ['Entregado', 'Entregado'],
  ])
  expect(detail.process).toEqual([{ step: 'delivered', label: 'Entregado' }])
})

test('the language of the request takes precedence over the customer’s own setting', async () => {
  const id = await buy(ana)
  await db.updateTable('customers').set({ language: 'es' }).execute()
  expect(await ana.client.call(getOrder, { id })).toMatchObject({ status_label: 'Created' })
})

test('somebody else’s order is not found, nor canceled, nor bought again', async () => {
  const id = await buy(bob)
  await expect(ana.client.call(getOrder, { id })).rejects.toMatchObject({ httpStatus: 404 })
  await expect(ana.client.call(cancelOrder, { id })).rejects.toMatchObject({ httpStatus: 404 })
  await expect(ana.client.call(listOrderProducts, { id })).rejects.toMatchObject({ httpStatus: 404 })
  expect((await bob.client.call(getOrder, { id })).status).toBe('created')
})

test('a visitor sees no orders', async () => {
  const visitor = store.client()
  for (const call of [
    () => visitor.call(listOrders, {}),
    () => visitor.call(getOrder, { id: 1 }),
    () => visitor.call(cancelOrder, { id: 1 }),
    () => visitor.call(listOrderProducts, { id: 1 }),
  ]) {
    await expect(call()).rejects.toMatchObject({ httpStatus: 401 })
  }
})

test('a canceled order returns its stock, cancels its payment and stays in the history', async () => {
  const id = await buy(ana, 1, 3)
  expect(await stockOf(db, 'A')).toEqual([47, 0])
  expect(await ana.client.call(cancelOrder, { id })).toMatchObject({
    status: 'canceled',
    can_cancel: false,
    payments: [{ state: 'canceled' }],
    events: [{ status: 'created' }, { status: 'canceled' }],
  })
  expect(await stockOf(db, 'A')).toEqual([50, 0])
})

test('an order is canceled once, however many requests arrive', async () => {
  const id = await buy(ana)
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => ana.client.call(cancelOrder, { id })))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(db, 'A')).toEqual([50, 0])
})

test.each([
  ['created', true],
  ['in_process', true],
  ['processed', true],
  ['on_hold', true],
  ['dispatched', false],
  ['sent', false],
  ['delivered', false],
  ['canceled', false],
])('an order that is %s can be canceled: %s', async (status, may) => {
  const id = await buy(ana)
  await setStatus(id, status)
  expect((await ana.client.call(getOrder, { id })).can_cancel).toBe(may)
  const cancel = ana.client.call(cancelOrder, { id })
  if (may) expect((await cancel).status).toBe('canceled')
  else await expect(cancel).rejects.toMatchObject({ httpStatus: 409, reason: 'too-late-to-cancel' })
  expect(await stockOf(db, 'A')).toEqual([may ? 50 : 49, 0])
})

test('one order of a checkout can be canceled without the other', async () => {
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  const { orders } = await ana.place(200)
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect([await stockOf(db, 'A', 1), await stockOf(db, 'A', 2)]).toEqual([
    [50, 0],
    [49, 0],
  ])
})

test('malformed ids are refused, unknown ones are not found', async () => {
  for (const id of ['abc', '-1', '0', '1.5', '99999999999']) {
    expect((await store.send('GET', `/api/ecommerce/orders/${id}`, { headers: ana.headers })).status).toBe(422)
    expect((await store.send('DELETE', `/api/ecommerce/orders/${id}`, { headers: ana.headers })).status).toBe(422)
  }
  await expect(ana.client.call(getOrder, { id: 999 })).rejects.toMatchObject({ httpStatus: 404 })
})

test('the statuses are listed with their labels and the numbers that the filter takes', async () => {
  const statuses = await store.client({ language: 'es' }).call(listOrderStatuses, {})
  expect(statuses).toHaveLength(orderStatuses.length)
  expect(statuses[7]).toEqual({ id: 8, status: 'canceled', description: 'Cancelado' })
})

test('an order’s products come with today’s price at a branch', async () => {
  const id = await buy(ana, 1, 2)
  await db.updateTable('prices').set({ price_centavos: 12_000 }).execute()
  await db.updateTable('stock').set({ on_hand: 4 }).where('branch_code', '=', 2).execute()
  expect(await ana.client.call(listOrderProducts, { id })).toMatchObject({
    codplace: 1,
    products: [{ cod_articulo: 'A', quantity: 2, product: { price: 120, existence: 48 } }],
  })
  expect(await ana.client.call(listOrderProducts, { id, codplace: 2 })).toMatchObject({
    codplace: 2,
    products: [{ product: { existence: 4 } }],
  })
  await expect(ana.client.call(listOrderProducts, { id, codplace: 77 })).rejects.toMatchObject({ httpStatus: 404 })
})

test('a delivered address stays with the order when the customer deletes it', async () => {
  await makeZone(db, { branchCode: 1 })
  const address_id = await makeAddress(db, { customerId: ana.customerId })
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(200, { option_id: 1, address_id })
  await db.updateTable('addresses').set({ deleted_at: new Date() }).execute()
  expect((await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })).address?.street).toBe('Calle Dos')
})

test('ORDER-17: a line of an order has the days of warranty of its product, 90 where that names none', async () => {
  const id = await buy(ana)
  const warrantyOf = async () => (await ana.client.call(getOrder, { id })).lines[0]?.warranty_days
  await db.updateTable('products').set({ warranty_days: 365 }).execute()
  expect(await warrantyOf()).toBe(365)
  await db.updateTable('products').set({ warranty_days: 0 }).execute()
  expect(await warrantyOf()).toBe(90)
})
