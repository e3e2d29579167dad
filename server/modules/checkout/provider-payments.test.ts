import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cancelOrder, confirmOrder, continuePayment, getOrder, placeOrder } from '#contract/orders.ts'
import { getPayment } from '#contract/payments.ts'
import { deleteSavedCard } from '#contract/saved-cards.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { findTokensInUse } from '#server/modules/payments/attempts.ts'
import { purgeAttempts } from '#server/modules/payments/purge-attempts.ts'
import { deleteFromVault } from '#server/modules/saved-cards/delete-from-vault.ts'
import type { CardBehaviour } from '#server/modules/payment-sandbox/test-cards.ts'
import type { CardVault } from '#server/platform/card-vault.ts'
import { type PaymentProvider, ProviderAway } from '#server/platform/payment-provider.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeDeposit, makeGiftCard } from '#server/testing/make-balances.ts'
import { makeAddress, makeProduct, makeZone } from '#server/testing/make.ts'
import { providerWorld } from '#server/testing/provider-world.ts'
import { type Shopper, resetWithTwoShoppers, stockOf, toProducts } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { workOnPayments, workOnProvider } from './work-on-payments.ts'

const store = await testStore()
const { db } = store.database
const world = providerWorld(store)
const code = 'VIT-7K2M-9QXD-41TF'
let ana: Shopper
let bob: Shopper

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  world.begin()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
  await db
    .insertInto('settings')
    .values({ name: 'dollar_rate', value: JSON.stringify(rate) })
    .execute()
})
// The store is shared with the other tests of this process.
afterAll(world.end)
const rate = { dop_per_usd: 62.5, date: '2026-11-20' }

const customerId = async () =>
  (await db.selectFrom('customers').select('id').where('email', '=', 'ana@example.com').executeTakeFirstOrThrow()).id

const card = async (behaviour: CardBehaviour) => world.card(await customerId(), behaviour)

type Payments = InputOf<typeof placeOrder>['payments']

/** Verifies one unit at branch 1 and places it with these payments. */
async function pay(payments: Payments) {
  await ana.verify({ 1: { A: 1 } }, 100)
  return ana.place(100, { payments })
}
const byCard = async (behaviour: CardBehaviour): Promise<Payments> => [
  { kind: 'card', amount: 100, token: await card(behaviour) },
]
const { work, later } = world
const payments = () =>
  db.selectFrom('payments').select(['kind', 'state', 'amount_centavos']).orderBy('created_at').execute()
const charges = () => db.selectFrom('sandbox_charges').select(['status', 'amount_hundredths']).execute()
const orders = () => db.selectFrom('orders').select(['id', 'status']).orderBy('id').execute()
/** Approves or refuses the charge whose page a payer was sent to. */
async function decide(url: string, isApproved: boolean) {
  const pageId = new URL(url, 'http://store.test').pathname.split('/').at(-1) ?? ''
  await db
    .updateTable('sandbox_charges')
    .set(isApproved ? { status: 'authorized' } : { status: 'declined', decline_reason: 'not-approved' })
    .where('page_id', '=', pageId)
    .execute()
}

/** What its customer sees of the only payment of an order. */
async function shownPayment(id: number) {
  const { process, payments: shown } = await ana.client.call(getOrder, { id })
  return { isPaid: process.some(({ step }) => step === 'paid'), state: shown[0]?.state }
}

test('an approved card places the order, and is captured', async () => {
  const placed = await pay(await byCard('approved'))
  expect(placed).toMatchObject({ action: null, orders: [{ codplace: 1, total: 100 }] })
  expect(await payments()).toEqual([{ kind: 'card', state: 'captured', amount_centavos: 10_000 }])
  expect(await charges()).toMatchObject([{ status: 'captured', amount_hundredths: 10_000 }])
  expect(await ledgerSums(db)).toEqual({ cards: 10_000, sales: -10_000 })
  const order = await ana.client.call(getOrder, { id: placed.orders[0]?.id ?? 0 })
  expect(order.payments).toEqual([
    {
      kind: 'card',
      amount: 100,
      state: 'captured',
      refund_pending: 0,
      balance: null,
      card: { brand: 'visa', last_four: '4242' },
    },
  ])
})

test.each([
  ['rejected', 'card-rejected'],
  ['insufficient-funds', 'insufficient-funds'],
  ['processing-error', 'card-processing-error'],
  ['expired-card', 'card-expired'],
] as const)('a card that is declined (%s) places nothing, and another one does', async (behaviour, reason) => {
  await expect(pay(await byCard(behaviour))).rejects.toMatchObject({ httpStatus: 402, reason })
  expect([await orders(), await stockOf(db, 'A')]).toEqual([[], [50, 1]])
  expect((await ana.place(100, { payments: await byCard('approved') })).orders).toHaveLength(1)
  expect((await payments()).map(({ state }) => state)).toEqual(['failed', 'captured'])
})

test('PAYMENT-24: after twenty payments by card in an hour an account pays otherwise, or waits', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const declined = await byCard('rejected')
  const place = () => ana.place(100, { payments: declined })
  for (let n = 0; n < 20; n += 1) await expect(place()).rejects.toMatchObject({ reason: 'card-rejected' })
  await expect(place()).rejects.toMatchObject({ httpStatus: 429, reason: 'too-many-payments' })
  expect(await payments()).toHaveLength(20)
  expect((await ana.place(100)).orders).toHaveLength(1)
  later(3_601)
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(place()).rejects.toMatchObject({ reason: 'card-rejected' })
})

test('each branch’s order is a charge of its own, and a decline of one releases the others', async () => {
  await ana.verify({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const { orders: placed } = await ana.place(300, {
    payments: [{ kind: 'card', amount: 300, token: await card('approved') }],
  })
  expect(placed).toHaveLength(2)
  expect((await charges()).map(({ amount_hundredths }) => amount_hundredths).toSorted((a, b) => a - b)).toEqual([
    10_000, 20_000,
  ])
})

test('a gift card and a card pay together; where the card is declined the gift card is untouched', async () => {
  const gift = await makeGiftCard(db, await customerId(), { code, movements: [{ amountCentavos: 4_000 }] })
  const mix = async (behaviour: CardBehaviour): Promise<Payments> => [
    { kind: 'gift_card', amount: 40, id: gift },
    { kind: 'card', amount: 60, token: await card(behaviour) },
  ]
  await expect(pay(await mix('rejected'))).rejects.toMatchObject({ reason: 'card-rejected' })
  expect(await ledgerSums(db)).toEqual({ gift_card: -4_000, issued: 4_000 })
  await ana.place(100, { payments: await mix('approved') })
  expect(await ledgerSums(db)).toEqual({ cards: 6_000, issued: 4_000, sales: -10_000 })
})

test('a card that wants a confirmation goes on after it, in any tab and twice', async () => {
  const first = await pay(await byCard('confirmation'))
  expect(first).toMatchObject({ orders: [], action: { type: 'redirect' } })
  const { payment_id: id, url } = first.action as { payment_id: string; url: string }
  expect(await ana.client.call(continuePayment, { id })).toMatchObject({ action: { type: 'redirect', url } })
  await decide(url, true)
  const placed = await ana.client.call(continuePayment, { id })
  expect(placed).toMatchObject({ global_id: first.global_id, action: null, orders: [{ codplace: 1 }] })
  expect(await ana.client.call(continuePayment, { id })).toEqual(placed)
  expect(await orders()).toHaveLength(1)
})

test('PAYMENT-12: while a payment waits for its payer, the response has the total of the orders', async () => {
  const waiting = await pay(await byCard('confirmation'))
  expect(waiting).toMatchObject({ orders: [], total_order: 100 })
  const id = waiting.action?.payment_id ?? ''
  expect(await ana.client.call(continuePayment, { id })).toMatchObject({ orders: [], total_order: 100 })
})

test('a confirmation that is refused places nothing', async () => {
  const { action } = await pay(await byCard('confirmation'))
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await decide(url, false)
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'payment-not-approved' })
  expect(await orders()).toEqual([])
})

test('PayPal is charged in US dollars at the rate of that moment', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await decide(url, true)
  await ana.client.call(continuePayment, { id })
  expect(await charges()).toMatchObject([{ status: 'captured', amount_hundredths: 160 }])
  expect(await ledgerSums(db)).toEqual({ paypal: 10_000, sales: -10_000 })
})

test('a payer who never returns from the provider leaves nothing behind', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  later(31 * 60)
  await workOnPayments(work())
  await workOnPayments(work())
  await expect(
    ana.client.call(continuePayment, { id: (action as { payment_id: string }).payment_id }),
  ).rejects.toMatchObject({ reason: 'payment-not-approved' })
  expect((await payments())[0]?.state).toBe('voided')
})

test('an answer that is lost is looked up: the order is placed and charged once', async () => {
  const waiting = await pay(await byCard('lost-response'))
  expect(waiting).toMatchObject({ orders: [], action: { type: 'wait' } })
  later(60)
  await workOnPayments(work())
  expect(await orders()).toHaveLength(1)
  expect(await charges()).toHaveLength(1)
  const { payment_id: id } = waiting.action as { payment_id: string }
  expect((await ana.client.call(continuePayment, { id })).orders).toHaveLength(1)
})

test('a lost answer to a capture is looked up: it is captured once', async () => {
  await pay(await byCard('lost-capture-response'))
  expect((await payments())[0]?.state).toBe('authorized')
  later(60)
  await workOnPayments(work())
  expect((await payments())[0]?.state).toBe('captured')
  expect(await ledgerSums(db)).toEqual({ cards: 10_000, sales: -10_000 })
})

test('the work for one provider does not wait for another that does not respond', async () => {
  await pay(await byCard('lost-response'))
  await bob.verify({ 1: { A: 1 } }, 100)
  const { action } = await bob.place(100, { payments: [{ kind: 'paypal', amount: 100 }] })
  await decide((action as { url: string }).url, true)
  let cardCalls = 0
  const find = () => {
    cardCalls += 1
    return new Promise<never>(() => {})
  }
  const { cards } = store.app.platform.providers
  store.app.platform.providers = { ...store.app.platform.providers, cards: { ...(cards as PaymentProvider), find } }
  later(60)
  await workOnProvider(work(), 'paypal')
  expect((await payments()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['card', 'created'],
    ['paypal', 'authorized'],
  ])
  expect(cardCalls).toBe(0)
})

test('a capture that is declined cancels the order, returns its stock, releases the card, and says why', async () => {
  await expect(pay(await byCard('declined-at-capture'))).rejects.toMatchObject({ reason: 'card-rejected' })
  later(60)
  await workOnPayments(work())
  expect(await orders()).toMatchObject([{ status: 'canceled' }])
  expect(await stockOf(db, 'A')).toEqual([50, 0])
  expect(await ledgerSums(db)).toEqual({})
  expect(await charges()).toMatchObject([{ status: 'voided' }])
  expect((await payments())[0]?.state).toBe('failed')
})

test('where the capture of one card of a checkout is declined, the other card is refunded and no order stays', async () => {
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  const cards = [await card('approved'), await card('declined-at-capture')]
  const two = cards.map((token) => ({ kind: 'card' as const, amount: 100, token }))
  await expect(ana.place(200, { payments: two })).rejects.toMatchObject({ reason: 'card-rejected' })
  later(60)
  await workOnPayments(work())
  expect((await orders()).map(({ status }) => status)).toEqual(['canceled', 'canceled'])
  expect((await payments()).map(({ state }) => state).toSorted()).toEqual(['failed', 'refunded'])
  expect(await ledgerSums(db)).toEqual({})
})

test('a payment that two tabs continue at once gives the orders to both', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await decide(url, true)
  const replies = await Promise.all(Array.from({ length: 4 }, () => ana.client.call(continuePayment, { id })))
  expect(replies.map(({ orders }) => orders.length)).toEqual([1, 1, 1, 1])
})

test('a dry run leaves its idempotency key free for the order', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const order = { option_id: 3 as const, total_amount: 100, payments: [{ kind: 'cash' as const, amount: 100 }] }
  const key = { idempotencyKey: 'one-key-for-both' }
  await ana.client.call(placeOrder, { ...order, only_confirm: true }, key)
  expect((await ana.client.call(placeOrder, order, key)).orders).toHaveLength(1)
})

test('TAXPAYER-10: a gift card pays no order with a tax receipt', async () => {
  const id = await makeGiftCard(db, await customerId(), { code, movements: [{ amountCentavos: 20_000 }] })
  await ana.verify({ 1: { A: 1 } }, 100)
  const payments: Payments = [{ kind: 'gift_card', amount: 100, id }]
  await expect(ana.place(100, { payments, rnc: '101010632' })).rejects.toMatchObject({
    reason: 'tax-receipt-by-gift-card',
  })
  expect((await ana.place(100, { payments })).orders).toHaveLength(1)
})

test('what was authorised is released where the order cannot be placed any more', async () => {
  const { action } = await pay(await byCard('confirmation'))
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await decide(url, true)
  // Somebody changed the stock by hand.
  await db.updateTable('stock').set({ on_hand: 0, reserved: 0 }).execute()
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'verification-needed' })
  later(60)
  await workOnPayments(work())
  expect(await orders()).toEqual([])
  expect(await charges()).toMatchObject([{ status: 'voided' }])
  expect((await payments())[0]?.state).toBe('voided')
})

test('a canceled order refunds its card', async () => {
  const { orders: placed } = await pay(await byCard('approved'))
  await ana.client.call(cancelOrder, { id: placed[0]?.id ?? 0 })
  later(60)
  await workOnPayments(work())
  expect((await payments())[0]?.state).toBe('refunded')
  expect(await ledgerSums(db)).toEqual({})
})

test('the same request sent again while its payer is away is the same checkout', async () => {
  const token = await card('confirmation')
  const first = await pay([{ kind: 'card', amount: 100, token }])
  const again = await ana.place(100, { payments: [{ kind: 'card', amount: 100, token }] })
  expect(again).toEqual(first)
  expect(await payments()).toHaveLength(1)
})

test('another way to pay takes the place of one whose payer is away', async () => {
  const { action } = await pay(await byCard('confirmation'))
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  expect((await ana.place(100)).orders).toHaveLength(1)
  await decide(url, true)
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'payment-not-approved' })
  later(60)
  await workOnPayments(work())
  expect(await orders()).toHaveLength(1)
  expect((await payments()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['card', 'voided'],
    ['cash', 'due'],
  ])
})

test('somebody else’s card and payment are not found', async () => {
  const token = await card('confirmation')
  await bob.verify({ 1: { A: 1 } }, 100)
  await expect(bob.place(100, { payments: [{ kind: 'card', amount: 100, token }] })).rejects.toMatchObject({
    reason: 'not-found',
  })
  const { action } = await pay([{ kind: 'card', amount: 100, token }])
  const { payment_id: id } = action as { payment_id: string }
  await expect(bob.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'not-found' })
})

test('another card pays after its customer verified again while PayPal waited, and PayPal is released', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  expect((await pay(await byCard('approved'))).orders).toHaveLength(1)
  await decide(url, true)
  later(60)
  await workOnPayments(work())
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'payment-not-approved' })
  expect((await payments()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['card', 'captured'],
    ['paypal', 'voided'],
  ])
})

test('what a payer approves is the order that the payment was made for, never a later one', async () => {
  await makeProduct(db, { code: 'B', name: 'Cable', priceCentavos: 10_000, stock: { 1: 50 } })
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await ana.verify({ 1: { B: 1 } }, 100)
  await decide(url, true)
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'verification-needed' })
  expect(await orders()).toEqual([])
  expect((await ana.place(100)).orders).toHaveLength(1)
})

test('a dry run refuses a card that is not the customer’s, as placing does', async () => {
  const token = await card('approved')
  await bob.verify({ 1: { A: 1 } }, 100)
  const payments: Payments = [{ kind: 'card', amount: 100, token }]
  await expect(bob.place(100, { payments, only_confirm: true })).rejects.toMatchObject({ reason: 'not-found' })
})

test('a declined card leaves its idempotency key free for the corrected request', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const send = async (behaviour: CardBehaviour) =>
    ana.client.call(
      placeOrder,
      { option_id: 3, total_amount: 100, payments: await byCard(behaviour) },
      { idempotencyKey: 'one-key-for-both' },
    )
  await expect(send('rejected')).rejects.toMatchObject({ reason: 'card-rejected' })
  expect((await send('approved')).orders).toHaveLength(1)
})

test('a deposit that is named by its number and by its id is one deposit', async () => {
  const documentId = 'DM-1'
  const id = await makeDeposit(db, await customerId(), { documentId, movements: [{ amountCentavos: 6_000 }] })
  await ana.verify({ 1: { A: 1 } }, 100)
  const twice = [
    { kind: 'deposit' as const, amount: 50, id },
    { kind: 'deposit' as const, amount: 50, document_id: documentId },
  ]
  await expect(ana.place(100, { payments: twice })).rejects.toMatchObject({ reason: 'payment-chosen-twice' })
  expect((await ana.place(100)).orders).toHaveLength(1)
})

test('PAYMENT-18: a request whose provider fails in a way that nobody foresaw lets its customer order, and ends', async () => {
  const { paypal } = store.app.platform.providers
  const fails = () => Promise.reject(new Error('a response that nobody foresaw'))
  if (paypal) store.app.platform.providers.paypal = { ...paypal, authorize: fails, find: fails }
  const placed = await pay([{ kind: 'paypal', amount: 100 }])
  expect(placed).toMatchObject({ orders: [], action: { type: 'wait' } })
  later(31 * 60)
  await workOnPayments(work())
  expect(await db.selectFrom('order_attempts').select(['state', 'failure']).execute()).toMatchObject([
    { state: 'failed', failure: { code: 'transaction-error' } },
  ])
  await ana.verify({ 1: { A: 1 } }, 100)
  expect((await ana.place(100)).orders).toHaveLength(1)
})

test('PAYMENT-11: no card is charged for a request that ended while another one of its cards was looked up', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const { action } = await ana.place(100, {
    payments: [
      { kind: 'card', amount: 40, token: await card('confirmation') },
      { kind: 'card', amount: 60, token: await card('approved') },
    ],
  })
  await decide((action as { url: string }).url, true)
  const { cards } = store.app.platform.providers
  if (cards)
    store.app.platform.providers.cards = {
      ...cards,
      // The process has lost its claim, and its customer pays in cash.
      async find(operationId) {
        await db.updateTable('order_attempts').set({ locked_until: null }).execute()
        await ana.place(100)
        return cards.find(operationId)
      },
    }
  later(31)
  await workOnPayments(work())
  if (cards) store.app.platform.providers.cards = cards
  later(61)
  await workOnPayments(work())
  expect(await orders()).toMatchObject([{ status: 'created' }])
  expect((await charges()).map(({ status }) => status)).toEqual(['voided'])
})

test('PAYMENT-18: a request of which a row is missing ends, and stops nobody', async () => {
  await pay([{ kind: 'paypal', amount: 100 }])
  await db.deleteFrom('payment_operations').execute()
  later(31 * 60)
  await workOnPayments(work())
  expect(await db.selectFrom('order_attempts').select('state').execute()).toEqual([{ state: 'failed' }])
})

test('PAYMENT-13: a call that fails in a way that nobody foresaw is made again after growing pauses', async () => {
  const { cards } = store.app.platform.providers
  let calls = 0
  const fails = () => Promise.reject(new Error(`a response that nobody foresaw, call ${(calls += 1)}`))
  if (cards) store.app.platform.providers.cards = { ...cards, capture: fails, find: fails }
  await pay(await byCard('approved'))
  for (let minute = 0; minute < 60; minute += 1) {
    later(60)
    await workOnPayments(work())
  }
  expect(calls).toBeLessThan(15)
  if (cards) store.app.platform.providers.cards = cards
  later(15 * 60)
  await workOnPayments(work())
  expect(await payments()).toEqual([{ kind: 'card', state: 'captured', amount_centavos: 10_000 }])
})

test('where the store cannot place what was authorised, the payer may pay otherwise, and gets it back in the end', async () => {
  const { action } = await pay(await byCard('confirmation'))
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await decide(url, true)
  await sql`
    create function refuse_orders() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$;
    create trigger orders_refused before insert on orders execute function refuse_orders()`.execute(db)
  try {
    await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ httpStatus: 500 })
    expect(await db.selectFrom('order_attempts').select(['state', 'locked_until']).execute()).toEqual([
      { state: 'open', locked_until: null },
    ])
    later(31 * 60)
    await workOnPayments(work())
  } finally {
    await sql`drop function refuse_orders cascade`.execute(db)
  }
  later(60)
  await workOnPayments(work())
  expect((await payments())[0]?.state).toBe('voided')
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'hold-expired' })
})

const mailsOf = async (template: string) =>
  (await db.selectFrom('outbox').select('payload').execute())
    .map(({ payload }) => payload as { template: string; data: Record<string, unknown> })
    .filter((mail) => mail.template === template)

test('a payer who has not decided is mailed the way back, once', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const { payment_id: id } = action as { payment_id: string }
  for (const seconds of [240, 120, 120]) {
    later(seconds)
    await workOnPayments(work())
  }
  expect((await mailsOf('payment-action-needed')).map(({ data }) => [data['amountCentavos'], data['url']])).toEqual([
    [10_000, `http://store.test/checkout/return/${id}`],
  ])
})

test('a captured payment and a refund are mailed', async () => {
  const { orders: placed } = await pay(await byCard('approved'))
  expect(await mailsOf('order-paid')).toMatchObject([{ data: { amountCentavos: 10_000 } }])
  await ana.client.call(cancelOrder, { id: placed[0]?.id ?? 0 })
  later(60)
  await workOnPayments(work())
  expect(await mailsOf('order-refunded')).toMatchObject([{ data: { amountCentavos: 10_000 } }])
})

test('an open payment prolongs the reservation once', async () => {
  store.setNow(world.now())
  const expiry = async () =>
    (await db.selectFrom('verifications').select('expires_at').executeTakeFirstOrThrow()).expires_at.getTime()
  await pay(await byCard('confirmation'))
  expect(await expiry()).toBe(world.now().getTime() + 30 * 60_000)
  later(60)
  await expect(ana.place(100, { payments: await byCard('rejected') })).rejects.toMatchObject({
    reason: 'card-rejected',
  })
  expect(await expiry()).toBe(world.now().getTime() + 29 * 60_000)
})

test('ORDER-4: of two orders that PayPal pays, the canceled one is refunded once PayPal has given its part back', async () => {
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  const { action } = await ana.place(200, { payments: [{ kind: 'paypal', amount: 200 }] })
  await decide(action?.type === 'redirect' ? action.url : '', true)
  const { orders: placed } = await ana.client.call(continuePayment, { id: action?.payment_id ?? '' })
  const [canceled = 0, other = 0] = placed.map((order) => order.id as number)
  await ana.client.call(cancelOrder, { id: canceled })
  expect(await shownPayment(canceled)).toEqual({ isPaid: true, state: 'captured' })
  later(60)
  await workOnPayments(work())
  expect(await shownPayment(canceled)).toEqual({ isPaid: false, state: 'refunded' })
  expect(await shownPayment(other)).toEqual({ isPaid: true, state: 'captured' })
})

test('ORDER-4: of two orders that a gift card pays, the canceled one is refunded, and the other stays paid', async () => {
  const id = await makeGiftCard(db, ana.customerId, { code, movements: [{ amountCentavos: 20_000 }] })
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  const { orders: placed } = await ana.place(200, { payments: [{ kind: 'gift_card', amount: 200, id }] })
  const [canceled = 0, other = 0] = placed.map((order) => order.id as number)
  await ana.client.call(cancelOrder, { id: canceled })
  expect(await shownPayment(canceled)).toEqual({ isPaid: false, state: 'refunded' })
  expect(await shownPayment(other)).toEqual({ isPaid: true, state: 'captured' })
})

test('CHECKOUT-21: a page that buys is asked about an open payment first, and its order takes the place of that one', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const order = { products: toProducts({ 1: { A: 1 } }), total_amount: 100 }
  const refused = ana.client.call(confirmOrder, { ...order, unless_payment_open: true })
  await expect(refused).rejects.toMatchObject({
    httpStatus: 409,
    reason: 'payment-open',
    data: { payment_id: action?.payment_id },
  })
  expect(await ana.client.call(confirmOrder, order)).toMatchObject({ total_order: 100 })
})

test('a payment is shown to its customer: its state, its card, and its amount in US dollars', async () => {
  const { action } = await pay([{ kind: 'paypal', amount: 100 }])
  const { payment_id: id } = action as { payment_id: string }
  expect(await ana.client.call(getPayment, { id })).toMatchObject({
    kind: 'paypal',
    state: 'requires_action',
    amount: 100,
    usd: { amount: 1.6, rate: 62.5 },
    card: null,
    failure: null,
  })
})

test('BALANCE-10: a card that is deleted while its payment is open still pays, and goes from the vault afterwards', async () => {
  const { cards } = store.app.platform.providers
  let isAway = true
  const authorize: PaymentProvider['authorize'] = (request) =>
    isAway ? Promise.reject(new ProviderAway()) : (cards as PaymentProvider).authorize(request)
  store.app.platform.providers = {
    ...store.app.platform.providers,
    cards: { ...(cards as PaymentProvider), authorize },
  }
  const token = await card('approved')
  expect(await pay([{ kind: 'card', amount: 100, token }])).toMatchObject({ orders: [], action: { type: 'wait' } })
  await ana.client.call(deleteSavedCard, { token })
  const deleted: string[] = []
  const vault = { deleteCard: (name: string) => Promise.resolve(void deleted.push(name)) } as unknown as CardVault
  const sweep = () => deleteFromVault({ db, log: store.app.platform.log, now: world.now() }, vault, findTokensInUse)
  await sweep()
  expect(deleted).toEqual([])
  isAway = false
  for (const seconds of [60, 1]) {
    later(seconds)
    await workOnPayments(work())
  }
  expect(await payments()).toEqual([{ kind: 'card', state: 'captured', amount_centavos: 10_000 }])
  await sweep()
  expect(deleted).toHaveLength(1)
})

test('a request that ended a month ago is deleted, its payment stays, and its payer still learns that it failed', async () => {
  await expect(pay(await byCard('rejected'))).rejects.toMatchObject({ reason: 'card-rejected' })
  const purge = (days: number) => purgeAttempts(db, new Date(Date.now() + (days - 30) * 86_400_000))
  const attempts = async () => (await db.selectFrom('order_attempts').select(['request', 'state']).execute()).length
  await purge(29)
  expect(await attempts()).toBe(1)
  await purge(31)
  expect(await attempts()).toBe(0)
  expect((await payments()).map(({ state }) => state)).toEqual(['failed'])
  const { id } = await db.selectFrom('payments').select('id').executeTakeFirstOrThrow()
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({ reason: 'payment-not-approved' })
})

test('a request that has ended says nothing of its customer', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  const personal = { customer_name: 'Anacaona Caonabo', note: 'Ring at the blue door', rnc: '101850043' }
  await ana.place(100, { payments: await byCard('approved'), ...personal })
  const { token } = await db.selectFrom('sandbox_cards').select('token').executeTakeFirstOrThrow()
  for (const table of ['order_attempts', 'payment_operations', 'payments'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    for (const text of [...Object.values(personal), token]) expect(rows, table).not.toContain(text)
  }
})

test('CHECKOUT-18: a total that changed while the payer was at the provider is shown, and accepted when it is confirmed', async () => {
  await makeZone(db, { branchCode: 1 })
  const address_id = await makeAddress(db, { customerId: ana.customerId, isDefault: true })
  await ana.verify({ 1: { A: 1 } }, 100)
  const byTotal = async (amount: number, more = {}) =>
    ana.place(amount, {
      option_id: 1,
      address_id,
      payments: [{ kind: 'card', amount, token: await card('confirmation') }],
      ...more,
    })
  const { action } = await byTotal(200)
  const { payment_id: id, url } = action as { payment_id: string; url: string }
  await decide(url, true)
  await db.updateTable('delivery_zones').set({ base_centavos: 15_000 }).execute()
  const refusal = { reason: 'total-changed', data: { total_order_sent: 200, total_order: 250 } }
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject(refusal)
  await expect(ana.client.call(continuePayment, { id })).rejects.toMatchObject({
    data: { reservation: { verification_id: expect.any(String) as string }, products: { 1: [{ codarticulo: 'A' }] } },
  })
  const accepted = { ignore_diff_in_total_amount: true }
  const again = await ana.place(200, {
    option_id: 1,
    address_id,
    payments: [{ kind: 'cash', amount: 250 }],
    ...accepted,
  })
  expect(again).toMatchObject({ total_order: 250, action: null })
  later(60)
  await workOnPayments(work())
  expect(await charges()).toMatchObject([{ status: 'voided' }])
})
