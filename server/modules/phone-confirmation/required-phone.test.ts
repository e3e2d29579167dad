import { beforeEach, expect, test } from 'vitest'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper, stockOf } from '#server/testing/shopper.ts'
import { testStore, testStoreOn } from '#server/testing/store.ts'

const { database } = await testStore()
const { db } = database
const store = testStoreOn(database, { DEV: '1' })
const refused = { httpStatus: 403, reason: 'phone-not-confirmed' }
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5 } })
  ana = await makeShopper(store)
})

async function requirePhone(): Promise<void> {
  const value = JSON.stringify({ validate_phone_on_checkout: true })
  await db.insertInto('settings').values({ name: 'general.web_page', value, updated_at: new Date() }).execute()
}
const change = (account: { phone_verified_at?: Date; created_from?: string }) =>
  db.updateTable('customers').set(account).where('id', '=', ana.customerId).execute()

test('a customer without a confirmed phone reserves and places nothing', async () => {
  await ana.verify({ 1: { A: 1 } }, 118)
  await requirePhone()
  await expect(ana.verify({ 1: { A: 2 } }, 236)).rejects.toMatchObject(refused)
  await expect(ana.place(118)).rejects.toMatchObject(refused)
  expect([await db.selectFrom('orders').select('id').execute(), await stockOf(db, 'A')]).toEqual([[], [5, 1]])
})

test('with a confirmed phone the order goes on', async () => {
  await requirePhone()
  await change({ phone_verified_at: new Date() })
  await ana.verify({ 1: { A: 1 } }, 118)
  expect((await ana.place(118)).total_order).toBe(118)
})

test('a customer who did not register in the store orders without', async () => {
  await requirePhone()
  await change({ created_from: 'ERP' })
  await ana.verify({ 1: { A: 1 } }, 118)
  expect((await ana.place(118)).total_order).toBe(118)
})

test('a store that sends no text messages requires nothing', async () => {
  await requirePhone()
  const silent = testStoreOn(database, { DEV: '0' })
  const shopper = await makeShopper(silent, { email: 'eva@example.com' })
  await shopper.verify({ 1: { A: 1 } }, 118)
  expect((await shopper.place(118)).total_order).toBe(118)
})
