import { beforeEach, expect, test } from 'vitest'
import { trackOrder } from '#contract/order-tracking.ts'
import { getOrder, listOrders } from '#contract/orders.ts'
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

async function order(option_id: number, payments?: PlacedPayments): Promise<number> {
  const address = { customerId: ana.customerId, province: 'DN', city: 'SD', lat: 18.47, lng: -69.9 }
  const address_id = await makeAddress(db, address)
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(100, {
    option_id,
    ...(option_id !== 3 && { address_id }),
    ...(payments && { payments }),
  })
  return orders[0]?.id ?? 0
}
type PlacedPayments = NonNullable<Parameters<Shopper['place']>[1]>['payments']
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

/** The times that the list and the page of the customer's newest order have. */
async function timesOf(id: number) {
  const [listed] = (await ana.client.call(listOrders, { limit: 1 })).data
  const { expected_by, ready_by } = await ana.client.call(getOrder, { id })
  expect(listed).toMatchObject({ id, expected_by, ready_by })
  return { expected_by, ready_by }
}

async function setPreparation(preparation_minutes: unknown): Promise<void> {
  const value = JSON.stringify({ preparation_minutes })
  await db.insertInto('settings').values({ name: 'general.web_page', value }).execute()
}

async function offerDeposits(): Promise<void> {
  const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Ventas del Mar' }
  const value = JSON.stringify({ bank_accounts: [account] })
  await db.insertInto('settings').values({ name: 'payment_methods', value }).execute()
}

test('ORDER-19: the list says by when an order arrives, as its page does', async () => {
  const id = await order(2)
  expect(await timesOf(id)).toEqual({ expected_by: '2026-12-02T03:59:00.000Z', ready_by: null })
  await db.updateTable('orders').set({ status: 'delivered' }).execute()
  expect(await timesOf(id)).toEqual({ expected_by: null, ready_by: null })
})

test('ORDER-19: the list says when an order can be collected, until it is ready', async () => {
  await setPreparation(60)
  const id = await order(3)
  expect(await timesOf(id)).toEqual({ expected_by: null, ready_by: '2026-11-27T15:00:00.000Z' })
  await db.updateTable('orders').set({ status: 'processed' }).execute()
  expect((await timesOf(id)).ready_by).toBeNull()
})

test('ORDER-19: no time of pickup is said while a deposit is awaited', async () => {
  await setPreparation(60)
  await offerDeposits()
  expect((await timesOf(await order(3, [{ kind: 'deposit_express', amount: 100 }]))).ready_by).toBeNull()
})

test.each([null, -5, 'soon'])('ORDER-19: a preparation of %j promises no time of pickup', async (minutes) => {
  await setPreparation(minutes)
  expect((await timesOf(await order(3))).ready_by).toBeNull()
})

/** What the mail of the placed order and the page of its link say. */
async function saidOf(id: number) {
  const token = (await ana.client.call(getOrder, { id })).tracking ?? ''
  const { expected_by } = await store.client().call(trackOrder, { token })
  const mail = await db.selectFrom('outbox').select('payload').orderBy('id').executeTakeFirstOrThrow()
  const { data } = mail.payload as unknown as { data: { orders: { expectedBy?: string }[] } }
  return { inMail: data.orders[0]?.expectedBy ?? null, atLink: expected_by }
}

test.each([
  ['a messenger', 1, '2026-11-27T19:00:00.000Z'],
  ['a carrier', 2, '2026-12-02T03:59:00.000Z'],
  ['nobody, for pickup', 3, null],
])('ORDER-15: the mail and the link of an order say when it is brought by %s', async (_, option, at) => {
  await makeZone(db, { branchCode: 1, baseCentavos: 0, perKmCentavos: 0, perMinuteCentavos: 0 })
  const id = await order(option)
  expect(await expectedBy(id)).toBe(at)
  expect(await saidOf(id)).toEqual({ inMail: at, atLink: at })
})

test('ORDER-15: neither says a time while a bank deposit is awaited', async () => {
  await offerDeposits()
  const id = await order(2, [{ kind: 'deposit_express', amount: 100 }])
  expect(await saidOf(id)).toEqual({ inMail: null, atLink: null })
})
