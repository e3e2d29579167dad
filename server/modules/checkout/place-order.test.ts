import { beforeEach, expect, test } from 'vitest'
import { getCart, setCartLine } from '#contract/cart.ts'
import type { CallFailed } from '#contract/client.ts'
import { calculateDelivery, getOrder, leaveCheckout, placeOrder, totalChanged } from '#contract/orders.ts'
import { listOrderReturns } from '#contract/returns.ts'
import { makeAddress, makeBranch, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper, stockOf, toProducts } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { releaseExpiredReservations } from '#server/modules/inventory/release-expired.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1, lat: 18.47, lng: -69.9 })
  await makeBranch(db, { code: 2, lat: 18.48, lng: -69.91 })
  ana = await makeShopper(store)
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5, 2: 5 } })
  await makeProduct(db, { code: 'B', priceCentavos: 3, stock: { 1: 9 } })
})

const ordersCount = async () => (await db.selectFrom('orders').select('id').execute()).length
const secondsLater = (seconds: number) => store.setNow(new Date(Date.now() + seconds * 1000))

test('the orders of a checkout take their stock, share one id and add up', async () => {
  await ana.verify({ 1: { A: 2 }, 2: { A: 1 } }, 354)
  const placed = await ana.place(354)
  expect(placed.total_order).toBe(354)
  expect(placed.orders).toEqual([
    {
      id: expect.any(Number) as number,
      codplace: 1,
      total: 236,
      subtotal: 200,
      tax: 36,
      delivery: 0,
      status: 'created',
    },
    {
      id: expect.any(Number) as number,
      codplace: 2,
      total: 118,
      subtotal: 100,
      tax: 18,
      delivery: 0,
      status: 'created',
    },
  ])
  expect([await stockOf(db, 'A', 1), await stockOf(db, 'A', 2)]).toEqual([
    [3, 0],
    [4, 0],
  ])
})

test('an order has its lines, its payment that is due and its first event', async () => {
  await ana.verify({ 1: { A: 1, B: 3 } }, 118.09)
  const { orders } = await ana.place(118.09, { note: 'Ring twice', rnc: '131-24679-6' })
  const detail = await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })
  expect(detail).toMatchObject({
    total: 118.09,
    lines: [
      { codarticulo: 'A', description: 'Product A', quantity: 1, amount: 118 },
      { codarticulo: 'B', quantity: 3, amount: 0.09 },
    ],
    payments: [{ kind: 'cash', amount: 118.09, state: 'due' }],
    events: [{ status: 'created', status_label: 'Created' }],
    customer_name: 'Ana Pérez',
    note: 'Ring twice',
    address: null,
  })
  const sum = (name: 'subtotal' | 'tax') =>
    Math.round(detail.lines.reduce((total, line) => total + line[name] * 100, 0))
  expect([sum('subtotal'), sum('tax')]).toEqual([Math.round(detail.subtotal * 100), Math.round(detail.tax * 100)])
})

test('an order, its mail and its return list the products in the order of the cart (ORDER-25)', async () => {
  // The order in which the page sends them, which is that of its cart.
  await ana.verify({ 1: { B: 3, A: 1 } }, 118.09)
  const { orders } = await ana.place(118.09)
  const id = orders[0]?.id ?? 0
  const codes = (lines: readonly { codarticulo: string }[]) => lines.map(({ codarticulo }) => codarticulo)
  expect(codes((await ana.client.call(getOrder, { id })).lines)).toEqual(['B', 'A'])
  const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ data: { orders: [{ lines: [{ name: 'Product B' }, { name: 'Product A' }] }] } })
  await db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', id).execute()
  await db.insertInto('order_events').values({ order_id: id, status: 'delivered', at: new Date() }).execute()
  expect(codes((await ana.client.call(listOrderReturns, { id })).returnable?.lines ?? [])).toEqual(['B', 'A'])
  // Lines of an earlier release have no position.
  await db.updateTable('order_lines').set({ position: null }).execute()
  expect(codes((await ana.client.call(getOrder, { id })).lines)).toEqual(['A', 'B'])
})

test('the price is that of the reservation, whatever it has become since', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await db.updateTable('prices').set({ price_centavos: 99_900 }).where('product_code', '=', 'A').execute()
  expect((await ana.place(118)).total_order).toBe(118)
})

test('bought units leave the cart, and those added since stay', async () => {
  const set = (cod_articulo: string, quantity: number) =>
    ana.client.call(setCartLine, { id: 1, cod_articulo, quantity })
  await set('A', 2)
  await ana.verify({ 1: { A: 2 } }, 236)
  await set('A', 3)
  await set('B', 4)
  await ana.place(236)
  expect(
    (await ana.client.call(getCart, { id: 1 })).products.map((line) => [line.cod_articulo, line.quantity]),
  ).toEqual([
    ['A', 1],
    ['B', 4],
  ])
})

test('a mail about the order waits in the outbox', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const { orders, global_id } = await ana.place(118)
  const [mail] = await db.selectFrom('outbox').selectAll().execute()
  expect(mail).toMatchObject({
    recipient: 'ana@example.com',
    payload: {
      template: 'order-placed',
      data: {
        firstName: 'Ana',
        totalCentavos: 11_800,
        dueCentavos: 11_800,
        orders: [{ id: orders[0]?.id, branch: 'Branch 1' }],
        url: `http://store.test/checkout/complete/${global_id}`,
      },
    },
  })
})

test('the same request sent again gets the same order', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const first = await ana.place(118)
  expect(await ana.place(118)).toEqual(first)
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([1, [4, 0]])
})

test('the same request many times at once makes one order', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const placed = await Promise.all(Array.from({ length: 20 }, () => ana.place(118)))
  expect(new Set(placed.map((one) => one.global_id)).size).toBe(1)
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([1, [4, 0]])
})

test('another request after it was placed needs a new reservation', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118)
  await expect(ana.place(118, { note: 'again' })).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'verification-needed',
  })
})

test('after a new reservation the same products can be bought again', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118)
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.place(118)
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([2, [3, 0]])
})

test('an idempotency key gives a repeat the same response and refuses another body', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const body = { option_id: 3 as const, total_amount: 118, payments: [{ kind: 'cash' as const, amount: 118 }] }
  const options = { idempotencyKey: 'key-of-this-checkout' }
  const first = await ana.client.call(placeOrder, body, options)
  expect(await ana.client.call(placeOrder, body, options)).toEqual(first)
  await expect(ana.client.call(placeOrder, { ...body, note: 'x' }, options)).rejects.toMatchObject({
    reason: 'key-reused',
  })
  expect(await ordersCount()).toBe(1)
})

test('an order without a reservation is refused', async () => {
  await expect(ana.place(118)).rejects.toMatchObject({ httpStatus: 409, reason: 'verification-needed' })
  await ana.verify({ 1: { A: 1 } }, 118)
  await ana.client.call(leaveCheckout, {})
  await expect(ana.place(118)).rejects.toMatchObject({ reason: 'verification-needed' })
})

test('an expired reservation is refused, before and after its stock is released', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  secondsLater(901)
  const { headers } = ana
  const late = {
    ...headers,
    authorization: `Bearer ${store.app.platform.tokens.access(ana.sessionId, store.app.platform.clock())}`,
  }
  const place = () =>
    store
      .client({ headers: late })
      .call(placeOrder, { option_id: 3, total_amount: 118, payments: [{ kind: 'cash', amount: 118 }] })
  await expect(place()).rejects.toMatchObject({ httpStatus: 410, reason: 'hold-expired' })
  await releaseExpiredReservations({ db, log: store.app.platform.log, now: store.app.platform.clock() })
  await expect(place()).rejects.toMatchObject({ httpStatus: 410, reason: 'hold-expired' })
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([0, [5, 0]])
})

test('another reservation than the page shows is refused', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { products: toProducts({ 1: { A: 2 } }) })).rejects.toMatchObject({
    reason: 'verification-needed',
  })
  expect((await ana.place(118, { products: toProducts({ 1: { A: 1 } }) })).total_order).toBe(118)
})

test('another total is refused with both; the one that was shown can be accepted (CHECKOUT-18)', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const payments = [{ kind: 'cash' as const, amount: 118 }]
  const accept = () => ana.place(100, { payments, ignore_diff_in_total_amount: true })
  await expect(accept()).rejects.toMatchObject({ code: 8400016, data: { previous_total: 100, current_total: 118 } })
  expect(await stockOf(db, 'A')).toEqual([5, 1])
  expect((await accept()).total_order).toBe(118)
})

test('a total that no refusal has shown is not accepted, nor one that was shown for an earlier reservation (CHECKOUT-18)', async () => {
  await makeZone(db, { branchCode: 1 })
  const addressId = await makeAddress(db, { customerId: ana.customerId })
  await ana.verify({ 1: { A: 1 } }, 118)
  const accept = (more: object = {}) => ana.place(1, { ...more, ignore_diff_in_total_amount: true })
  await expect(accept()).rejects.toMatchObject({ data: { current_total: 118 } })
  // The total that was shown is that of the pickup: the delivery costs more.
  await expect(accept({ option_id: 1, address_id: addressId })).rejects.toMatchObject({ code: 8400016 })
  await expect(accept()).rejects.toMatchObject({ code: 8400016 })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(accept()).rejects.toMatchObject({ code: 8400016, data: { previous_total: 1, current_total: 118 } })
  expect(await ordersCount()).toBe(0)
})

test('only_confirm gives the orders that would be placed, and places nothing', async () => {
  await ana.verify({ 1: { A: 2 }, 2: { A: 1 } }, 354)
  const tried = await ana.place(354, { only_confirm: true })
  expect(tried).toEqual({
    global_id: null,
    action: null,
    orders: [
      { id: null, codplace: 1, total: 236, subtotal: 200, tax: 36, delivery: 0, status: 'created' },
      { id: null, codplace: 2, total: 118, subtotal: 100, tax: 18, delivery: 0, status: 'created' },
    ],
    total_order: 354,
  })
  expect([
    await ordersCount(),
    await stockOf(db, 'A', 1),
    await db.selectFrom('outbox').select('id').execute(),
  ]).toEqual([0, [5, 2], []])
  const placed = await ana.place(354)
  expect({ ...placed, global_id: null, orders: placed.orders.map((order) => ({ ...order, id: null })) }).toEqual(tried)
})

test('only_confirm needs no payments, and refuses what an order would be refused for', async () => {
  const tryOut = (more: object) =>
    ana.client.call(placeOrder, { option_id: 3, total_amount: 118, only_confirm: true, ...more })
  await expect(tryOut({})).rejects.toMatchObject({ reason: 'verification-needed' })
  const { verification_id, expires_at } = await ana.verify({ 1: { A: 1 } }, 118)
  expect((await tryOut({})).total_order).toBe(118)
  await expect(tryOut({ total_amount: 100 })).rejects.toMatchObject({
    code: 8400016,
    data: { total_order_sent: 100, total_order: 118, reservation: { verification_id, expires_at } },
  })
  await expect(tryOut({ payments: [{ kind: 'cash', amount: 1 }] })).rejects.toMatchObject({
    reason: 'payments-do-not-add-up',
  })
  await expect(tryOut({ option_id: 1 })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'address_id' }] },
  })
  await expect(tryOut({ only_confirm: false })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'payments' }] },
  })
  expect(await ordersCount()).toBe(0)
})

test('an order whose total has changed is refused with the products of its reservation, as confirmOrder would refuse it', async () => {
  const { verification_id, expires_at, products } = await ana.verify({ 1: { A: 2 }, 2: { A: 1 } }, 354)
  const error: unknown = await ana.place(100).catch((refusal: unknown) => refusal)
  const { data } = error as CallFailed
  expect(data).toMatchObject({ products, changes: [], total_order: 354, reservation: { verification_id, expires_at } })
  expect(totalChanged.safeParse(data).success).toBe(true)
  expect(
    Object.values(products)
      .flat()
      .map(({ description }) => description),
  ).not.toContain('')
})

test('payments must add up to the centavo', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  for (const amount of [117.99, 118.01, 0.01]) {
    await expect(ana.place(118, { payments: [{ kind: 'cash', amount }] })).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'payments-do-not-add-up',
    })
  }
  expect((await ana.place(118)).total_order).toBe(118)
})

test('a local delivery costs what its zones say, and the address is stored with the order', async () => {
  await makeZone(db, { branchCode: 1 })
  await makeZone(db, { branchCode: 2, name: 'Two' })
  const address_id = await makeAddress(db, { customerId: ana.customerId, lat: 18.471, lng: -69.901 })
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 236)
  const cost = await ana.client.call(calculateDelivery, { option_id: 1, address_id })
  expect(cost.branches.map((branch) => [branch.branch_code, branch.available])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(cost.total_delivery).toBe(cost.branches.reduce((sum, branch) => sum + branch.price, 0))
  const { orders, total_order } = await ana.place(236 + cost.total_delivery, { option_id: 1, address_id })
  expect(total_order).toBe(236 + cost.total_delivery)
  expect(orders.map((order) => order.delivery)).toEqual(cost.branches.map((branch) => branch.price))
  expect(await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })).toMatchObject({
    option_name: 'local_delivery',
    address: { lat: 18.471, lng: -69.901 },
  })
})

test('an address that a branch does not reach is refused', async () => {
  await makeZone(db, { branchCode: 1 })
  const address_id = await makeAddress(db, { customerId: ana.customerId, lat: 19.4, lng: -70.7 })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.client.call(calculateDelivery, { option_id: 1, address_id })).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'address-out-of-range',
    data: { branch_codes: [1] },
  })
  await expect(ana.place(118, { option_id: 1, address_id })).rejects.toMatchObject({ reason: 'address-out-of-range' })
  expect(await stockOf(db, 'A')).toEqual([5, 1])
})

test('somebody else’s address is not found', async () => {
  await makeZone(db, { branchCode: 1 })
  const bob = await makeShopper(store, { email: 'bob@example.com' })
  const address_id = await makeAddress(db, { customerId: bob.customerId })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.client.call(calculateDelivery, { option_id: 1, address_id })).rejects.toMatchObject({
    httpStatus: 404,
  })
  await expect(ana.place(118, { option_id: 1, address_id })).rejects.toMatchObject({ httpStatus: 404 })
})

test('a delivery needs an address and a reservation', async () => {
  await expect(ana.client.call(calculateDelivery, { option_id: 3 })).rejects.toMatchObject({
    reason: 'verification-needed',
  })
  await ana.verify({ 1: { A: 1 } }, 118)
  await expect(ana.place(118, { option_id: 1 })).rejects.toMatchObject({
    httpStatus: 422,
    data: { errors: [{ path: 'address_id' }] },
  })
  expect(await ana.client.call(calculateDelivery, { option_id: 3 })).toMatchObject({
    total_delivery: 0,
    branches: [{ branch_code: 1, price: 0 }],
  })
})

const payments = [{ kind: 'cash', amount: 118 }]
const bad: [string, Record<string, unknown>][] = [
  ['a negative payment', { payments: [{ kind: 'cash', amount: -118 }] }],
  ['a payment in letters', { payments: [{ kind: 'cash', amount: '118' }] }],
  ['an unknown kind of payment', { payments: [{ kind: 'shells', amount: 118 }] }],
  ['no payment', { payments: [] }],
  ['an unknown field', { payments, price: 1 }],
  ['a wrong tax number', { payments, rnc: '123456789' }],
  ['an unknown option', { payments, option_id: -1 }],
  ['a negative total', { payments, total_amount: -118 }],
  ['a total that is no number', { payments, total_amount: 'NaN' }],
  ['a long note', { payments, note: 'x'.repeat(501) }],
  ['a verified quantity that is none', { payments, products: { 1: [{ codarticulo: 'A', quantity: 1.5 }] } }],
]

test.each(bad)('%s is refused and the stock stays reserved', async (_, fields) => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const response = await store.send('POST', '/api/ecommerce/orders', {
    body: { option_id: 3, total_amount: 118, ...fields },
    headers: ana.headers,
  })
  expect(response.status).toBe(422)
  expect([await ordersCount(), await stockOf(db, 'A')]).toEqual([0, [5, 1]])
})

test('a visitor cannot order, and nobody can place somebody else’s reservation', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  const body = { option_id: 3, total_amount: 118, payments: [{ kind: 'cash' as const, amount: 118 }] }
  await expect(store.client().call(placeOrder, body)).rejects.toMatchObject({ httpStatus: 401 })
  await expect(store.client().call(calculateDelivery, { option_id: 3 })).rejects.toMatchObject({ httpStatus: 401 })
  const bob = await makeShopper(store, { email: 'bob@example.com' })
  await expect(bob.place(118)).rejects.toMatchObject({ reason: 'verification-needed' })
})
