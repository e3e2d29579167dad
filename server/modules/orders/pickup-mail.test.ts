import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

/** What the mail about an order that is picked up says of its branch (ORDER-10). */

const store = await testStore()
const { db } = store.database
// A Thursday, at 10:10 by the clocks of the store.
const placedAt = new Date('2026-11-26T14:10:00Z')
let ana: Shopper

beforeEach(async () => {
  await store.reset()
  store.setNow(placedAt)
  await makeBranch(db, { code: 1, openingHours: 'Mo-Sa 09:00-19:00' })
  ana = await makeShopper(store)
  await makeProduct(db, { code: 'A', priceCentavos: 11_800, stock: { 1: 5 } })
  await ana.verify({ 1: { A: 1 } }, 118)
})
afterEach(() => store.setNow(undefined))

async function setPreparation(): Promise<void> {
  const value = JSON.stringify({ preparation_minutes: 60, holidays: [] })
  await db.insertInto('settings').values({ name: 'general.web_page', value, updated_at: placedAt }).execute()
}

async function pickupInMail(): Promise<object | undefined> {
  const mail = await db.selectFrom('outbox').select('payload').orderBy('id').executeTakeFirstOrThrow()
  const { data } = mail.payload as unknown as { data: { orders: { pickup?: object }[] } }
  return data.orders[0]?.pickup
}

const place = {
  place: 'Calle Uno 1, Santo Domingo',
  phone: '18095550100',
  hours: 'Mo-Sa 09:00-19:00',
  url: 'https://www.google.com/maps/dir/?api=1&destination=18.47,-69.9',
}

test('it has the branch, its hours, the way there, and by when the order is ready', async () => {
  await setPreparation()
  await ana.place(118)
  expect(await pickupInMail()).toEqual({ ...place, at: '2026-11-26T15:15:00.000Z' })
})

test('it promises no time where the store has set no preparation', async () => {
  await ana.place(118)
  expect(await pickupInMail()).toEqual(place)
})

test('it promises no time while a bank deposit is awaited', async () => {
  await setPreparation()
  const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Ventas del Mar' }
  const value = JSON.stringify({ bank_accounts: [account] })
  await db.insertInto('settings').values({ name: 'payment_methods', value }).execute()
  await ana.place(118, { payments: [{ kind: 'deposit_express', amount: 118 }] })
  expect(await pickupInMail()).toEqual(place)
})

test('it has no hours of a branch that has none', async () => {
  await setPreparation()
  await db.updateTable('branches').set({ opening_hours: null }).execute()
  await ana.place(118)
  const { hours: _, ...others } = place
  expect(await pickupInMail()).toEqual(others)
})
