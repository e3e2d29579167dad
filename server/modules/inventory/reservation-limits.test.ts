import { beforeEach, expect, test } from 'vitest'
import { cancelOrder, confirmOrder, leaveCheckout, placeOrder } from '#contract/orders.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { type Basket, setStock, stockOf, toProducts } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { releaseExpiredReservations } from './release-expired.ts'

const store = await testStore()
const { db } = store.database
const start = new Date('2026-06-01T12:00:00Z')
const minute = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const log = store.app.platform.log
const email = 'ana@example.com'

beforeEach(async () => {
  await store.reset()
  store.setNow(start)
  await makeCustomer(db, { email })
  for (const code of [1, 2]) await makeBranch(db, { code })
  for (const code of ['A', 'B']) await makeProduct(db, { code, priceCentavos: 100, stock: { 1: 50, 2: 50 } })
})

/** Ana at some minute, with a session of that time. */
async function at(minutes: number) {
  store.setNow(minute(minutes))
  const { client } = await signIn(store, email)
  return {
    verify: (basket: Basket, total: number) =>
      client.call(confirmOrder, { products: toProducts(basket), total_amount: total }),
    leave: () => client.call(leaveCheckout, {}),
    cancel: (id: number | null) => client.call(cancelOrder, { id: id as number }),
    place: (total: number) =>
      client.call(placeOrder, { option_id: 3, total_amount: total, payments: [{ kind: 'cash', amount: total }] }),
    releaseExpired: () => releaseExpiredReservations({ db, log, now: minute(minutes) }),
  }
}

const set = (fields: Record<string, string | Date | null>) => db.updateTable('verifications').set(fields).execute()
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: { reason: string; message: string; data: Record<string, unknown> }) => error,
  )

test('buying all free units stays possible, also after two reservations that were left', async () => {
  await (await at(0)).verify({ 1: { A: 50 } }, 50)
  expect((await (await at(1)).place(50)).total_order).toBe(50)
  await setStock(db, 'A', 1)
  await (await at(2)).verify({ 1: { A: 1 } }, 1)
  await (await at(3)).verify({ 1: { A: 1 } }, 1)
  await (await at(4)).verify({ 1: { A: 1 } }, 1)
  expect((await (await at(5)).place(1)).total_order).toBe(1)
})

test('who reserves again and again without buying has a product for 60 minutes in two hours, and learns when it can be reserved again', async () => {
  for (const minutes of [0, 15, 30]) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  const fourth = await (await at(45)).verify({ 1: { A: 1 } }, 1)
  expect(fourth.expires_at).toBe(minute(60).toISOString())
  expect((await refusalOf((await at(55.5)).verify({ 1: { A: 1 } }, 1)))?.reason).toBe('reserved-too-long')
  const refused = await refusalOf((await at(61)).verify({ 1: { A: 1, B: 1 } }, 2))
  expect(refused).toMatchObject({
    httpStatus: 409,
    message: 'Product A was reserved for you as long as we can. You can order it again in 59 min.',
    data: { products: [{ codarticulo: 'A', description: 'Product A', again_at: minute(120).toISOString() }] },
  })
  expect((await (await at(62)).verify({ 1: { B: 1 } }, 1)).total_order).toBe(1)
  expect((await (await at(120)).verify({ 1: { A: 1 } }, 1)).expires_at).toBe(minute(135).toISOString())
})

test('the 60 minutes count for a product wherever it is reserved, and however short the reservations are', async () => {
  for (let minutes = 0; minutes < 50; minutes += 5) {
    const ana = await at(minutes)
    await ana.verify({ [minutes % 2 ? 1 : 2]: { A: 1 } }, 1)
    if (minutes % 10) await ana.leave()
  }
  // Those that were left at once are nothing; the others lasted five minutes each.
  expect((await (await at(50)).verify({ 1: { A: 1 } }, 1)).expires_at).toBe(minute(65).toISOString())
  for (let minutes = 55; minutes <= 80; minutes += 5) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  expect((await refusalOf((await at(86)).verify({ 2: { A: 1 } }, 1)))?.reason).toBe('reserved-too-long')
})

test('the last reservation of the 60 minutes ends with them', async () => {
  for (const minutes of [0, 15, 30, 45]) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  expect((await (await at(53)).verify({ 1: { A: 1 } }, 1)).expires_at).toBe(minute(60).toISOString())
  expect(await (await at(60)).releaseExpired()).toBe(1)
  expect(await stockOf(db, 'A')).toEqual([50, 0])
})

test('the time in which a payment is open does not count where it paid orders', async () => {
  for (const minutes of [0, 15, 30]) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  await db
    .updateTable('verifications')
    .set({ payment_from: minute(32), payment_until: minute(45), placed_at: minute(45) })
    .where('released_at', 'is', null)
    .execute()
  await (await at(45)).verify({ 1: { A: 1 } }, 1)
  // 32 minutes until the payment, 15 after it.
  expect((await (await at(60)).verify({ 1: { A: 1 } }, 1)).expires_at).toBe(minute(73).toISOString())
})

test('the time counts in which a payment was open that paid nothing', async () => {
  for (const minutes of [0, 15, 30]) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  await set({ payment_from: minute(32) })
  await (await at(45)).verify({ 1: { A: 1 } }, 1)
  expect((await refusalOf((await at(60)).verify({ 1: { A: 1 } }, 1)))?.reason).toBe('reserved-too-long')
})

const endings: [string, () => Promise<unknown>][] = [
  ['was left', async () => (await at(1)).leave()],
  ['expired', async () => (await at(15)).releaseExpired()],
  ['expired and was not released yet', async () => at(15)],
  ['was replaced by the next one', async () => at(1)],
]

test.each(endings)(
  'after two reservations of which the last %s, the next one holds a fifth of the free stock',
  async (_, end) => {
    await (await at(-20)).verify({ 2: { B: 1 } }, 1)
    await (await at(-10)).leave()
    await (await at(0)).verify({ 1: { A: 50 } }, 50)
    await end()
    const ana = await at(16)
    const refused = await refusalOf(ana.verify({ 1: { A: 50, B: 3 } }, 53))
    expect(refused).toMatchObject({
      code: 8400016,
      data: {
        current_total: 13,
        changes: [
          {
            codarticulo: 'A',
            reason: 'reduced',
            old_quantity: 50,
            quantity: 10,
            limited_until: minute(110).toISOString(),
          },
        ],
      },
    })
    await ana.verify({ 1: { A: 10, B: 3 } }, 13)
    expect(await stockOf(db, 'A')).toEqual([50, 10])
  },
)

test('a line that falls short of stock anyway is not said to be limited', async () => {
  for (const minutes of [0, 1, 2]) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  await setStock(db, 'B', 1)
  const refused = await refusalOf((await at(3)).verify({ 1: { B: 2 } }, 2))
  expect(refused?.data['changes']).toEqual([
    { codplace: 1, codarticulo: 'B', description: 'Product B', reason: 'reduced', old_quantity: 2, quantity: 1 },
  ])
})

test('two hours after the older of the last two all free units can be reserved again', async () => {
  await (await at(0)).verify({ 1: { A: 1 } }, 1)
  await (await at(1)).leave()
  await (await at(30)).verify({ 1: { A: 1 } }, 1)
  await (await at(31)).leave()
  expect((await refusalOf((await at(120.9)).verify({ 1: { A: 50 } }, 50)))?.reason).toBe('total-changed')
  expect((await (await at(121)).verify({ 1: { A: 50 } }, 50)).total_order).toBe(50)
})

test('a reservation that ended because a price changed does not count as left', async () => {
  for (const priceCentavos of [200, 300, 400]) {
    await (await at(0)).verify({ 1: { A: 50 } }, (priceCentavos - 100) / 2)
    await db.updateTable('prices').set({ price_centavos: priceCentavos }).where('product_code', '=', 'A').execute()
  }
  expect((await (await at(1)).verify({ 1: { A: 50 } }, 200)).total_order).toBe(200)
  expect(
    (await db.selectFrom('verifications').select('ended_by').execute()).filter(
      (row) => row.ended_by === 'price_changed',
    ),
  ).toHaveLength(3)
})

test('a reservation that ended by a refused payment does not count as left', async () => {
  for (const minutes of [0, 5]) {
    const ana = await at(minutes)
    await ana.verify({ 1: { A: 50 } }, 50)
    await ana.leave()
    await set({ ended_by: 'payment_refused' })
  }
  expect((await (await at(10)).verify({ 1: { A: 50 } }, 50)).total_order).toBe(50)
})

test('another quantity at another price is no changed price', async () => {
  await makeProduct(db, {
    code: 'T',
    prices: [{ priceCentavos: 100 }, { minQuantity: 10, priceCentavos: 50 }],
    stock: { 1: 50 },
  })
  await (await at(0)).verify({ 1: { T: 50 } }, 25)
  await (await at(1)).verify({ 1: { T: 5 } }, 5)
  await (await at(2)).verify({ 1: { T: 5 } }, 5)
  expect((await refusalOf((await at(3)).verify({ 1: { T: 50 } }, 25)))?.data).toMatchObject({
    changes: [{ quantity: 10 }],
  })
})

test('reservations that were made while the clock was set ahead are released when it is right again, and bound nobody', async () => {
  const days = 3 * 24 * 60
  for (const minutes of [0, 20, 40]) await (await at(days + minutes)).verify({ 1: { A: 10 } }, 10)
  const ana = await at(0)
  expect(await ana.releaseExpired()).toBe(1)
  expect(await stockOf(db, 'A')).toEqual([50, 0])
  expect((await ana.verify({ 1: { A: 50 } }, 50)).expires_at).toBe(minute(15).toISOString())
})

test('an order that its customer cancels counts as a reservation that was left', async () => {
  for (const minutes of [0, 10]) {
    await (await at(minutes)).verify({ 1: { A: 50 } }, 50)
    const { orders } = await (await at(minutes + 1)).place(50)
    await (await at(minutes + 2)).cancel(orders[0]!.id)
  }
  const reduced = await refusalOf((await at(20)).verify({ 1: { A: 50 } }, 50))
  expect(reduced?.data['changes']).toMatchObject([{ codarticulo: 'A', quantity: 10 }])
})

test('however often an account reserves a product, one row says when, and the lines that became no order are gone', async () => {
  for (let minutes = 0; minutes < 40; minutes += 2) {
    await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
    await (await at(minutes + 1)).leave()
  }
  await (await at(40)).verify({ 1: { A: 1 } }, 1)
  expect(await db.selectFrom('reserved_times').select('product_code').execute()).toEqual([{ product_code: 'A' }])
  expect(await db.selectFrom('verifications').select('id').where('is_counted', '=', false).execute()).toHaveLength(1)
  expect(await db.selectFrom('verification_lines').select('product_code').execute()).toHaveLength(1)
})

test('pauses of less than a minute count as reserved, so that many short reservations are one span', async () => {
  for (let seconds = 0; seconds < 600; seconds += 30) {
    const ana = await at(seconds / 60)
    await ana.verify({ 1: { A: 1 } }, 1)
    store.setNow(minute((seconds + 10) / 60))
    await (await at((seconds + 10) / 60)).leave()
  }
  await (await at(20)).verify({ 1: { A: 1 } }, 1)
  const { times } = await db.selectFrom('reserved_times').select('times').executeTakeFirstOrThrow()
  expect(times.split(',')).toHaveLength(2) // one range: its start and its end
})

test('a refused reservation counts nothing twice: what was reserved before is the same for the next one', async () => {
  for (const minutes of [0, 15, 30]) await (await at(minutes)).verify({ 1: { A: 1 } }, 1)
  for (let n = 0; n < 3; n += 1)
    expect((await refusalOf((await at(45)).verify({ 1: { A: 1 } }, 99)))?.reason).toBe('total-changed')
  expect((await (await at(45)).verify({ 1: { A: 1 } }, 1)).expires_at).toBe(minute(60).toISOString())
})
