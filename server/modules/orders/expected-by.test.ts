import { beforeEach, expect, test } from 'vitest'
import { getOrder } from '#contract/orders.ts'
import { makeAddress, makeBranch, makeNationalRate, makeProduct, makeZone } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  await makeBranch(db, { code: 1, openingHours: 'Mo-Sa 09:00-19:00' })
  await makeProduct(db, { code: 'A', priceCentavos: 10_000, stock: { 1: 9 } })
  await makeNationalRate(db, { costCentavos: 0 })
  // A Friday, ten in the morning at the store.
  store.setNow(new Date('2026-11-27T14:00:00Z'))
  ana = await makeShopper(store)
})

async function order(option_id: number): Promise<number> {
  const address = { customerId: ana.customerId, province: 'DN', city: 'SD', lat: 18.47, lng: -69.9 }
  const address_id = await makeAddress(db, address)
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(100, { option_id, ...(option_id !== 3 && { address_id }) })
  return orders[0]?.id ?? 0
}
const expectedBy = async (id: number) => (await ana.client.call(getOrder, { id })).expected_by

test('ORDER-15: national shipping arrives by the days that its checkout promised, whatever the table says later', async () => {
  const id = await order(2)
  await db.updateTable('national_rates').set({ days_max: 9 }).execute()
  expect(await expectedBy(id)).toBe('2026-12-02T03:59:00.000Z')
})

test('ORDER-15: a holiday that staff set is no working day', async () => {
  const value = JSON.stringify({ holidays: ['2026-11-30'] })
  await db.insertInto('settings').values({ name: 'general.web_page', value }).execute()
  expect(await expectedBy(await order(2))).toBe('2026-12-03T03:59:00.000Z')
})

test('ORDER-15: a messenger arrives within five working hours of the branch', async () => {
  await makeZone(db, { branchCode: 1, baseCentavos: 0, perKmCentavos: 0, perMinuteCentavos: 0 })
  const id = await order(1)
  expect(await expectedBy(id)).toBe('2026-11-27T19:00:00.000Z')
  await db.updateTable('branches').set({ opening_hours: null }).execute()
  expect(await expectedBy(id)).toBeNull()
})

test('ORDER-15: nothing is expected of an order for pickup, nor of one of an earlier release', async () => {
  expect(await expectedBy(await order(3))).toBeNull()
  const shipped = await order(2)
  await db.updateTable('orders').set({ promised_days: null }).execute()
  expect(await expectedBy(shipped)).toBeNull()
})
