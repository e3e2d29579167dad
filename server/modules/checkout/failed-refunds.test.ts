import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#contract/account-data.ts'
import { decideFailedRefund, listFailedRefunds } from '#contract/failed-refunds.ts'
import { cancelOrder, getOrder } from '#contract/orders.ts'
import { pausesAfterDeclineMs } from '#domain/payments/declined-refunds.ts'
import { reportDay } from '#server/reports/day-report.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeProduct } from '#server/testing/make.ts'
import { providerWorld } from '#server/testing/provider-world.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { hashPassword } from '#server/modules/identity/passwords.ts'
import { claimOperation } from '#server/modules/payments/operations.ts'
import { workOnPayments } from './work-on-payments.ts'

const store = await testStore()
const { db } = store.database
const world = providerWorld(store)
let ana: Shopper
let staff: Shopper
let refuses: boolean
const password = 'Nopal-47-rio'
const passwordHash = await hashPassword(password)

beforeEach(async () => {
  ;[ana] = await resetWithTwoShoppers(store)
  staff = await makeShopper(store, { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', staff.customerId).execute()
  world.begin()
  const { cards } = store.app.platform.providers
  refuses = true
  if (cards)
    store.app.platform.providers.cards = {
      ...cards,
      refund: (refund) =>
        refuses ? Promise.resolve({ state: 'declined', reason: 'processing-error' }) : cards.refund(refund),
    }
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50 } })
})
// The store is shared with the other tests of this process.
afterAll(world.end)

async function canceledOrder(): Promise<number> {
  await ana.verify({ 1: { A: 1 } }, 100)
  const token = await world.card(ana.customerId, 'approved')
  const { orders } = await ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  const id = orders[0]?.id ?? 0
  await ana.client.call(cancelOrder, { id })
  await work()
  return id
}
const work = async () => {
  world.later(60)
  await workOnPayments(world.work())
}
/** Lets the store try until it gives up. */
async function giveUp(): Promise<void> {
  for (const pauseMs of pausesAfterDeclineMs) {
    world.later(pauseMs / 1_000)
    await workOnPayments(world.work())
  }
}
const operations = async () =>
  (await db.selectFrom('payment_operations').select(['kind', 'state']).orderBy('number').execute())
    .filter(({ kind }) => kind === 'refund')
    .map(({ state }) => state)
const failed = async () => (await staff.client.call(listFailedRefunds, {})).data
const paymentOf = async (id: number) => (await ana.client.call(getOrder, { id })).payments
const refundsReported = async () =>
  (await reportDay(db, storeDateOf(world.now()))).differences
    .filter(({ check }) => check !== 'stock-against-movements')
    .map(({ check, subject, expected }) => [check, subject.split(',')[0], expected.amount])

test('PAYMENT-21: a refund that is declined is tried again after growing pauses, and then made once', async () => {
  const id = await canceledOrder()
  expect(await operations()).toEqual(['declined', 'open'])
  await work()
  expect(await operations()).toEqual(['declined', 'open'])
  refuses = false
  world.later(15 * 60)
  await workOnPayments(world.work())
  expect(await operations()).toEqual(['declined', 'done'])
  expect(await paymentOf(id)).toMatchObject([{ state: 'refunded', refund_pending: 0 }])
  expect(await ledgerSums(db)).toEqual({})
})

test('PAYMENT-21: the customer sees that a declined refund is pending, not that it was made', async () => {
  const id = await canceledOrder()
  expect(await paymentOf(id)).toMatchObject([{ state: 'captured', refund_pending: 100 }])
  await giveUp()
  expect(await paymentOf(id)).toMatchObject([{ state: 'captured', refund_pending: 100 }])
})

test('PAYMENT-21: after the last try staff see it, and the report of the day names it', async () => {
  const id = await canceledOrder()
  expect([await failed(), await refundsReported()]).toEqual([[], []])
  await giveUp()
  expect(await operations()).toEqual(['declined', 'declined', 'declined', 'declined', 'unresolved'])
  expect(await failed()).toMatchObject([
    { kind: 'refund', order_id: id, amount: 100, provider: 'sandbox', reason: 'processing-error' },
  ])
  expect(await refundsReported()).toEqual([['refunds-of-providers', `order ${id}`, 10_000]])
  await work()
  expect(await operations()).toHaveLength(5)
})

test('CLOSING-5: a refund that a provider has not made for three days is named', async () => {
  const id = await canceledOrder()
  await db
    .updateTable('payment_operations')
    .set({ created_at: new Date(Date.now() - 5 * 86_400_000) })
    .execute()
  expect(await refundsReported()).toEqual([['refunds-of-providers', `order ${id}`, 10_000]])
})

test.each([
  ['retry', { cards: 0 }],
  ['credit_note', { cards: 10_000, credit_note: -10_000 }],
  ['done', { cards: 0 }],
] as const)('PAYMENT-21: staff end a failed refund with %s, once', async (action, sums) => {
  const id = await canceledOrder()
  await giveUp()
  const [refund] = await failed()
  refuses = false
  const decision = { id: refund?.id ?? '', action, reference: 'TRANSFER 771' }
  await staff.client.call(decideFailedRefund, decision)
  await work()
  expect(await paymentOf(id)).toMatchObject([{ state: 'refunded', refund_pending: 0 }])
  expect({ cards: 0, ...(await ledgerSums(db)) }).toEqual(sums)
  expect([await failed(), await refundsReported()]).toEqual([[], []])
  await expect(staff.client.call(decideFailedRefund, decision)).rejects.toMatchObject({ reason: 'not-found' })
})

test('ACCOUNT-57: an account is not deleted while a refund to it waits for its provider or for staff', async () => {
  await canceledOrder()
  await db.updateTable('customers').set({ password_hash: passwordHash }).where('id', '=', ana.customerId).execute()
  const remove = () => ana.client.call(deleteAccount, { password })
  await expect(remove()).rejects.toMatchObject({ httpStatus: 409, reason: 'refund-open' })
  await giveUp()
  await expect(remove()).rejects.toMatchObject({ reason: 'refund-open' })
  refuses = false
  await staff.client.call(decideFailedRefund, { id: (await failed())[0]?.id ?? '', action: 'retry' })
  await work()
  await remove()
})

test.each([
  ['credit_note', { isCredit: true }],
  ['done', { elsewhere: 'TRANSFER 771' }],
] as const)(
  'PAYMENT-21: the mail about a failed refund that staff end with %s says where the money is',
  async (action, says) => {
    await canceledOrder()
    await giveUp()
    await staff.client.call(decideFailedRefund, {
      id: (await failed())[0]?.id ?? '',
      action,
      reference: 'TRANSFER 771',
    })
    const mails = await db.selectFrom('outbox').select('payload').orderBy('id').execute()
    expect(mails.at(-1)?.payload).toMatchObject({
      template: 'order-refunded',
      data: { amountCentavos: 10_000, ...says },
    })
  },
)

test('an order that was canceled while its capture ran is not mailed as paid', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const token = await world.card(ana.customerId, 'lost-capture-response')
  const { orders } = await ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  refuses = false
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  await work()
  await work()
  const mails = await db.selectFrom('outbox').select('payload').orderBy('id').execute()
  expect(mails.map(({ payload }) => (payload as { template: string }).template)).toEqual([
    'order-canceled',
    'order-refunded',
  ])
})

test('CLOSING-5: a release that staff have to decide about is named', async () => {
  const id = await canceledOrder()
  await giveUp()
  await db.updateTable('payment_operations').set({ kind: 'void' }).where('state', '=', 'unresolved').execute()
  expect(await refundsReported()).toContainEqual(['refunds-of-providers', `order ${id}`, 10_000])
})

test('a refund is noted as made in another way only with a reference', async () => {
  await canceledOrder()
  await giveUp()
  const id = (await failed())[0]?.id ?? ''
  await expect(staff.client.call(decideFailedRefund, { id, action: 'done' })).rejects.toMatchObject({
    httpStatus: 422,
  })
})

test('PAYMENT-22: an order that was canceled while its capture ran refunds nothing where the capture is declined', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const token = await world.card(ana.customerId, 'lost-capture-response')
  const { orders } = await ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  const id = orders[0]?.id ?? 0
  await ana.client.call(cancelOrder, { id })
  expect(await operations()).toEqual(['open'])
  // The provider says in the end that it did not take the amount.
  const { cards } = store.app.platform.providers
  if (cards)
    store.app.platform.providers.cards = {
      ...cards,
      find: () => Promise.resolve({ state: 'declined', reason: 'rejected' }),
    }
  await work()
  await work()
  expect(await operations()).toEqual(['canceled'])
  expect(await paymentOf(id)).toMatchObject([{ state: 'failed', refund_pending: 0 }])
  expect(await claimOperation({ db }, { now: world.now(), lockedUntil: world.now() })).toBeUndefined()
  expect(await ledgerSums(db)).toEqual({})
  expect(await refundsReported()).toEqual([])
})
