import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelOrder } from '#contract/orders.ts'
import { listReferencedPayments } from '#contract/payments.ts'
import { makeProduct } from '#server/testing/make.ts'
import { providerWorld } from '#server/testing/provider-world.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { workOnPayments } from './work-on-payments.ts'

const store = await testStore()
const { db } = store.database
const world = providerWorld(store)
let ana: Shopper
let bob: Shopper
let staff: Shopper

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  staff = await makeShopper(store, { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', staff.customerId).execute()
  world.begin()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
})
// The store is shared with the other tests of this process.
afterAll(world.end)

const find = (reference: string, who = staff) => who.client.call(listReferencedPayments, { reference })

/** An order of a customer that was paid by card. */
async function paidOrder(who: Shopper) {
  await who.verify({ 1: { A: 1 } }, 100)
  const token = await world.card(who.customerId, 'approved')
  const { orders, global_id } = await who.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('global_id', '=', global_id ?? '')
    .executeTakeFirstOrThrow()
  return { orderId: orders[0]?.id ?? 0, payment }
}

test('PAYMENT-27: employees find a payment by each of its references, with whose it is and its orders', async () => {
  await paidOrder(bob)
  const { orderId, payment } = await paidOrder(ana)
  await ana.client.call(cancelOrder, { id: orderId })
  world.later(60)
  await workOnPayments(world.work())
  const calls = await db
    .selectFrom('payment_operations')
    .select(['id', 'reference'])
    .where('payment_id', '=', payment.id)
    .execute()
  expect(calls.length).toBeGreaterThan(2)
  const ofProvider = [
    payment.authorization_reference,
    payment.capture_reference,
    ...calls.map((call) => call.reference),
  ]
  const references = [
    payment.id,
    payment.id.toUpperCase(),
    payment.global_id,
    ...ofProvider,
    ...calls.map(({ id }) => id),
  ]
  for (const reference of references)
    expect(await find(reference ?? 'none'), String(reference)).toMatchObject([
      {
        id: payment.id,
        state: 'refunded',
        amount: 100,
        provider: 'sandbox',
        customer: { name: expect.stringMatching(/\w/) as string },
        orders: [{ id: orderId, status: 'canceled', amount: 100 }],
      },
    ])
})

test('PAYMENT-27: a part of a reference, or an unknown one, finds nothing, and other customers may not ask', async () => {
  const { payment } = await paidOrder(ana)
  expect(await find(payment.id.slice(0, -1))).toEqual([])
  expect(await find('%')).toEqual([])
  await expect(find(payment.id, ana)).rejects.toMatchObject({ reason: 'not-allowed' })
})

test('PAYMENT-27: the payments of a checkout over several branches are found with the order of each', async () => {
  await ana.verify({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const { global_id, orders } = await ana.place(300)
  const found = await find(global_id ?? '')
  const paid = found.map((payment) => [payment.state, payment.orders[0]?.id, payment.orders[0]?.amount])
  expect(paid.toSorted()).toEqual(orders.map(({ id, total }) => ['due', id, total]).toSorted())
})
