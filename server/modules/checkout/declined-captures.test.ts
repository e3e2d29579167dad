import { afterAll, beforeEach, expect, test } from 'vitest'
import { setOrderStatus } from '#contract/order-steps.ts'
import { cancelOrder, getOrder, reportCheckout } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { createSandboxCards, createSandboxPayPal } from '#server/modules/payment-sandbox/provider.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import { newId } from '#server/platform/ids.ts'
import type { PaymentProvider } from '#server/platform/payment-provider.ts'
import { differencesToday } from '#server/races/ledger.ts'
import { decideAtProvider, offerAllPayments } from '#server/races/payers.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeGiftCard, makeSavedCard } from '#server/testing/make-balances.ts'
import { makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper, resetWithTwoShoppers, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { workOnPayments } from './work-on-payments.ts'

const store = await testStore()
const { db } = store.database
const { platform } = store.app
const { providers } = platform
let ana: Shopper
let bob: Shopper
let logged: string[]

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  logged = []
  const parts = { db, clock: () => new Date(), slowMs: 5 }
  platform.providers = { ...providers, cards: createSandboxCards(parts), paypal: createSandboxPayPal(parts) }
  await makeProduct(db, { code: 'A', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
  await offerAllPayments(db)
})
// The store is shared with the other tests of this process.
afterAll(() => void (platform.providers = providers))

/** Does what is open, and notes what it logs as an error. */
const work = (later = 61_000) =>
  workOnPayments({
    ...platform,
    db,
    newId,
    clock: () => new Date(Date.now() + later),
    log: Object.assign(Object.create(platform.log) as Log, { error: (_: unknown, line: string) => logged.push(line) }),
  })
/** Changes calls of the provider of cards, or of PayPal. */
function withCalls(kind: 'cards' | 'paypal', change: (provider: PaymentProvider) => Partial<PaymentProvider>): void {
  const provider = platform.providers[kind] as PaymentProvider
  platform.providers = { ...platform.providers, [kind]: { ...provider, ...change(provider) } }
}
const chargesOf = (database: Database) => database.selectFrom('sandbox_charges').select('status').execute()
const operations = async () =>
  (await db.selectFrom('payment_operations').select(['kind', 'state']).orderBy('number').execute()).map(
    ({ kind, state }) => `${kind} ${state}`,
  )
const orderStates = async () => (await db.selectFrom('orders').select('status').execute()).map(({ status }) => status)
const paymentStates = async () =>
  (await db.selectFrom('payments').select('state').orderBy('position').execute()).map(({ state }) => state)

const atCapture = { behaviour: 'declined-at-capture' } as const
const mails = async () =>
  (await db.selectFrom('outbox').select('payload').orderBy('id').execute()).map(
    ({ payload }) => payload as { template: string; data: Record<string, unknown> },
  )

test('PAYMENT-22: what a card still reserves is released where its capture is declined', async () => {
  const token = await makeSavedCard(db, ana.customerId, atCapture)
  const card = await makeGiftCard(db, ana.customerId, { code: 'GIFT-00000001', movements: [{ amountCentavos: 9_000 }] })
  await ana.verify({ 1: { A: 1 } }, 100)
  const mixed = [
    { kind: 'gift_card' as const, amount: 60, id: card },
    { kind: 'card' as const, amount: 40, token },
  ]
  await expect(ana.place(100, { payments: mixed })).rejects.toMatchObject({ reason: 'card-rejected' })
  await work()
  expect(await chargesOf(db)).toEqual([{ status: 'voided' }])
  expect([await orderStates(), await paymentStates()]).toEqual([['canceled'], ['refunded', 'failed']])
  expect(await ledgerSums(db)).toEqual({ gift_card: -9_000, issued: 9_000 })
  expect(logged).toEqual([])
})

test('CHECKOUT-16: the request whose capture was declined is refused again where it is sent again', async () => {
  const token = await makeSavedCard(db, ana.customerId, atCapture)
  await ana.verify({ 1: { A: 1 } }, 100)
  const again = () => ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  await expect(again()).rejects.toMatchObject({ httpStatus: 402, reason: 'card-rejected' })
  await expect(again()).rejects.toMatchObject({ httpStatus: 402, reason: 'card-rejected' })
  expect(await orderStates()).toEqual(['canceled'])
})

test('CHECKOUT-6: checkouts whose captures are declined do not bound what their customer may reserve', async () => {
  const token = await makeSavedCard(db, ana.customerId, atCapture)
  for (let count = 0; count < 3; count += 1) {
    await ana.verify({ 1: { A: 1 } }, 100)
    const placing = ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
    await expect(placing).rejects.toMatchObject({ reason: 'card-rejected' })
  }
  expect(await orderStates()).toEqual(['canceled', 'canceled', 'canceled'])
  expect((await ana.verify({ 1: { A: 50 } }, 5_000)).total_order).toBe(5_000)
})

test('PAYMENT-22: a refund that waits for a capture is called off where that is declined', async () => {
  const token = await makeSavedCard(db, ana.customerId)
  let refunds = 0
  withCalls('cards', ({ refund }) => ({
    capture: async () => {
      const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
      await ana.client.call(cancelOrder, { id })
      return { state: 'declined', reason: 'rejected' }
    },
    refund: (request) => {
      refunds += 1
      return refund(request)
    },
  }))
  await ana.verify({ 1: { A: 2 } }, 200)
  const placing = ana.place(200, { payments: [{ kind: 'card', amount: 200, token }] })
  await expect(placing).rejects.toMatchObject({ reason: 'card-rejected' })
  await work()
  expect(await operations()).toEqual(['authorize done', 'capture declined', 'refund canceled', 'void done'])
  expect([refunds, logged]).toEqual([0, []])
  expect([await orderStates(), await paymentStates()]).toEqual([['canceled'], ['failed']])
  expect([await stockOf(db, 'A'), await ledgerSums(db), await differencesToday(db)]).toEqual([[50, 0], {}, []])
})

test('PAYMENT-22: the other order of a PayPal payment is canceled too where its capture is declined', async () => {
  withCalls('paypal', () => ({
    capture: async () => {
      const { id } = await db.selectFrom('orders').select('id').where('branch_code', '=', 1).executeTakeFirstOrThrow()
      await ana.client.call(cancelOrder, { id })
      return { state: 'declined', reason: 'rejected' }
    },
  }))
  await ana.verify({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const { action } = await ana.place(300, { payments: [{ kind: 'paypal', amount: 300 }] })
  await decideAtProvider(db, (action as { url: string }).url, true)
  await work()
  await work(122_000)
  expect(await operations()).toEqual(['authorize done', 'capture declined', 'refund canceled', 'void done'])
  expect([await orderStates(), logged]).toEqual([['canceled', 'canceled'], []])
  expect([await stockOf(db, 'A', 1), await stockOf(db, 'A', 2)]).toEqual([
    [50, 0],
    [50, 0],
  ])
  expect([await ledgerSums(db), await differencesToday(db)]).toEqual([{}, []])
})

test('PAYMENT-22: mail and page of each order of the checkout say that the payment was declined', async () => {
  const [good, bad] = [await makeSavedCard(db, ana.customerId), await makeSavedCard(db, ana.customerId, atCapture)]
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  const payments = [good, bad].map((token) => ({ kind: 'card' as const, amount: 100, token }))
  await expect(ana.place(200, { payments })).rejects.toMatchObject({ reason: 'card-rejected' })
  const orders = await db.selectFrom('orders').select('id').orderBy('id').execute()
  for (const { id } of orders)
    expect(await ana.client.call(getOrder, { id })).toMatchObject({ status: 'canceled', payment_declined: true })
  const canceled = (await mails()).filter(({ template }) => template === 'order-canceled')
  expect(canceled.map(({ data }) => [data['id'], data['isPaymentDeclined'], data['returnedCentavos']])).toEqual([
    [orders[0]?.id, true, 10_000],
    [orders[1]?.id, true, undefined],
  ])
})

test('CHECKOUT-21: a reservation whose orders a declined capture has canceled counts as released, and is verified anew', async () => {
  const token = await makeSavedCard(db, ana.customerId, atCapture)
  const { verification_id } = await ana.verify({ 1: { A: 1 } }, 100)
  const placing = ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  await expect(placing).rejects.toMatchObject({ reason: 'card-rejected' })
  const report = await ana.client.call(reportCheckout, { verification_id })
  expect(report).toMatchObject({ state: 'released', global_id: null })
  await ana.verify({ 1: { A: 1 } }, 100)
  expect(await ana.place(100, { payments: [{ kind: 'cash', amount: 100 }] })).toMatchObject({ total_order: 100 })
})

test('PAYMENT-13: a request and an operation that cannot go on stop no other', async () => {
  for (const shopper of [ana, bob]) {
    const token = await makeSavedCard(db, shopper.customerId, { behaviour: 'lost-response' })
    await shopper.verify({ 1: { A: 1 } }, 100)
    await shopper.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  }
  await db.updateTable('order_attempts').set({ request: 'null' }).where('customer_id', '=', ana.customerId).execute()
  await work()
  expect(logged).toEqual(['a request to place orders could not go on'])
  expect(await db.selectFrom('orders').select('customer_id').execute()).toEqual([{ customer_id: bob.customerId }])

  logged = []
  withCalls('cards', ({ capture }) => ({
    capture: (request) => {
      if (request.amount.hundredths === 10_000) throw new Error('a response that makes no sense')
      return capture(request)
    },
  }))
  const token = await makeSavedCard(db, bob.customerId)
  for (const units of [1, 2]) {
    await bob.verify({ 1: { A: units } }, units * 100)
    await bob.place(units * 100, { payments: [{ kind: 'card', amount: units * 100, token }] })
  }
  await work(300_000)
  expect((await operations()).toSorted()).toEqual(
    expect.arrayContaining(['capture done', 'capture done', 'capture open']),
  )
  expect(logged).toContain('a provider answered in an unexpected way')
})

test('ORDER-7: an order whose card has not paid yet is prepared, and made ready once it has', async () => {
  const staff = await makeShopper(store, { email: 'staff@example.com', isEmployee: true })
  const token = await makeSavedCard(db, ana.customerId, { behaviour: 'lost-capture-response' })
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  const move = (status: OrderStatus) => staff.client.call(setOrderStatus, { id: orders[0]?.id ?? 0, status })
  await move('in_process')
  await expect(move('processed')).rejects.toMatchObject({ httpStatus: 409, reason: 'order-uncaptured' })
  await work()
  await move('processed')
})
