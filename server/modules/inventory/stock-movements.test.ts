import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { cancelOrder } from '#contract/orders.ts'
import type { Database } from '#server/platform/database/database.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { addInitialStock, returnToStock } from './move-stock.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper
/** The last movement of the first stock. */
let before = 0

beforeEach(async () => {
  await store.reset()
  for (const code of [1, 2]) await makeBranch(db, { code })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5, 2: 5 } })
  await makeProduct(db, { code: 'B', priceCentavos: 11_800, stock: { 1: 5 } })
  ana = await makeShopper(store)
  const { id } = await db.selectFrom('stock_movements').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  before = id
})

const movements = () =>
  db
    .selectFrom('stock_movements')
    .select(['product_code', 'branch_code', 'units', 'reason', 'order_id'])
    .where('id', '>', before)
    .orderBy('id')
    .execute()
const sold = async () => {
  await ana.verify({ 1: { A: 2, B: 1 }, 2: { A: 3 } }, 708)
  const { orders } = await ana.place(708)
  return orders.map(({ id }) => Number(id))
}
/** Runs statements as somebody with a program of their own does. */
const byHand = (work: (inside: Database) => Promise<unknown>) =>
  db.transaction().execute(async (inside) => {
    await sql`select set_config('application_name', 'psql', true)`.execute(inside)
    await work(inside)
  })

test('CLOSING-1: what an order takes is noted with the order, once for each product and branch', async () => {
  const [first, second] = await sold()
  const rows = (await movements()).map((row) => [
    row.branch_code,
    row.product_code,
    row.units,
    row.reason,
    row.order_id,
  ])
  expect(rows.toSorted()).toEqual([
    [1, 'A', -2, 'sold', first],
    [1, 'B', -1, 'sold', first],
    [2, 'A', -3, 'sold', second],
  ])
})

test('CLOSING-1: a reservation moves nothing', async () => {
  await ana.verify({ 1: { A: 2 } }, 236)
  expect(await movements()).toEqual([])
})

test('CLOSING-1: what a canceled order gives back, and products that come back, are noted with the order', async () => {
  const [first = 0, second = 0] = await sold()
  await ana.client.call(cancelOrder, { id: second })
  const ctx = { ...store.app.platform, now: new Date(), afterCommit: () => {} }
  const units = [{ branchCode: 1, productCode: 'A', quantity: 1 }]
  await db
    .transaction()
    .execute((inside) => returnToStock({ ...ctx, db: inside } as never, units, { orderId: first, reason: 'returned' }))
  expect((await movements()).slice(-2)).toEqual([
    { branch_code: 2, product_code: 'A', units: 3, reason: 'canceled', order_id: second },
    { branch_code: 1, product_code: 'A', units: 1, reason: 'returned', order_id: first },
  ])
})

test('CLOSING-1: the first stock of a product is noted as imported, and stock that is there already is not', async () => {
  await addInitialStock(db, [
    { branchCode: 1, productCode: 'B', onHand: 9 },
    { branchCode: 2, productCode: 'B', onHand: 7 },
  ])
  expect(await movements()).toEqual([
    { branch_code: 2, product_code: 'B', units: 7, reason: 'imported', order_id: null },
  ])
})

test('CLOSING-2: a change by hand is noted as unexplained, or with the reason that is said', async () => {
  await byHand(async (inside) => {
    await sql`update stock set on_hand = on_hand + 2, reserved = 0 where product_code = 'A'`.execute(inside)
    await sql`update stock set reserved = 1 where product_code = 'A'`.execute(inside)
    await sql`delete from stock where product_code = 'B'`.execute(inside)
    await sql`select set_config('vitrina.stock_reason', 'counted', true)`.execute(inside)
    await sql`insert into stock (product_code, branch_code, on_hand) values ('B', 1, 4)`.execute(inside)
  })
  const rows = (await movements()).map((row) => [row.branch_code, row.product_code, row.units, row.reason])
  expect(rows.toSorted()).toEqual([
    [1, 'A', 2, 'unexplained'],
    [1, 'B', -5, 'unexplained'],
    [1, 'B', 4, 'counted'],
    [2, 'A', 2, 'unexplained'],
  ])
})

test('CLOSING-1: movements are neither changed nor removed', async () => {
  await sold()
  await expect(db.updateTable('stock_movements').set({ units: 1 }).execute()).rejects.toThrow('never changed')
  await expect(db.deleteFrom('stock_movements').execute()).rejects.toThrow('never changed')
})
