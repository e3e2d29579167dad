import { beforeEach, expect, test } from 'vitest'
import {
  getBalance,
  getCreditLimit,
  getDeposit,
  getGiftCard,
  listCreditNotes,
  listDeposits,
  listGiftCards,
} from '#contract/balances.ts'
import { makeCustomer, type SignedIn, signIn } from '#server/testing/make.ts'
import { makeCredit, makeCreditNote, makeDeposit, makeGiftCard } from '#server/testing/make-balances.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const now = new Date('2026-11-22T12:00:00Z')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000)
let ana: SignedIn
let bob: SignedIn

beforeEach(async () => {
  await store.reset()
  store.setNow(now)
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeCustomer(db, { email: 'bob@example.com' })
  ana = await signIn(store, 'ana@example.com')
  bob = await signIn(store, 'bob@example.com')
})

test('deposits are listed newest first with what is left of each, the caller’s alone', async () => {
  await makeDeposit(db, ana.customerId, {
    documentId: 'DEP-1',
    bank: 'Banco del Mar',
    createdAt: day(-2),
    movements: [
      { amountCentavos: 500_000 },
      { amountCentavos: -123_456 },
      { kind: 'returned', amountCentavos: 23_456 },
    ],
  })
  await makeDeposit(db, ana.customerId, {
    documentId: 'DEP-2',
    createdAt: day(-1),
    movements: [{ amountCentavos: 10_000 }, { amountCentavos: -10_000 }],
  })
  await makeDeposit(db, bob.customerId)
  expect(await ana.client.call(listDeposits, {})).toMatchObject({
    data: [
      { document_id: 'DEP-2', amount: 100, balance: 0, state: 'used' },
      {
        document_id: 'DEP-1',
        bank: 'Banco del Mar',
        date: day(-2).toISOString(),
        amount: 5000,
        balance: 4000,
        state: 'available',
      },
    ],
    total: 2,
    page: 1,
    pages: 1,
    limit: 10,
  })
})

test('a list comes in pages, and a page past the end says how many rows there are', async () => {
  for (let at = 0; at < 3; at += 1)
    await makeCreditNote(db, ana.customerId, { documentId: `NC-${at}`, createdAt: day(at) })
  const second = await ana.client.call(listCreditNotes, { page: 2, limit: 2 })
  expect(second.data.map(({ document_id }) => document_id)).toEqual(['NC-0'])
  expect(await ana.client.call(listCreditNotes, { page: 9, limit: 2 })).toMatchObject({ data: [], total: 3, pages: 2 })
})

test('a deposit shows its movements, newest first, in pages', async () => {
  const id = await makeDeposit(db, ana.customerId, {
    movements: [
      { amountCentavos: 500_000, documentId: 'DEP-1', at: day(-3) },
      { amountCentavos: -100_000, documentId: '10001', at: day(-2) },
      { amountCentavos: -150_000, documentId: '10002', at: day(-1) },
    ],
  })
  const { movements } = await ana.client.call(getDeposit, { id, limit: 2 })
  expect(movements).toMatchObject({
    data: [
      { number: 3, kind: 'spent', amount: -1500, balance: 2500, document_id: '10002', at: day(-1).toISOString() },
      { number: 2, kind: 'spent', amount: -1000, balance: 4000 },
    ],
    total: 3,
    pages: 2,
  })
  const older = await ana.client.call(getDeposit, { id, limit: 2, page: 2 })
  expect(older.movements.data).toMatchObject([{ number: 1, kind: 'issued', amount: 5000, balance: 5000 }])
  expect((await ana.client.call(getDeposit, { id, page: 9 })).movements.data).toEqual([])
})

test('a credit note is available until the instant of its expiry', async () => {
  await makeCreditNote(db, ana.customerId, { reason: 'courtesy', expiresAt: day(1) })
  expect((await ana.client.call(listCreditNotes, {})).data).toMatchObject([
    { reason: 'courtesy', state: 'available', expires_at: day(1).toISOString() },
  ])
  store.setNow(day(1))
  expect((await ana.client.call(listCreditNotes, {})).data).toMatchObject([{ state: 'expired', balance: 1000 }])
})

test('a gift card’s code is hidden in the list and shown with its movements', async () => {
  const id = await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF', createdAt: day(-1) })
  await makeGiftCard(db, ana.customerId, { code: 'REW-7K2M-9QXD-0001', kind: 'reward', expiresAt: day(9) })
  const { data } = await ana.client.call(listGiftCards, {})
  expect(data).toMatchObject([
    { kind: 'reward', code: '•••-••••-••••-0001', expires_at: day(9).toISOString() },
    { id, kind: 'gift_card', code: '•••-••••-••••-41TF', expires_at: null },
  ])
  const card = await ana.client.call(getGiftCard, { code: id })
  expect(card).toMatchObject({ code: 'VIT-7K2M-9QXD-41TF', balance: 1000, movements: { total: 1 } })
})

test('the code of a gift card finds nothing: the address of its movements has its id', async () => {
  await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF' })
  const path = '/api/ecommerce/gift-cards/VIT-7K2M-9QXD-41TF/movements'
  expect((await store.send('GET', path, { headers: ana.headers })).status).toBe(422)
})

test('somebody else’s deposit or gift card is not found, and neither is one of another kind', async () => {
  const deposit = await makeDeposit(db, ana.customerId)
  const card = await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF' })
  const missing = '00000000-0000-4000-8000-000000000000'
  for (const id of [deposit, card, missing]) {
    await expect(bob.client.call(getDeposit, { id })).rejects.toMatchObject({ reason: 'not-found' })
    await expect(bob.client.call(getGiftCard, { code: id })).rejects.toMatchObject({ reason: 'not-found' })
  }
  await expect(ana.client.call(getDeposit, { id: card })).rejects.toMatchObject({ reason: 'not-found' })
  await expect(ana.client.call(getGiftCard, { code: deposit })).rejects.toMatchObject({ reason: 'not-found' })
})

test('credit has its limit, what is owed, what is left and what is overdue', async () => {
  await makeCredit(db, ana.customerId, {
    limitCentavos: 5_000_000,
    movements: [
      { kind: 'charged', amountCentavos: 300_000, documentId: 'F-1', dueAt: day(-5), at: day(-35) },
      { kind: 'charged', amountCentavos: 200_000, documentId: 'F-2', dueAt: day(10), at: day(-20) },
      { kind: 'paid', amountCentavos: -100_000, documentId: 'F-1', at: day(-1) },
    ],
  })
  expect(await ana.client.call(getCreditLimit, {})).toEqual({
    limit: 50_000,
    used: 4000,
    available: 46_000,
    overdue: 2000,
    next_due_at: day(-5).toISOString(),
  })
})

test('a customer without credit has a limit of nothing', async () => {
  expect(await ana.client.call(getCreditLimit, {})).toEqual({
    limit: 0,
    used: 0,
    available: 0,
    overdue: 0,
    next_due_at: null,
  })
})

test('the summary adds up what can be spent now, and names what is due, the first due first', async () => {
  await makeDeposit(db, ana.customerId, { movements: [{ amountCentavos: 10_001 }] })
  await makeDeposit(db, ana.customerId, { movements: [{ amountCentavos: 20_002 }, { amountCentavos: -2 }] })
  await makeCreditNote(db, ana.customerId, { movements: [{ amountCentavos: 40_000 }], expiresAt: day(1) })
  await makeCreditNote(db, ana.customerId, { movements: [{ amountCentavos: 80_000 }], expiresAt: now })
  await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF', movements: [{ amountCentavos: 160_000 }] })
  await makeDeposit(db, bob.customerId)
  await makeCredit(db, ana.customerId, {
    limitCentavos: 1_000_000,
    movements: [
      { kind: 'charged', amountCentavos: 30_000, documentId: 'F-1', dueAt: day(20) },
      { kind: 'charged', amountCentavos: 50_000, documentId: 'F-2', dueAt: day(-1) },
      { kind: 'canceled', amountCentavos: -10_000, documentId: 'F-2' },
    ],
  })
  expect(await ana.client.call(getBalance, {})).toMatchObject({
    deposits: 300.01,
    credit_notes: 400,
    gift_cards: 1600,
    rewards: 0,
    total_available: 2300.01,
    credit: { limit: 10_000, used: 700, available: 9300, overdue: 400 },
    pending_balance: 700,
    due: [
      {
        document_id: 'F-2',
        order_id: null,
        amount: 500,
        unpaid: 400,
        is_overdue: true,
        due_at: day(-1).toISOString(),
        payments: [{ kind: 'canceled', amount: 100 }],
        payments_total: 1,
      },
      { document_id: 'F-1', amount: 300, unpaid: 300, is_overdue: false, payments: [], payments_total: 0 },
    ],
    due_total: 2,
  })
})

test('BALANCE-19: of a document it names the last three payments', async () => {
  const paid = [1, 2, 3, 4].map((centavos) => ({
    kind: 'paid' as const,
    amountCentavos: -centavos * 100,
    documentId: 'F-1',
    at: day(-5 + centavos),
  }))
  const charged = { kind: 'charged', amountCentavos: 90_000, documentId: 'F-1', dueAt: day(1), at: day(-9) } as const
  await makeCredit(db, ana.customerId, { limitCentavos: 1_000_000, movements: [charged, ...paid] })
  const { due } = await ana.client.call(getBalance, {})
  expect(due).toMatchObject([
    { order_id: null, unpaid: 890, payments: [{ amount: 4 }, { amount: 3 }, { amount: 2 }], payments_total: 4 },
  ])
})

test('the summary names at most fifty documents, and says how many there are', async () => {
  const movements = Array.from({ length: 60 }, (_, at) => ({
    kind: 'charged' as const,
    amountCentavos: 100,
    documentId: `F-${at}`,
    dueAt: day(at),
  }))
  await makeCredit(db, ana.customerId, { limitCentavos: 0, movements })
  const { due, due_total, pending_balance } = await ana.client.call(getBalance, {})
  expect([due.length, due_total, pending_balance, due[0]?.document_id]).toEqual([50, 60, 60, 'F-0'])
})

test('an invalid page or id is refused', async () => {
  for (const path of [
    'deposits?limit=51',
    'credits/note?page=0',
    'gift-cards?limit=x',
    'deposits/1',
    'gift-cards/x/movements',
  ]) {
    expect((await store.send('GET', `/api/ecommerce/${path}`, { headers: ana.headers })).status, path).toBe(422)
  }
})

test('a visitor has to sign in', async () => {
  const id = await makeDeposit(db, ana.customerId)
  const paths = [
    'deposits',
    `deposits/${id}`,
    'credits/note',
    'credits/limit',
    'gift-cards',
    `gift-cards/${id}/movements`,
    'balance',
  ]
  for (const path of paths) expect((await store.send('GET', `/api/ecommerce/${path}`)).status, path).toBe(401)
})
