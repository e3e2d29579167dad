import { beforeEach, expect, test } from 'vitest'
import { confirmOrder, leaveCheckout, placeOrder, reportCheckout } from '#contract/orders.ts'
import { makeBranch, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { stockOf, toProducts } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { releaseExpiredReservations } from './release-expired.ts'

const store = await testStore()
const { db } = store.database
const start = new Date('2026-06-01T12:00:00Z')
const second = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const log = store.app.platform.log
const ana = 'ana@example.com'
const bob = 'bob@example.com'

beforeEach(async () => {
  await store.reset()
  store.setNow(start)
  for (const email of [ana, bob]) await makeCustomer(db, { email })
  await makeBranch(db, { code: 1 })
  await makeProduct(db, { code: 'A', priceCentavos: 100, stock: { 1: 5 } })
})

/** Somebody at some second, with a session of that time. */
async function at(seconds: number, email = ana) {
  store.setNow(second(seconds))
  const { client, headers } = await signIn(store, email)
  return {
    client,
    headers,
    verify: async (will_report?: boolean, resumes?: string) =>
      (
        await client.call(confirmOrder, {
          products: toProducts({ 1: { A: 2 } }),
          total_amount: 2,
          will_report,
          resumes,
        })
      ).verification_id,
    report: (verification_id: string) => client.call(reportCheckout, { verification_id }),
    leave: async (verification_id?: string) => (await client.call(leaveCheckout, { verification_id })).released,
    place: () => client.call(placeOrder, { option_id: 3, total_amount: 2, payments: [{ kind: 'cash', amount: 2 }] }),
    releaseExpired: () => releaseExpiredReservations({ db, log, now: second(seconds) }),
  }
}

const unpaid_orders = { open: 0, max: 5 }
const openPayment = () => db.updateTable('verifications').set({ payment_from: start }).execute()

test('a page that said it would report loses its stock after five silent minutes, and hears so when it is back', async () => {
  const id = await (await at(0)).verify(true)
  expect(await (await at(299)).releaseExpired()).toBe(0)
  const later = await at(300)
  expect(await later.releaseExpired()).toBe(1)
  expect(await stockOf(db, 'A')).toEqual([5, 0])
  expect(await later.report(id)).toEqual({
    state: 'released',
    expires_at: second(900).toISOString(),
    global_id: null,
    unpaid_orders,
  })
  await expect(later.place()).rejects.toMatchObject({ reason: 'verification-needed' })
})

test('a page that reports keeps its stock to the end of its time, which reporting does not move', async () => {
  const id = await (await at(0)).verify(true)
  for (let seconds = 60; seconds < 900; seconds += 240) {
    const page = await at(seconds)
    expect(await page.releaseExpired()).toBe(0)
    expect(await page.report(id)).toEqual({
      state: 'held',
      expires_at: second(900).toISOString(),
      global_id: null,
      unpaid_orders,
    })
  }
  const late = await at(900)
  expect((await late.report(id)).state).toBe('released')
  expect(await late.releaseExpired()).toBe(1)
})

test('a page that did not say that it reports keeps its stock for the 15 minutes, also where it reports once', async () => {
  const id = await (await at(0)).verify()
  await (await at(1)).report(id)
  expect(await (await at(899)).releaseExpired()).toBe(0)
  expect(await (await at(900)).releaseExpired()).toBe(1)
})

test('while a payment is open neither silence nor leaving releases anything', async () => {
  const id = await (await at(0)).verify(true)
  await openPayment()
  const silent = await at(800)
  expect(await silent.releaseExpired()).toBe(0)
  expect([await silent.leave(), await silent.leave(id)]).toEqual([false, false])
  expect(await stockOf(db, 'A')).toEqual([5, 2])
  expect((await silent.place()).total_order).toBe(2)
})

test('a silent page whose stock nobody has released yet can still place its order', async () => {
  await (await at(0)).verify(true)
  expect((await (await at(400)).place()).total_order).toBe(2)
})

test('a page leaves its own reservation, not the newer one of another page', async () => {
  const first = await (await at(0)).verify(true)
  const second = await (await at(1)).verify(true)
  const page = await at(2)
  expect((await page.report(first)).state).toBe('replaced')
  expect(await page.leave(first)).toBe(false)
  expect((await page.report(second)).state).toBe('held')
  expect(await page.leave(second)).toBe(true)
  expect(await stockOf(db, 'A')).toEqual([5, 0])
})

test('a page that left its reservation and resumes it keeps the same end, however often, and none of them counts as left', async () => {
  let id = await (await at(0)).verify(true)
  for (let seconds = 60; seconds <= 600; seconds += 60) {
    const page = await at(seconds)
    await page.leave(id)
    id = await page.verify(true, id)
    expect(await page.report(id)).toEqual({
      state: 'held',
      expires_at: second(900).toISOString(),
      global_id: null,
      unpaid_orders,
    })
  }
  const endings = await db.selectFrom('verifications').select('ended_by').where('released_at', 'is not', null).execute()
  expect(new Set(endings.map((row) => row.ended_by))).toEqual(new Set(['resumed']))
})

test('a reservation that ends within five minutes, was resumed before or is somebody else’s cannot be resumed: the next one is new', async () => {
  const first = await (await at(0)).verify(true)
  const page = await at(601)
  await page.leave(first)
  const late = await page.verify(true, first)
  expect(await page.report(late)).toMatchObject({ expires_at: second(1_501).toISOString() })
  await page.leave(late)
  const taken = await page.verify(true, late)
  expect(await page.report(taken)).toMatchObject({ expires_at: second(1_501).toISOString() })
  await page.leave(taken)
  const other = await at(700, bob)
  expect(await other.report(await other.verify(true, taken))).toMatchObject({ expires_at: second(1_600).toISOString() })
  const endings = await db
    .selectFrom('verifications')
    .select('ended_by')
    .where('released_at', 'is not', null)
    .orderBy('created_at')
    .execute()
  expect(endings.map((row) => row.ended_by).sort()).toEqual(['left', 'left', 'resumed'])
})

test('CHECKOUT-21: a report about a placed reservation names the checkout of its orders', async () => {
  const page = await at(0)
  const id = await page.verify(true)
  const { global_id } = await page.place()
  expect(await page.report(id)).toMatchObject({ state: 'placed', global_id })
})

test('somebody else’s reservation can be neither reported nor left, and a visitor can do neither', async () => {
  const id = await (await at(0)).verify(true)
  const other = await at(1, bob)
  await expect(other.report(id)).rejects.toMatchObject({ httpStatus: 404 })
  expect(await other.leave(id)).toBe(false)
  await expect(store.client().call(reportCheckout, { verification_id: id })).rejects.toMatchObject({ httpStatus: 401 })
  await (await at(240, bob)).report(id).catch(() => {})
  expect(await (await at(300)).releaseExpired()).toBe(1)
})

test.each([{}, { verification_id: 'x' }, { verification_id: null }])('%j is no report', async (body) => {
  const { headers } = await at(0)
  const response = await store.send('POST', '/api/ecommerce/orders/confirmOrder/report', { body, headers })
  expect(response.status).toBe(422)
})

test('an account reports at most 30 times a minute', async () => {
  const page = await at(0)
  const id = await page.verify(true)
  for (let turn = 0; turn < 30; turn += 1) await page.report(id)
  await expect(page.report(id)).rejects.toMatchObject({ httpStatus: 429 })
})

test('reporting changes no row of stock', async () => {
  const page = await at(0)
  const id = await page.verify(true)
  const before = await db
    .selectFrom('stock')
    .select('product_code')
    .select((row) => row.ref('xmin' as never).as('version'))
    .execute()
  await page.report(id)
  const after = await db
    .selectFrom('stock')
    .select('product_code')
    .select((row) => row.ref('xmin' as never).as('version'))
    .execute()
  expect(after).toEqual(before)
})
