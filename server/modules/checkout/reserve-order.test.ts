import { beforeEach, expect, test } from 'vitest'
import { confirmOrder, leaveCheckout, totalChanged } from '#contract/orders.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import {
  type Shopper,
  makeShopper,
  resetWithTwoShoppers,
  setStock,
  stockOf,
  toProducts,
} from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { releaseExpiredReservations } from '#server/modules/inventory/release-expired.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
let bob: Shopper

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  await makeProduct(db, { code: 'A', priceCentavos: 10_050, stock: { 1: 5, 2: 5 } })
  await makeProduct(db, { code: 'B', priceCentavos: 200, stock: { 1: 9 } })
})

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { code: number; httpStatus: number; reason: string; message: string; data: Record<string, unknown> }) =>
      error,
  )

test('a reserved order has its lines, its total and the instant at which it expires', async () => {
  store.setNow(new Date('2026-03-01T12:00:00Z'))
  ana = await makeShopper(store, { email: 'cleo@example.com' })
  const verified = await ana.verify({ 1: { A: 2, B: 1 }, 2: { A: 1 } }, 303.5)
  expect(verified).toMatchObject({
    total_order: 303.5,
    total_order_sent: 303.5,
    expires_at: '2026-03-01T12:15:00.000Z',
  })
  expect(verified.products['1']).toEqual([
    {
      codarticulo: 'A',
      product_id: expect.any(String) as string,
      description: 'Product A',
      quantity: 2,
      price: 100.5,
      amount: 201,
      note: null,
    },
    expect.objectContaining({ codarticulo: 'B', quantity: 1 }),
  ])
  expect([await stockOf(db, 'A', 1), await stockOf(db, 'A', 2), await stockOf(db, 'B', 1)]).toEqual([
    [5, 2],
    [5, 1],
    [9, 1],
  ])
})

test('another total than the sent one is refused with both, and nothing is reserved', async () => {
  const error = await refusal(ana.verify({ 1: { A: 2 } }, 200))
  expect(error).toMatchObject({ httpStatus: 409, code: 8400016, reason: 'total-changed' })
  expect(error?.data).toMatchObject({
    previous_total: 200,
    current_total: 201,
    changes: [],
    products: { 1: [{ codarticulo: 'A', quantity: 2, amount: 201 }] },
  })
  expect(await stockOf(db, 'A')).toEqual([5, 0])
})

test('CHECKOUT-3: where a line is removed and the total stays, the refusal names the line instead of two equal totals', async () => {
  const error = await refusal(ana.verify({ 1: { A: 1, GONE: 1 } }, 100.5))
  expect(error).toMatchObject({ code: 8400016, reason: 'total-changed' })
  expect(error?.message).toBe('Your order changed. No longer available as requested: GONE.')
})

test('the refusal of another total names both as the specification does, and the reservation that still stands', async () => {
  expect((await refusal(ana.verify({ 1: { A: 2 } }, 200)))?.data).toMatchObject({
    total_order_sent: 200,
    total_order: 201,
    reservation: null,
  })
  const reserved = await ana.verify({ 1: { A: 1 } }, 100.5)
  const { data } = (await refusal(ana.verify({ 1: { A: 2 } }, 200))) ?? {}
  expect(data).toMatchObject({
    reservation: { verification_id: reserved.verification_id, expires_at: reserved.expires_at },
  })
  expect(totalChanged.safeParse(data).success).toBe(true)
  expect(await stockOf(db, 'A')).toEqual([5, 1])
  // What it names can still be placed.
  expect((await ana.place(100.5)).total_order).toBe(100.5)
})

test('the refusal of another total names no reservation that has expired', async () => {
  await ana.verify({ 1: { A: 1 } }, 100.5)
  await db
    .updateTable('verifications')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect((await refusal(ana.verify({ 1: { A: 2 } }, 200)))?.data).toMatchObject({ reservation: null })
})

test('amounts in a sentence are written as people read them, in both languages', async () => {
  await makeProduct(db, { code: 'DEAR', priceCentavos: 123_450, stock: { 1: 9 } })
  const say = async (language: 'en' | 'es', total: number) =>
    (
      await refusal(
        store
          .client({ headers: ana.headers, language })
          .call(confirmOrder, { products: toProducts({ 1: { DEAR: 1 } }), total_amount: total }),
      )
    )?.message
  expect(await say('en', 1000.5)).toBe('The total of your order changed from RD$1,000.50 to RD$1,234.50.')
  expect(await say('es', 1000.5)).toBe('El total de tu pedido cambió de RD$1,000.50 a RD$1,234.50.')
  expect(await say('en', 0)).toBe('The total of your order changed from RD$0.00 to RD$1,234.50.')
})

test('a line whose stock fell is reduced and named', async () => {
  const error = await refusal(ana.verify({ 1: { A: 7 } }, 703.5))
  expect(error?.data).toMatchObject({
    previous_total: 703.5,
    current_total: 502.5,
    products: { 1: [{ quantity: 5 }] },
    changes: [
      { codplace: 1, codarticulo: 'A', description: 'Product A', reason: 'reduced', old_quantity: 7, quantity: 5 },
    ],
  })
})

test('a line that is gone is removed and named, and the rest can be sent again', async () => {
  await setStock(db, 'A', 0)
  const error = await refusal(ana.verify({ 1: { A: 1, B: 1 } }, 102.5))
  expect(error?.data).toMatchObject({
    current_total: 2,
    changes: [{ codarticulo: 'A', reason: 'removed', old_quantity: 1, quantity: 0 }],
  })
  expect((await ana.verify({ 1: { B: 1 } }, 2)).total_order).toBe(2)
})

test('a change is reported even where the total stays the same', async () => {
  expect(await refusal(ana.verify({ 1: { A: 7 } }, 502.5))).toMatchObject({ reason: 'total-changed' })
})

test('an order of which nothing is left is refused', async () => {
  await setStock(db, 'A', 0)
  expect(await refusal(ana.verify({ 1: { A: 1 } }, 100.5))).toMatchObject({
    httpStatus: 409,
    reason: 'nothing-to-order',
  })
  expect(await refusal(ana.verify({ 1: { NONE: 1 }, 77: { A: 1 } }, 1))).toMatchObject({ reason: 'nothing-to-order' })
})

test('a product without price, a hidden one and one of a closed branch cannot be ordered', async () => {
  await makeProduct(db, { code: 'FREE', prices: [], stock: { 1: 5 } })
  await makeProduct(db, { code: 'HIDDEN', status: 'hidden', stock: { 1: 5 } })
  await makeBranch(db, { code: 3, active: false })
  await db.insertInto('stock').values({ product_code: 'A', branch_code: 3, on_hand: 5 }).execute()
  expect(await refusal(ana.verify({ 1: { FREE: 1, HIDDEN: 1 }, 3: { A: 1 } }, 1))).toMatchObject({
    reason: 'nothing-to-order',
  })
})

test('what one shopper has reserved another cannot reserve', async () => {
  await ana.verify({ 1: { A: 4 } }, 402)
  const error = await refusal(bob.verify({ 1: { A: 2 } }, 201))
  expect(error?.data).toMatchObject({ changes: [{ quantity: 1 }] })
})

test('the shopper’s own earlier reservation is released and does not count against them', async () => {
  await ana.verify({ 1: { A: 5, B: 3 } }, 508.5)
  await ana.verify({ 1: { A: 5 }, 2: { A: 1 } }, 603)
  expect([await stockOf(db, 'A', 1), await stockOf(db, 'A', 2), await stockOf(db, 'B')]).toEqual([
    [5, 5],
    [5, 1],
    [9, 0],
  ])
  expect(await db.selectFrom('verifications').select('id').where('released_at', 'is', null).execute()).toHaveLength(1)
})

test('a refused reservation leaves an earlier one as it was', async () => {
  await ana.verify({ 1: { A: 2 } }, 201)
  await refusal(ana.verify({ 1: { B: 1 } }, 1))
  expect([await stockOf(db, 'A'), await stockOf(db, 'B')]).toEqual([
    [5, 2],
    [9, 0],
  ])
})

test('leaving the checkout releases the stock, and leaving again succeeds', async () => {
  await ana.verify({ 1: { A: 2 } }, 201)
  await bob.verify({ 1: { A: 1 } }, 100.5)
  expect(await ana.client.call(leaveCheckout, {})).toEqual({ released: true })
  expect(await ana.client.call(leaveCheckout, {})).toEqual({ released: false })
  expect(await stockOf(db, 'A')).toEqual([5, 1])
})

test('the background job releases an expired reservation and no other', async () => {
  await ana.verify({ 1: { A: 2 } }, 201)
  const now = new Date()
  expect(await releaseExpiredReservations({ db, log: store.app.platform.log, now })).toBe(0)
  expect(
    await releaseExpiredReservations({ db, log: store.app.platform.log, now: new Date(now.getTime() + 901_000) }),
  ).toBe(1)
  expect(
    await releaseExpiredReservations({ db, log: store.app.platform.log, now: new Date(now.getTime() + 901_000) }),
  ).toBe(0)
  expect(await stockOf(db, 'A')).toEqual([5, 0])
})

test('somebody else’s expired reservation does not reduce the stock', async () => {
  await ana.verify({ 1: { A: 5 } }, 502.5)
  store.setNow(new Date(Date.now() + 901_000))
  const late = await makeShopper(store, { email: 'late@example.com' })
  expect((await late.verify({ 1: { A: 5 } }, 502.5)).total_order).toBe(502.5)
  expect(await stockOf(db, 'A')).toEqual([5, 5])
})

test('the special price and the level’s price count', async () => {
  await makeProduct(db, {
    code: 'S',
    prices: [{ priceCentavos: 1000 }, { level: 2, priceCentavos: 900 }],
    special: { priceCentavos: 700, minQuantity: 3 },
    stock: { 1: 9 },
  })
  const level2 = await makeShopper(store, { email: 'lev@example.com', priceLevel: 2 })
  expect((await level2.verify({ 1: { S: 2 } }, 18)).total_order).toBe(18)
  expect((await ana.verify({ 1: { S: 3 } }, 21)).total_order).toBe(21)
})

const bad: [string, unknown][] = [
  ['a negative quantity', { products: { 1: [{ codarticulo: 'A', quantity: -1 }] }, total_amount: 1 }],
  ['no quantity', { products: { 1: [{ codarticulo: 'A', quantity: 0 }] }, total_amount: 1 }],
  ['half a piece', { products: { 1: [{ codarticulo: 'A', quantity: 0.5 }] }, total_amount: 1 }],
  ['a huge quantity', { products: { 1: [{ codarticulo: 'A', quantity: 1e12 }] }, total_amount: 1 }],
  ['a quantity in letters', { products: { 1: [{ codarticulo: 'A', quantity: '1' }] }, total_amount: 1 }],
  ['an unknown field', { products: { 1: [{ codarticulo: 'A', quantity: 1, discount: 0.01 }] }, total_amount: 1 }],
  ['an unknown field of the order', { products: toProducts({ 1: { A: 1 } }), total_amount: 1, discount: 99 }],
  [
    'a product twice',
    {
      products: {
        1: [
          { codarticulo: 'A', quantity: 1 },
          { codarticulo: 'A', quantity: 1 },
        ],
      },
      total_amount: 1,
    },
  ],
  ['no branch', { products: {}, total_amount: 1 }],
  ['no product', { products: { 1: [] }, total_amount: 1 }],
  ['a branch in letters', { products: { x: [{ codarticulo: 'A', quantity: 1 }] }, total_amount: 1 }],
  [
    'a branch written twice',
    {
      products: { 1: [{ codarticulo: 'A', quantity: 1 }], '01': [{ codarticulo: 'A', quantity: 1 }] },
      total_amount: 1,
    },
  ],
  ['a negative total', { products: toProducts({ 1: { A: 1 } }), total_amount: -1 }],
  ['a total in letters', { products: toProducts({ 1: { A: 1 } }), total_amount: '100.50' }],
  ['a list of products', { products: [{ codarticulo: 'A', quantity: 1 }], total_amount: 1 }],
  [
    'too many branches',
    {
      products: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [n + 1, [{ codarticulo: 'A', quantity: 1 }]])),
      total_amount: 1,
    },
  ],
]

test.each(bad)('%s is refused and nothing is reserved', async (_, body) => {
  const response = await store.send('POST', '/api/ecommerce/orders/confirmOrder', { body, headers: ana.headers })
  expect(response.status).toBe(422)
  expect(await stockOf(db, 'A')).toEqual([5, 0])
})

test('a visitor can neither reserve nor leave', async () => {
  await expect(
    store.client().call(confirmOrder, { products: toProducts({ 1: { A: 1 } }), total_amount: 1 }),
  ).rejects.toMatchObject({
    httpStatus: 401,
  })
  await expect(store.client().call(leaveCheckout, {})).rejects.toMatchObject({ httpStatus: 401 })
})
