import { beforeEach, expect, test } from 'vitest'
import { cancelOrder, leaveCheckout } from '#contract/orders.ts'
import { purgeOldRows } from '#server/background.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { type Shopper, makeShopper, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { releaseExpiredReservations } from './release-expired.ts'

const store = await testStore()
const { db } = store.database
const { settings } = store.app.platform
let ana: Shopper
let bob: Shopper
let now: Date
let { log, lines: logged } = collectingLog()

const releaseExpired = () => releaseExpiredReservations({ db, log, now })
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))
const unreleased = () => db.selectFrom('unreleased_stock').selectAll().execute()
const alarms = () => logged.filter(({ level }) => level === 50)
const dropStock = (code: string) => db.deleteFrom('stock').where('product_code', '=', code).execute()
const setReserved = (code: string, reserved: number) =>
  db.updateTable('stock').set({ reserved }).where('product_code', '=', code).execute()

beforeEach(async () => {
  await store.reset()
  now = new Date('2026-06-01T12:00:00Z')
  store.setNow(now)
  ;({ log, lines: logged } = collectingLog())
  await makeBranch(db, { code: 1 })
  ana = await makeShopper(store)
  bob = await makeShopper(store, { email: 'bob@example.com' })
  for (const code of ['A', 'B', 'C']) await makeProduct(db, { code, priceCentavos: 100, stock: { 1: 5 } })
})

const faults: [string, string, () => Promise<unknown>][] = [
  ['a missing row', 'missing row', () => dropStock('A')],
  ['a stock that holds less', 'negative', () => setReserved('A', 1)],
]

test.each(faults)('%s stops no other expired reservation, and not its own other lines', async (_, reason, plant) => {
  await ana.verify({ 1: { A: 2, B: 3 } }, 5)
  await bob.verify({ 1: { B: 1, C: 4 } }, 5)
  await plant()
  later(901)
  expect(await releaseExpired()).toBe(2)
  expect([await stockOf(db, 'B'), await stockOf(db, 'C')]).toEqual([
    [5, 0],
    [5, 0],
  ])
  expect(await unreleased()).toEqual([expect.objectContaining({ product_code: 'A', quantity: 2, reason, since: now })])
})

test.each(faults)(
  '%s is logged as an error once, and is released by itself once its stock is corrected',
  async (_, reason, plant) => {
    await ana.verify({ 1: { A: 2 } }, 2)
    await plant()
    later(901)
    for (let turn = 0; turn < 5; turn += 1) {
      await releaseExpired()
      later(3_600)
    }
    expect(alarms()).toEqual([expect.objectContaining({ productCode: 'A', branchCode: 1, quantity: 2, reason })])
    await db
      .insertInto('stock')
      .values({ product_code: 'A', branch_code: 1, on_hand: 5, reserved: 2 })
      .onConflict((row) => row.columns(['product_code', 'branch_code']).doUpdateSet({ reserved: 2 }))
      .execute()
    await releaseExpired()
    expect([await stockOf(db, 'A'), await unreleased()]).toEqual([[5, 0], []])
  },
)

test('stock that cannot be released is tried again, the second time after a longer pause', async () => {
  await ana.verify({ 1: { A: 2 } }, 2)
  await dropStock('A')
  later(901)
  await releaseExpired()
  const first = now
  later(9)
  await releaseExpired()
  expect(await unreleased()).toMatchObject([{ attempts: 1 }])
  later(1)
  await releaseExpired()
  expect(await unreleased()).toMatchObject([{ attempts: 2, since: first }])
})

test('a stranger’s reservation that cannot be released does not decide a request for the same products', async () => {
  await ana.verify({ 1: { A: 2, B: 5 } }, 7)
  await dropStock('A')
  store.setNow(later(901))
  const late = await makeShopper(store, { email: 'late@example.com' })
  expect((await late.verify({ 1: { B: 5 } }, 5)).total_order).toBe(5)
})

test.each(faults)('with %s in their reservations, shoppers can leave, reserve anew and go on', async (_, __, plant) => {
  await ana.verify({ 1: { A: 2, B: 3 } }, 5)
  await plant()
  expect((await ana.verify({ 1: { B: 4 } }, 4)).total_order).toBe(4)
  expect(await stockOf(db, 'B')).toEqual([5, 4])
  await bob.verify({ 1: { C: 1 } }, 1)
  await dropStock('C')
  expect(await bob.client.call(leaveCheckout, {})).toEqual({ released: true })
  expect((await unreleased()).map((row) => row.product_code).sort()).toEqual(['A', 'C'])
})

test('where the reserved stock is missing the order has to be reserved anew, and the next refusal names the missing units', async () => {
  await ana.verify({ 1: { A: 2, B: 3 } }, 5)
  await dropStock('A')
  await expect(ana.place(5)).rejects.toMatchObject({ httpStatus: 409, reason: 'verification-needed' })
  await expect(ana.verify({ 1: { A: 2, B: 3 } }, 5)).rejects.toMatchObject({
    code: 8400016,
    data: { changes: [{ codarticulo: 'A', quantity: 0 }] },
  })
  await ana.verify({ 1: { B: 3 } }, 3)
  expect((await ana.place(3)).total_order).toBe(3)
})

test('an order is canceled though the stock of a product was deleted, and the units are on hand again', async () => {
  await ana.verify({ 1: { A: 2, B: 3 } }, 5)
  const { orders } = await ana.place(5)
  await dropStock('A')
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect([await stockOf(db, 'A'), await stockOf(db, 'B')]).toEqual([
    [2, 0],
    [5, 0],
  ])
})

test('old reservations are deleted, except one whose stock has still to be released', async () => {
  await ana.verify({ 1: { A: 1 } }, 1)
  await bob.verify({ 1: { B: 1 } }, 1)
  await dropStock('A')
  later(901)
  await releaseExpired()
  later(40 * 86_400)
  await purgeOldRows({ db, log, now, settings })
  const left = await db.selectFrom('verifications').select('customer_id').execute()
  expect(left).toEqual([{ customer_id: ana.customerId }])
  expect(alarms()).toHaveLength(1)
})

test('a step of the purge that fails is logged and stops no other', async () => {
  await db
    .insertInto('idempotency_keys')
    .values({ owner: 'x', key: 'old', request_hash: 'x', created_at: new Date(0) })
    .execute()
  await store.database.pool.query('alter table rate_limits rename to rate_limits_away')
  try {
    await purgeOldRows({ db, log, now, settings })
  } finally {
    await store.database.pool.query('alter table rate_limits_away rename to rate_limits')
  }
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
  expect(alarms()).toEqual([expect.objectContaining({ step: 'limits' })])
})
