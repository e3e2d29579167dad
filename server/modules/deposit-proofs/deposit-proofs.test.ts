import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { getDeposit, listDeposits } from '#contract/balances.ts'
import { getConfiguration } from '#contract/configuration.ts'
import { fileProof, listPendingProofs, listProofs, reviewProof } from '#contract/deposit-proofs.ts'
import { setOrderStatus } from '#contract/order-steps.ts'
import { readOrderPass } from '#contract/order-tracking.ts'
import { cancelOrder, getOrder } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { cancelUnproven } from '#server/modules/checkout/cancel-unproven.ts'
import { newId } from '#server/platform/ids.ts'
import { reportDay } from '#server/reports/day-report.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeDeposit } from '#server/testing/make-balances.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { type SignedIn, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { rowsRead } from '#server/testing/rows-read.ts'
import { type Shopper, resetWithTwoShoppers, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { listPending } from './pending-repository.ts'

const store = await testStore()
const { db } = store.database
const picture = new Blob([new Uint8Array(await makePicture())])
let ana: Shopper
let bob: Shopper
let staff: SignedIn

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  await makeCustomer(db, { email: 'eva@example.com', isEmployee: true })
  staff = await signIn(store, 'eva@example.com')
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
  const account = { bank: 'Banco del Mar', number: '000-1', holder: 'Vitrina' }
  const value = JSON.stringify({ bank_accounts: [account] })
  await db.insertInto('settings').values({ name: 'payment_methods', value }).execute()
})

async function buy(basket: Record<string, Record<string, number>> = { 1: { A: 1 } }, total = 100) {
  await ana.verify(basket, total)
  return ana.place(total, { payments: [{ kind: 'deposit_express', amount: total }] })
}
const deposit = { bank: 'Banco del Mar', document_id: 'DM-1', amount: 100 }
type ProofToFile = Partial<typeof deposit> & { global_id?: string | null; idempotencyKey?: string; image?: Blob }
const file = (more: ProofToFile = {}, who = ana) => {
  const { global_id, idempotencyKey, image = picture, ...rest } = more
  const input = { ...deposit, ...rest, ...(global_id && { global_id }) }
  return who.client.call(fileProof, input, { files: { proof_1: image }, ...(idempotencyKey && { idempotencyKey }) })
}
type ReviewToMake = Partial<{
  state: 'accepted' | 'refused'
  amount: number
  reason: string
  claims_compared: boolean
}>
const review = (id: string, more: ReviewToMake = {}) =>
  staff.client.call(reviewProof, { id, state: 'accepted', ...more })
const states = () => db.selectFrom('payments').select('state').execute()
/** The data of the one mail with a template. */
async function mailOf(template: string): Promise<unknown> {
  const { payload } = await db
    .selectFrom('outbox')
    .select('payload')
    .where(sql<string>`payload ->> 'template'`, '=', template)
    .executeTakeFirstOrThrow()
  return (payload as { data: unknown }).data
}
const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const cancelAt = (instant: Date) => {
  store.setNow(instant)
  return cancelUnproven({ ...store.app.platform, db, newId, clock: () => instant })
}

test('an order that is paid by bank deposit waits for its proof, and is paid once staff accept one', async () => {
  const { global_id, orders } = await buy()
  expect(await states()).toEqual([{ state: 'pending_approval' }])
  const proof = await file({ global_id })
  expect(proof).toMatchObject({ state: 'pending_approval', global_id, amount: 100 })
  expect((await store.send('GET', proof.pictures[0] ?? '', { headers: ana.headers })).status).toBe(200)
  expect((await store.send('GET', proof.pictures[0] ?? '', { headers: bob.headers })).status).toBe(404)
  expect(await review(proof.id)).toMatchObject({ state: 'accepted', reason: null })
  const order = await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })
  expect(order.payments).toMatchObject([{ kind: 'deposit_express', state: 'captured' }])
  expect(await ledgerSums(db)).toEqual({ bank: 10_000, sales: -10_000 })
})

test('the mail about an order that waits for a deposit says where and until when to pay', async () => {
  store.setNow(new Date('2026-11-20T12:00:00Z'))
  await buy()
  const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
  expect((payload as { data: { deposit: unknown } }).data.deposit).toEqual({
    amountCentavos: 10_000,
    until: '2026-11-22T12:00:00.000Z',
    accounts: [{ bank: 'Banco del Mar', number: '000-1', kind: null, holder: 'Vitrina', holder_tax_id: null }],
  })
})

test('the orders of several branches are paid by one deposit, and what is left stays on it', async () => {
  const { global_id } = await buy({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const { id } = await file({ global_id, amount: 350 })
  const { deposit_id } = await review(id)
  expect((await states()).map(({ state }) => state)).toEqual(['captured', 'captured'])
  expect(await ana.client.call(getDeposit, { id: deposit_id ?? '' })).toMatchObject({ amount: 350, balance: 50 })
})

test('a deposit of less than the order is a balance, and the order waits on', async () => {
  const { global_id } = await buy()
  const { id } = await file({ global_id })
  await review(id, { amount: 60 })
  expect(await states()).toEqual([{ state: 'pending_approval' }])
  expect((await ana.client.call(listDeposits, {})).data).toMatchObject([{ balance: 60, document_id: 'DM-1' }])
})

test('a refused proof says why, and another one may follow', async () => {
  const { global_id } = await buy()
  const { id } = await file({ global_id })
  await review(id, { state: 'refused', reason: 'The picture is blurred.' })
  expect(await ana.client.call(listProofs, {})).toMatchObject([{ state: 'refused', reason: 'The picture is blurred.' }])
  expect(await file({ global_id })).toMatchObject({ state: 'pending_approval' })
  const mails = await db.selectFrom('outbox').select('payload').where('recipient', '=', 'ana@example.com').execute()
  expect(mails.map(({ payload }) => (payload as { template: string }).template)).toContain('proof-refused')
})

test.each([undefined, '', '  '])('PAYMENT-16: a proof is not refused with the reason %j', async (reason) => {
  const { id } = await file()
  const refused = review(id, { state: 'refused', ...(reason !== undefined && { reason }) })
  await expect(refused).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: 'reason' }] } })
  expect(await ana.client.call(listProofs, {})).toMatchObject([{ state: 'pending_approval' }])
})

test('a proof is reviewed once, by employees alone', async () => {
  const { id } = await file()
  await expect(ana.client.call(reviewProof, { id, state: 'accepted' })).rejects.toMatchObject({ reason: 'not-allowed' })
  const reviews = await Promise.allSettled(Array.from({ length: 8 }, () => review(id)))
  expect(reviews.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(review(id, { state: 'refused', reason: 'Blurred.' })).rejects.toMatchObject({ reason: 'proof-reviewed' })
  expect((await ana.client.call(listDeposits, {})).data).toHaveLength(1)
})

test.each(['DM-1', 'dm-1', 'DM - 1', 'DM-\u200b1'])(
  'a customer files one document once, also as %j',
  async (document_id) => {
    const { id } = await file()
    const again = { document_id, bank: 'banco  del\u00a0Mar' }
    await expect(file(again)).rejects.toMatchObject({ reason: 'deposit-known' })
    await review(id, { state: 'refused', reason: 'Blurred.' })
    expect(await file(again)).toMatchObject({ state: 'pending_approval' })
  },
)

test('one document that a customer files several times at once is filed once', async () => {
  const filed = await Promise.allSettled(Array.from({ length: 4 }, () => file()))
  expect(filed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(filed.filter(({ status }) => status === 'rejected').map((one) => 'reason' in one && one.reason)).toMatchObject(
    Array.from({ length: 3 }, () => ({ reason: 'deposit-known' })),
  )
})

test('whoever files the document of another first does not stop them, and staff see both before they accept one', async () => {
  const theirs = await file({}, bob)
  const mine = await file({ document_id: 'dm-1' })
  await expect(review(mine.id)).rejects.toMatchObject({ reason: 'deposit-claimed', data: { others: 1 } })
  expect(await review(mine.id, { claims_compared: true })).toMatchObject({ state: 'accepted' })
  await expect(review(theirs.id, { claims_compared: true })).rejects.toMatchObject({ reason: 'deposit-known' })
  await expect(file({}, bob)).rejects.toMatchObject({ reason: 'deposit-known' })
  expect(await review(theirs.id, { state: 'refused', reason: 'Blurred.' })).toMatchObject({
    state: 'refused',
    reason: 'Blurred.',
  })
  expect(await ledgerSums(db)).toEqual({ bank: 10_000, deposit: -10_000 })
})

test.each([
  ['PQ-55.', 'Banco Ñandú'],
  ['ｐq55', 'banco nandu'],
  ['P Q 5 5', 'BANCO-ÑANDÚ'],
])('PAYMENT-15: a document that is written as %s at %s is the same', async (document_id, bank) => {
  const first = await file({ document_id: 'PQ55', bank: 'Banco Ñandú' })
  await expect(file({ document_id, bank })).rejects.toMatchObject({ reason: 'deposit-known' })
  const other = await file({ document_id, bank }, bob)
  await review(first.id, { claims_compared: true })
  await expect(review(other.id, { claims_compared: true })).rejects.toMatchObject({ reason: 'deposit-known' })
})

test.each([
  ['a Cyrillic letter', { document_id: 'DМ-1' }],
  ['Greek letters', { document_id: 'ΔΜ-1' }],
  ['a Latin letter that looks like another', { document_id: 'DM-ı' }],
  ['a Latin letter that looks like a stroke', { document_id: 'DM-ǀ' }],
  ['Arabic digits', { document_id: 'DM-١' }],
  ['a symbol that looks like a letter', { document_id: '🄳M-1 🅓' }],
  ['a Cyrillic letter in the bank', { bank: 'Bаnco del Mar' }],
])('PAYMENT-15: a document with %s is refused, since it would count as another', async (_, more) => {
  await file()
  const [field] = Object.keys(more)
  await expect(file(more)).rejects.toMatchObject({ httpStatus: 422, data: { errors: [{ path: field }] } })
  expect(await ana.client.call(listProofs, {})).toHaveLength(1)
})

test('PAYMENT-15: a number in wide characters is stored as it is read, and accents and signs of a bank are taken', async () => {
  const proof = await file({ document_id: 'ＤＭ－７７', bank: 'Asociación Ñandú® (N.º 3) & Cía.' })
  expect(proof).toMatchObject({ document_id: 'DM-77', bank: 'Asociación Ñandú® (N.o 3) & Cía.' })
})

test('ORDER-10: the mail about a proof that names no checkout is in the language in which it was filed', async () => {
  const spanish = store.client({ headers: { ...ana.headers, 'accept-language': 'es' } })
  const { id } = await spanish.call(fileProof, deposit, { files: { proof_1: picture } })
  await review(id)
  const mail = await db.selectFrom('outbox').select('payload').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(mail.payload).toMatchObject({ template: 'proof-accepted', language: 'es' })
})

test('one document that two customers filed and staff accept at once becomes one deposit', async () => {
  const ids = [await file(), await file({ document_id: 'dm-1' }, bob)].map(({ id }) => id)
  const reviews = await Promise.allSettled(ids.map((id) => review(id, { claims_compared: true })))
  expect(reviews.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(reviews.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'deposit-known' } })
  expect(await ledgerSums(db)).toEqual({ bank: 10_000, deposit: -10_000 })
})

test('a proof that is sent again with its key is the first one, and with another picture it is refused', async () => {
  const key = { idempotencyKey: 'proof-of-my-deposit' }
  const first = await file(key)
  expect(await file(key)).toEqual(first)
  const image = new Blob([new Uint8Array(await makePicture({ width: 300 }))])
  await expect(file({ ...key, image })).rejects.toMatchObject({ reason: 'key-reused' })
  expect(await ana.client.call(listProofs, {})).toHaveLength(1)
})

test('deposits that together are enough pay the order, and what is left stays on the last one', async () => {
  const { global_id } = await buy({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const first = await file({ global_id, amount: 120 })
  const second = await file({ global_id, amount: 200, document_id: 'DM-2' })
  await review(first.id)
  expect((await states()).map(({ state }) => state)).toEqual(['pending_approval', 'pending_approval'])
  await review(second.id)
  expect((await states()).map(({ state }) => state)).toEqual(['captured', 'captured'])
  expect((await ana.client.call(listDeposits, {})).data).toMatchObject([
    { document_id: 'DM-2', balance: 20 },
    { document_id: 'DM-1', balance: 0 },
  ])
  expect((await reportDay(db, storeDateOf(new Date()))).differences).toEqual([])
})

test('two deposits that staff accept at once for one checkout pay it', async () => {
  const { global_id } = await buy()
  const ids = await Promise.all(
    ['DM-1', 'DM-2'].map(async (document_id) => (await file({ global_id, document_id, amount: 50 })).id),
  )
  await Promise.all(ids.map((id) => review(id)))
  expect(await states()).toEqual([{ state: 'captured' }])
})

test('the mail about a deposit that is too low says what its order still needs', async () => {
  const { global_id, orders } = await buy()
  const { id } = await file({ global_id, amount: 60 })
  await review(id)
  const data = { orderId: orders[0]?.id, amountCentavos: 6_000, missingCentavos: 4_000 }
  expect(await mailOf('proof-accepted')).toMatchObject(data)
})

test('PAYMENT-16: the mail about a deposit that is more than its order needs says what is left of it', async () => {
  const { global_id, orders } = await buy()
  const { id } = await file({ global_id, amount: 130 })
  await review(id)
  const data = { orderId: orders[0]?.id, amountCentavos: 13_000, leftCentavos: 3_000 }
  expect(await mailOf('proof-accepted')).toMatchObject(data)
})

test('PAYMENT-16: what was spent of an accepted deposit is missing for its order again', async () => {
  const { global_id } = await buy()
  const { deposit_id } = await review((await file({ global_id, amount: 60 })).id)
  await makeProduct(db, { code: 'B', name: 'Cable', priceCentavos: 3_000, stock: { 1: 50 } })
  await ana.verify({ 1: { B: 1 } }, 30)
  await ana.place(30, { payments: [{ kind: 'deposit', id: deposit_id ?? '', amount: 30 }] })
  await review((await file({ global_id, amount: 40, document_id: 'DM-2' })).id)
  expect((await states()).map(({ state }) => state).toSorted()).toEqual(['captured', 'pending_approval'])
  await review((await file({ global_id, amount: 30, document_id: 'DM-3' })).id)
  expect((await states()).map(({ state }) => state)).toEqual(['captured', 'captured'])
})

const stateOf = async (orderId: number) => (await ana.client.call(getOrder, { id: orderId })).payments[0]?.state
/** A checkout of an order of 100 and one of 200, for which 150 were accepted. */
async function underpaid() {
  const { global_id, orders } = await buy({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const proof = await file({ global_id, amount: 150 })
  const { deposit_id } = await review(proof.id)
  const [small, large] = orders.toSorted((one, other) => one.total - other.total).map(({ id }) => id)
  return { small: small ?? 0, large: large ?? 0, depositId: deposit_id ?? '' }
}

test('PAYMENT-16: an accepted deposit that is enough once another order was canceled pays the order that is left', async () => {
  const { small, large, depositId } = await underpaid()
  await ana.client.call(cancelOrder, { id: large })
  expect(await stateOf(small)).toBe('captured')
  expect(await ana.client.call(getDeposit, { id: depositId })).toMatchObject({ amount: 150, balance: 50 })
  expect(await mailOf('order-paid')).toMatchObject({ id: small, amountCentavos: 10_000 })
  expect((await reportDay(db, storeDateOf(new Date()))).differences).toEqual([])
})

test('PAYMENT-16: an accepted deposit that is too low for the order that is left pays nothing', async () => {
  const { small, large, depositId } = await underpaid()
  await ana.client.call(cancelOrder, { id: small })
  expect(await stateOf(large)).toBe('pending_approval')
  expect(await ana.client.call(getDeposit, { id: depositId })).toMatchObject({ balance: 150 })
})

test('PAYMENT-16: the order that is left is also paid after the store canceled another for want of a proof', async () => {
  const { small, large } = await underpaid()
  const old = new Date(Date.now() - 49 * 3_600_000)
  const ofLarge = db.selectFrom('payment_allocations').select('payment_id').where('order_id', '=', large)
  await db.updateTable('payments').set({ created_at: old }).where('id', 'in', ofLarge).execute()
  await cancelAt(new Date())
  expect(await stateOf(large)).toBe('canceled')
  expect(await stateOf(small)).toBe('captured')
})

test('PAYMENT-16: canceling an order while another deposit is accepted for its checkout ends with the other order paid', async () => {
  const { global_id, orders } = await buy({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const ids = orders.map(({ id }) => id)
  const proof = await file({ global_id, amount: 250 })
  await Promise.all([review(proof.id), ana.client.call(cancelOrder, { id: ids[0] ?? 0 })])
  expect(await stateOf(ids[1] ?? 0)).toBe('captured')
})

test('of the proofs that a customer files at once no more than ten wait for staff', async () => {
  for (let number = 1; number <= 9; number += 1) await file({ document_id: `DM-${number}` })
  const filed = await Promise.allSettled(['A', 'B', 'C', 'D'].map((document_id) => file({ document_id })))
  expect(filed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ana.client.call(listProofs, {})).toHaveLength(10)
})

test('a proof for somebody else’s checkout, or one that waits for none, is not found', async () => {
  const { global_id } = await buy()
  await expect(file({ global_id, document_id: 'DM-2' }, bob)).rejects.toMatchObject({ reason: 'not-found' })
  await ana.verify({ 1: { A: 1 } }, 100)
  const cash = await ana.place(100)
  await expect(file({ global_id: cash.global_id })).rejects.toMatchObject({ reason: 'not-found' })
})

test('an order without an accepted proof is canceled after 48 hours, and its stock returns', async () => {
  const { global_id } = await buy()
  await file({ global_id })
  await cancelAt(hoursLater(47.9))
  expect(await stockOf(db, 'A')).toEqual([49, 0])
  await cancelAt(hoursLater(48.1))
  expect(await stockOf(db, 'A')).toEqual([50, 0])
  expect(await ledgerSums(db)).toEqual({})
})

test('PAYMENT-17: the mail about an order that is canceled without a proof says why, and of no declined payment', async () => {
  await buy()
  await cancelAt(hoursLater(48.1))
  const data = await mailOf('order-canceled')
  expect(data).toMatchObject({ isUnproven: true })
  expect(data).not.toHaveProperty('isPaymentDeclined')
})

test('an order that waits for its deposit is prepared, and made ready once the deposit is accepted', async () => {
  const { global_id, orders } = await buy()
  const id = orders[0]?.id ?? 0
  const move = (status: OrderStatus) => staff.client.call(setOrderStatus, { id, status })
  for (const status of ['in_process', 'on_hold', 'in_process'] as const) await move(status)
  await expect(move('processed')).rejects.toMatchObject({ httpStatus: 409, reason: 'order-unproven' })
  const proof = await file({ global_id })
  await review(proof.id)
  for (const status of ['processed', 'delivered'] as const) await move(status)
})

test('the pass of an order whose deposit is not proved says so, and that it is not handed over', async () => {
  const { global_id, orders } = await buy()
  const id = orders[0]?.id ?? 0
  await db.updateTable('orders').set({ status: 'processed' }).execute()
  const code = store.app.platform.orderTokens.pass(id)
  const read = () => staff.client.call(readOrderPass, { code })
  expect(await read()).toMatchObject({ is_ready: false, to_pay: 0, unproven: 100 })
  expect((await ana.client.call(getOrder, { id })).pass).toBeNull()
  await review((await file({ global_id })).id)
  expect(await read()).toMatchObject({ is_ready: true, to_pay: 0, unproven: 0 })
  expect((await ana.client.call(getOrder, { id })).pass).toBe(code)
})

test.each(['created', 'sent'] as const)(
  'an unproven order is canceled though a hundred older payments wait for one that is %s',
  async (status) => {
    const first = await buy()
    const last = await buy()
    await sql`
      with copies as (
        insert into payments (id, customer_id, global_id, kind, amount_centavos, state, position, created_at)
        select gen_random_uuid(), customer_id, global_id, kind, amount_centavos, state, position, created_at - n * interval '1 minute'
        from payments, generate_series(1, 100) n where global_id = ${first.global_id} returning id, amount_centavos)
      insert into payment_allocations (order_id, payment_id, amount_centavos)
      select ${first.orders[0]?.id}::bigint, id, amount_centavos from copies`.execute(db)
    await db
      .updateTable('orders')
      .set({ status })
      .where('id', '=', first.orders[0]?.id ?? 0)
      .execute()
    await cancelAt(hoursLater(49))
    const order = await ana.client.call(getOrder, { id: last.orders[0]?.id ?? 0 })
    expect(order.status).toBe('canceled')
  },
)

test('a proof that is accepted after the order was canceled is a balance', async () => {
  const { global_id } = await buy()
  const { id } = await file({ global_id })
  await cancelAt(hoursLater(49))
  await review(id)
  expect((await ana.client.call(listDeposits, {})).data).toMatchObject([{ balance: 100 }])
  expect(await mailOf('proof-accepted')).not.toHaveProperty('orderId')
})

test('a paid order that is canceled gives the deposit back as a credit note, and the mail says so', async () => {
  const { global_id, orders } = await buy()
  const { id } = await file({ global_id })
  await review(id)
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect(await ledgerSums(db)).toEqual({ bank: 10_000, credit_note: -10_000 })
  expect(await mailOf('order-canceled')).toMatchObject({ returnedCentavos: 10_000, creditedCentavos: 10_000 })
})

test('a deposit that is filed has no part of a centavo', async () => {
  await expect(file({ amount: 100.004 })).rejects.toMatchObject({ data: { errors: [{ path: 'amount' }] } })
})

test('a store without a bank account takes no bank deposit', async () => {
  await db.deleteFrom('settings').where('name', '=', 'payment_methods').execute()
  await expect(buy()).rejects.toMatchObject({ reason: 'payment-not-offered' })
})

test('PAYMENT-17: the configuration says how many hours an order waits for its proof', async () => {
  const { payment_methods: methods } = await ana.client.call(getConfiguration, {})
  expect(methods.proof_hours).toBe(store.app.platform.settings.PROOF_HOURS)
})

describe('PAYMENT-23: employees', () => {
  const pending = (page: { page?: number; limit?: number } = {}) => staff.client.call(listPendingProofs, page)

  test('list the proofs that wait with their orders, the deadline and whose they are, the oldest first', async () => {
    store.setNow(new Date('2026-11-20T12:00:00Z'))
    const { global_id, orders } = await buy({ 1: { A: 1 }, 2: { A: 2 } }, 300)
    store.setNow(new Date('2026-11-20T13:00:00Z'))
    const forOrders = await file({ global_id, amount: 280 })
    store.setNow(new Date('2026-11-20T14:00:00Z'))
    const beforehand = await file({ document_id: 'DM-2' }, bob)
    const { data, ...page } = await pending()
    expect(page).toEqual({ total: 2, page: 1, pages: 1, limit: 50 })
    const [first, second] = data
    expect(first).toMatchObject({ ...forOrders, expected: 300, claims: 0, until: '2026-11-22T12:00:00.000Z' })
    expect(first?.order_ids).toEqual(orders.map(({ id }) => id))
    expect(second).toMatchObject({ ...beforehand, order_ids: [], expected: null, until: null })
    const owners = await db
      .selectFrom('customers')
      .select('code')
      .where(
        'id',
        'in',
        [ana, bob].map(({ customerId }) => customerId),
      )
      .orderBy('email')
      .execute()
    expect(data.map(({ customer }) => customer)).toEqual(owners.map(({ code }) => ({ code, name: 'Ana Pérez' })))
  })

  test('turn the pages of that list', async () => {
    const ids: string[] = []
    for (const document_id of ['DM-1', 'DM-2', 'DM-3']) ids.push((await file({ document_id })).id)
    const pages = [
      await pending({ limit: 2 }),
      await pending({ limit: 2, page: 2 }),
      await pending({ limit: 2, page: 3 }),
    ]
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2), []])
    expect(pages.map(({ total, pages: count }) => [total, count])).toEqual(Array.from({ length: 3 }, () => [3, 2]))
  })

  test('see how many others filed the same document, and no proof that was decided', async () => {
    const [mine, theirs] = [await file(), await file({ document_id: 'dm - 1' }, bob)]
    expect((await pending()).data.map(({ claims }) => claims)).toEqual([1, 1])
    await review(mine.id, { state: 'refused', reason: 'Blurred.' })
    expect((await pending()).data).toMatchObject([{ id: theirs.id, claims: 0 }])
  })

  test('see the pictures of a proof, which other customers and visitors do not', async () => {
    const { pictures } = await file()
    const [path = ''] = pictures
    const get = (headers: Record<string, string> = {}) => store.send('GET', path, { headers })
    const [own, shown] = [await get(ana.headers), await get(staff.headers)]
    expect([shown.status, (await get(bob.headers)).status, (await get()).status]).toEqual([200, 404, 401])
    const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'x-request-id')
    expect(headersOf(shown)).toEqual(headersOf(own))
    expect(await shown.bytes()).toEqual(await own.bytes())
  })

  test('PAYMENT-23: who reads a customer’s picture is logged with ids alone, and a customer who reads their own is not', async () => {
    const { pictures } = await file()
    const { platform } = store.app
    const { log } = platform
    const collected = collectingLog()
    platform.log = collected.log
    try {
      for (const { headers } of [ana, staff]) await store.send('GET', pictures[0] ?? '', { headers })
    } finally {
      platform.log = log
    }
    const lines = collected.lines.filter(({ msg }) => msg === 'an employee read a picture')
    const { id: employeeId } = await db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', 'eva@example.com')
      .executeTakeFirstOrThrow()
    const upload = pictures[0]?.split('/').at(-1)
    expect(lines).toEqual([
      expect.objectContaining({ upload, purpose: 'deposit-proof', customerId: ana.customerId, employeeId }),
    ])
    expect(JSON.stringify(lines)).not.toContain('@')
  })

  test('read little for the first page, however many proofs were decided', async () => {
    await file()
    const balanceId = await makeDeposit(db, ana.customerId)
    await sql`
      insert into deposit_proofs
        (id, customer_id, bank, document_id, amount_centavos, state, filed_at, reviewed_at, reviewed_by, balance_id)
      select gen_random_uuid(), ${ana.customerId}, 'Banco del Mar', 'OLD-' || n, 100, 'accepted', now() - interval '1 year',
        now(), ${bob.customerId}, ${balanceId}
      from generate_series(1, 5000) n`.execute(db)
    await sql`analyze deposit_proofs`.execute(db)
    expect((await pending()).total).toBe(1)
    expect(await rowsRead(db, (inside) => listPending(inside, { offset: 0, limit: 50 }))).toBeLessThan(50)
  })
})
