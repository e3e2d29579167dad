import { beforeEach, expect, test } from 'vitest'
import { getDeposit, listDeposits } from '#contract/balances.ts'
import { getConfiguration } from '#contract/configuration.ts'
import { fileProof, listProofs, reviewProof } from '#contract/deposit-proofs.ts'
import { cancelOrder, getOrder } from '#contract/orders.ts'
import { cancelUnproven } from '#server/modules/checkout/cancel-unproven.ts'
import { listUnprovenOrders } from '#server/modules/orders/cancel-order.ts'
import { newId } from '#server/platform/ids.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { type SignedIn, makeCustomer, makeProduct, signIn } from '#server/testing/make.ts'
import { type Shopper, resetWithTwoShoppers, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

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
const file = (more: { global_id?: string | null; document_id?: string; amount?: number } = {}, who = ana) => {
  const { global_id, ...rest } = more
  const input = { ...deposit, ...rest, ...(global_id && { global_id }) }
  return who.client.call(fileProof, input, { files: { proof_1: picture } })
}
const review = (id: string, more: Partial<{ state: 'accepted' | 'refused'; amount: number; reason: string }> = {}) =>
  staff.client.call(reviewProof, { id, state: 'accepted', ...more })
const states = () => db.selectFrom('payments').select('state').execute()
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
    accounts: [{ bank: 'Banco del Mar', number: '000-1', holder: 'Vitrina' }],
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

test('a proof is reviewed once, by employees alone', async () => {
  const { id } = await file()
  await expect(ana.client.call(reviewProof, { id, state: 'accepted' })).rejects.toMatchObject({ reason: 'not-allowed' })
  const reviews = await Promise.allSettled(Array.from({ length: 8 }, () => review(id)))
  expect(reviews.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(review(id, { state: 'refused' })).rejects.toMatchObject({ reason: 'proof-reviewed' })
  expect((await ana.client.call(listDeposits, {})).data).toHaveLength(1)
})

test('one document is filed once, until it is refused', async () => {
  const { id } = await file()
  await expect(file({}, bob)).rejects.toMatchObject({ reason: 'deposit-known' })
  await review(id, { state: 'refused' })
  expect(await file({}, bob)).toMatchObject({ state: 'pending_approval' })
})

test('one document that two customers file at once is filed once', async () => {
  const filed = await Promise.allSettled([file(), file({}, bob), file(), file({}, bob)])
  expect(filed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(filed.filter(({ status }) => status === 'rejected').map((one) => 'reason' in one && one.reason)).toMatchObject(
    Array.from({ length: 3 }, () => ({ reason: 'deposit-known' })),
  )
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

test('a proof that is accepted after the order was canceled is a balance', async () => {
  const { global_id } = await buy()
  const { id } = await file({ global_id })
  await cancelAt(hoursLater(49))
  await review(id)
  expect((await ana.client.call(listDeposits, {})).data).toMatchObject([{ balance: 100 }])
})

test('a paid order that is canceled gives the deposit back as a credit note', async () => {
  const { global_id, orders } = await buy()
  const { id } = await file({ global_id })
  await review(id)
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect(await ledgerSums(db)).toEqual({ bank: 10_000, credit_note: -10_000 })
})

test('a store without a bank account takes no bank deposit', async () => {
  await db.deleteFrom('settings').where('name', '=', 'payment_methods').execute()
  await expect(buy()).rejects.toMatchObject({ reason: 'payment-not-offered' })
})

test('PAYMENT-17: the configuration says how many hours an order waits for its proof', async () => {
  const { payment_methods: methods } = await ana.client.call(getConfiguration, {})
  expect(methods.proof_hours).toBe(store.app.platform.settings.PROOF_HOURS)
})

test('PAYMENT-17: an order that is in shipping without its proof keeps no other from being canceled', async () => {
  await buy()
  await db.updateTable('orders').set({ status: 'sent' }).execute()
  expect(await listUnprovenOrders({ db }, hoursLater(100), 1)).toEqual([])
})
