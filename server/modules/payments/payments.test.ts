import { beforeEach, expect, test } from 'vitest'
import { getBalance, getCreditLimit, getGiftCard, listCreditNotes } from '#contract/balances.ts'
import { cancelOrder, getOrder, reportCheckout } from '#contract/orders.ts'
import { insertPastMovements } from '#server/db/demo/insert-movements.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { makeCredit, makeCreditNote, makeDeposit, makeGiftCard } from '#server/testing/make-balances.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, resetWithTwoShoppers } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'

const store = await testStore()
const { db } = store.database
const code = 'VIT-7K2M-9QXD-41TF'
let ana: Shopper
let bob: Shopper

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_000, stock: { 1: 50, 2: 50 } })
})

const customerIdOf = async (email = 'ana@example.com') =>
  (await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const giftCard = async (amountCentavos: number, more: { expiresAt?: Date; code?: string } = {}) =>
  makeGiftCard(db, await customerIdOf(), { code, movements: [{ amountCentavos }], ...more })

test('an order is paid with a gift card and a credit note', async () => {
  const card = await giftCard(6_000)
  const note = await makeCreditNote(db, await customerIdOf(), { movements: [{ amountCentavos: 9_000 }] })
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(100, {
    payments: [
      { kind: 'gift_card', amount: 60, id: card },
      { kind: 'credit_note', amount: 40, id: note },
    ],
  })
  const order = await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })
  expect(order.payments).toMatchObject([
    { kind: 'gift_card', amount: 60, state: 'captured' },
    { kind: 'credit_note', amount: 40, state: 'captured' },
  ])
  expect(order.process.map(({ step }) => step)).toContain('paid')
  expect((await ana.client.call(getGiftCard, { code: card })).balance).toBe(0)
  expect((await ana.client.call(listCreditNotes, {})).data[0]?.balance).toBe(50)
})

test('an order names the balances that paid it as its customer knows them', async () => {
  const until = new Date(Date.now() + 86_400_000)
  const reward = { code: 'VIT-7K2M-9QXD-1K8P', kind: 'reward' as const, expiresAt: until }
  const ids = [
    await giftCard(6_000),
    await makeGiftCard(db, await customerIdOf(), { ...reward, movements: [{ amountCentavos: 3_000 }] }),
    await makeDeposit(db, await customerIdOf(), { documentId: 'TR-1', movements: [{ amountCentavos: 1_000 }] }),
  ]
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(100, {
    payments: [
      { kind: 'gift_card', amount: 60, id: ids[0] ?? '' },
      { kind: 'gift_card', amount: 30, id: ids[1] ?? '' },
      { kind: 'deposit', amount: 10, id: ids[2] ?? '' },
    ],
  })
  const { payments } = await ana.client.call(getOrder, { id: orders[0]?.id ?? 0 })
  expect(payments.map(({ balance }) => balance)).toEqual([
    { kind: 'gift_card', reference: '41TF' },
    { kind: 'reward', reference: '1K8P' },
    { kind: 'deposit', reference: 'TR-1' },
  ])
})

test('canceling sends as many statements for three expired balances as for one, and makes a credit note of each', async () => {
  const statements: number[] = []
  for (const count of [1, 3]) {
    const cards = []
    for (let number = 0; number < count; number += 1)
      cards.push(await giftCard(10_000, { code: `VIT-${count}K2M-9QXD-41T${number}` }))
    await ana.verify({ 1: { A: 1 } }, 100)
    const amounts = count === 1 ? [100] : [50, 30, 20]
    const payments = cards.map((id, index) => ({ kind: 'gift_card' as const, amount: amounts[index] ?? 0, id }))
    const { orders } = await ana.place(100, { payments })
    await db.updateTable('balances').set({ expires_at: new Date() }).execute()
    statements.push((await countStatements(() => ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 }))).count)
  }
  expect(statements[1]).toBe(statements[0])
  const notes = (await ana.client.call(listCreditNotes, {})).data.map(({ balance }) => balance)
  expect(notes.toSorted((a, b) => a - b)).toEqual([20, 30, 50, 100])
})

test('a gift card that pays two branches’ orders has a movement for each', async () => {
  const card = await giftCard(50_000)
  await ana.verify({ 1: { A: 1 }, 2: { A: 2 } }, 300)
  const { orders } = await ana.place(300, { payments: [{ kind: 'gift_card', amount: 300, id: card }] })
  const { movements } = await ana.client.call(getGiftCard, { code: card })
  expect(movements.data.map(({ amount, document_id }) => [amount, document_id])).toEqual([
    [-200, String(orders[1]?.id)],
    [-100, String(orders[0]?.id)],
    [500, null],
  ])
})

test('credit pays within its limit and has a due date', async () => {
  await makeCredit(db, await customerIdOf(), { limitCentavos: 15_000 })
  await ana.verify({ 1: { A: 1 } }, 100)
  const { orders } = await ana.place(100, { payments: [{ kind: 'credit', amount: 100 }] })
  expect(await ana.client.call(getCreditLimit, {})).toMatchObject({ used: 100, available: 50 })
  // What is due is the order (BALANCE-19).
  expect((await ana.client.call(getBalance, {})).due).toMatchObject([{ order_id: orders[0]!.id, unpaid: 100 }])
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(ana.place(100, { payments: [{ kind: 'credit', amount: 100 }] })).rejects.toMatchObject({
    reason: 'credit-limit-exceeded',
    data: { available: 50 },
  })
})

test('a customer without credit cannot buy on credit', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(ana.place(100, { payments: [{ kind: 'credit', amount: 100 }] })).rejects.toMatchObject({
    reason: 'credit-limit-exceeded',
  })
})

test('a balance is spent up to what it holds', async () => {
  const card = await giftCard(9_999)
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(ana.place(100, { payments: [{ kind: 'gift_card', amount: 100, id: card }] })).rejects.toMatchObject({
    reason: 'balance-too-low',
    data: { id: card, available: 99.99 },
  })
  expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
})

test('an expired balance pays nothing', async () => {
  const card = await giftCard(10_000, { expiresAt: new Date(Date.now() - 1) })
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(ana.place(100, { payments: [{ kind: 'gift_card', amount: 100, id: card }] })).rejects.toMatchObject({
    reason: 'balance-expired',
  })
})

test('somebody else’s balance is not found, nor one of another kind', async () => {
  const card = await giftCard(10_000)
  await bob.verify({ 1: { A: 1 } }, 100)
  const pay = (shopper: Shopper, kind: 'gift_card' | 'deposit') =>
    shopper.place(100, { payments: [{ kind, amount: 100, id: card }] })
  await expect(pay(bob, 'gift_card')).rejects.toMatchObject({ reason: 'not-found' })
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(pay(ana, 'deposit')).rejects.toMatchObject({ reason: 'not-found' })
})

test('a deposit is named by its document as well', async () => {
  await makeDeposit(db, await customerIdOf(), { documentId: 'DM-77', movements: [{ amountCentavos: 10_000 }] })
  await ana.verify({ 1: { A: 1 } }, 100)
  const pay = (document_id: string) => ana.place(100, { payments: [{ kind: 'deposit', amount: 100, document_id }] })
  await expect(pay('DM-78')).rejects.toMatchObject({ reason: 'not-found' })
  expect((await pay('DM-77')).orders).toHaveLength(1)
})

test('cash and credit pay alone', async () => {
  const card = await giftCard(10_000)
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(
    ana.place(100, {
      payments: [
        { kind: 'cash', amount: 50 },
        { kind: 'gift_card', amount: 50, id: card },
      ],
    }),
  ).rejects.toMatchObject({ reason: 'payments-not-combinable' })
})

test('an account has at most five orders that wait for their payment', async () => {
  for (let count = 0; count < 5; count += 1) {
    await ana.verify({ 1: { A: 1 } }, 100)
    await ana.place(100)
  }
  await ana.verify({ 1: { A: 1 } }, 100)
  await expect(ana.place(100)).rejects.toMatchObject({ reason: 'too-many-unpaid-orders' })
  const card = await giftCard(10_000)
  expect((await ana.place(100, { payments: [{ kind: 'gift_card', amount: 100, id: card }] })).orders).toHaveLength(1)
})

test('the orders of one checkout count one by one, and the refusal says how many there are', async () => {
  for (let count = 0; count < 4; count += 1) {
    await ana.verify({ 1: { A: 1 } }, 100)
    await ana.place(100)
  }
  await ana.verify({ 1: { A: 1 }, 2: { A: 1 } }, 200)
  await expect(ana.place(200)).rejects.toMatchObject({
    reason: 'too-many-unpaid-orders',
    data: { unpaidMax: 5, unpaid: 4, orders: 2 },
  })
})

test('PAYMENT-9: a checkout learns how many orders wait for their payment when it begins and whenever its page reports', async () => {
  const began = await ana.verify({ 1: { A: 1 } }, 100)
  const report = () => ana.client.call(reportCheckout, { verification_id: began.verification_id })
  expect([began.unpaid_orders, (await report()).unpaid_orders]).toEqual([
    { open: 0, max: 5 },
    { open: 0, max: 5 },
  ])
  const { orders } = await ana.place(100)
  expect(await ana.verify({ 1: { A: 1 } }, 100)).toMatchObject({ unpaid_orders: { open: 1, max: 5 } })
  expect(await bob.verify({ 1: { A: 1 } }, 100)).toMatchObject({ unpaid_orders: { open: 0, max: 5 } })
  await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect(await report()).toMatchObject({ unpaid_orders: { open: 0, max: 5 } })
})

test('a first checkout has no more unpaid orders than an account may have', async () => {
  const branches = [1, 2, 3, 4, 5, 6]
  for (const code of branches.slice(2)) await makeBranch(db, { code })
  const stock = Object.fromEntries(branches.map((code) => [code, 5]))
  await makeProduct(db, { code: 'W', name: 'Cable', priceCentavos: 10_000, stock })
  const basket = (count: number) => Object.fromEntries(branches.slice(0, count).map((code) => [code, { W: 1 }]))
  await ana.verify(basket(6), 600)
  await expect(ana.place(600)).rejects.toMatchObject({
    reason: 'too-many-unpaid-orders',
    data: { unpaid: 0, orders: 6 },
  })
  await ana.verify(basket(5), 500)
  expect((await ana.place(500)).orders).toHaveLength(5)
})

test('a canceled order gives each payment back to where it came from', async () => {
  const card = await giftCard(6_000)
  await makeCredit(db, await customerIdOf(), { limitCentavos: 50_000 })
  const note = await makeCreditNote(db, await customerIdOf(), { movements: [{ amountCentavos: 9_000 }] })
  const before = await ledgerSums(db)
  await ana.verify({ 1: { A: 1 } }, 100)
  const paid = await ana.place(100, {
    payments: [
      { kind: 'gift_card', amount: 60, id: card },
      { kind: 'credit_note', amount: 40, id: note },
    ],
  })
  await ana.verify({ 1: { A: 2 } }, 200)
  const onCredit = await ana.place(200, { payments: [{ kind: 'credit', amount: 200 }] })
  expect(await ledgerSums(db)).toMatchObject({ sales: -30_000, credit: 20_000 })
  for (const { orders } of [paid, onCredit]) await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
  expect(await ledgerSums(db)).toEqual(before)
  const order = await ana.client.call(getOrder, { id: paid.orders[0]?.id ?? 0 })
  expect(order.payments.map(({ state }) => state)).toEqual(['refunded', 'refunded'])
})

test.each([
  ['a month', 600_000, false],
  ['as long as the card had left', 60 * 86_400_000, true],
])(
  'what a gift card paid becomes a credit note for %s where the card has expired meanwhile',
  async (_, leftMs, isLeftLonger) => {
    const expiresAt = new Date(Date.now() + leftMs)
    const card = await giftCard(10_000, { expiresAt })
    await ana.verify({ 1: { A: 1 } }, 100)
    const { orders } = await ana.place(100, { payments: [{ kind: 'gift_card', amount: 100, id: card }] })
    const canceledAt = new Date(expiresAt.getTime() + 1)
    store.setNow(canceledAt)
    await ana.client.call(cancelOrder, { id: orders[0]?.id ?? 0 })
    expect((await ana.client.call(getGiftCard, { code: card })).balance).toBe(0)
    const [note] = (await ana.client.call(listCreditNotes, {})).data
    expect(note).toMatchObject({
      balance: 100,
      reason: 'canceled_order',
      document_id: expect.stringMatching(/^NC-\d{6}$/),
    })
    const lastsMs = Date.parse(note?.expires_at ?? '') - canceledAt.getTime()
    const { created_at: paidAt } = await db.selectFrom('payments').select('created_at').executeTakeFirstOrThrow()
    expect(lastsMs).toBe(isLeftLonger ? expiresAt.getTime() - paidAt.getTime() : 30 * 86_400_000)
  },
)

test('a canceled order that was bought on credit and paid since becomes a credit note', async () => {
  const credit = await makeCredit(db, await customerIdOf(), { limitCentavos: 50_000 })
  await ana.verify({ 1: { A: 2 } }, 200)
  const { orders } = await ana.place(200, { payments: [{ kind: 'credit', amount: 200 }] })
  const id = orders[0]?.id ?? 0
  const paid = { kind: 'paid', amount_centavos: -15_000, balance_after_centavos: 5_000, document_id: String(id) }
  await insertPastMovements(db, [
    { ...paid, balance_id: credit, number: 2, due_at: null, at: new Date(), isCredit: true },
  ])
  await ana.client.call(cancelOrder, { id })
  expect(await ana.client.call(getCreditLimit, {})).toMatchObject({ used: 0, available: 500 })
  expect((await ana.client.call(listCreditNotes, {})).data).toMatchObject([{ balance: 150, reason: 'canceled_order' }])
})

test('a canceled order whose credit was paid becomes a credit note, whatever else the customer owes', async () => {
  const credit = await makeCredit(db, await customerIdOf(), { limitCentavos: 50_000 })
  const onCredit = async (units: number) => {
    await ana.verify({ 1: { A: units } }, units * 100)
    const { orders } = await ana.place(units * 100, { payments: [{ kind: 'credit', amount: units * 100 }] })
    return orders[0]?.id ?? 0
  }
  const id = await onCredit(1)
  const paid = { kind: 'paid', amount_centavos: -10_000, balance_after_centavos: 0, document_id: String(id) }
  await insertPastMovements(db, [
    { ...paid, balance_id: credit, number: 2, due_at: null, at: new Date(), isCredit: true },
  ])
  const other = await onCredit(2)
  await ana.client.call(cancelOrder, { id })
  const balance = await ana.client.call(getBalance, {})
  expect(balance).toMatchObject({ pending_balance: 200, due: [{ document_id: String(other), unpaid: 200 }] })
  expect((await ana.client.call(listCreditNotes, {})).data).toMatchObject([{ balance: 100 }])
})

test('the ledger adds up to zero, and refuses what does not', async () => {
  await ana.verify({ 1: { A: 1 } }, 100)
  await ana.place(100)
  expect(await ledgerSums(db)).toEqual({ receivable: 10_000, sales: -10_000 })
  const { id } = await db.selectFrom('ledger_transactions').select('id').executeTakeFirstOrThrow()
  await expect(
    db.insertInto('ledger_entries').values({ transaction_id: id, account: 'cash', amount_centavos: 1 }).execute(),
  ).rejects.toThrow(/do not add up to zero/)
  await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/never changed/)
})

test('an order cannot be marked as canceled while its payments are not returned', async () => {
  const card = await giftCard(10_000)
  await ana.verify({ 1: { A: 1 } }, 100)
  await ana.place(100, { payments: [{ kind: 'gift_card', amount: 100, id: card }] })
  await expect(db.updateTable('orders').set({ status: 'canceled' }).execute()).rejects.toThrow(/but not its payments/)
})

test('what a process of the release before writes becomes payments and ledger', async () => {
  const { id: branch } = { id: 1 }
  const order = await db
    .insertInto('orders')
    .values({
      global_id: '00000000-0000-4000-8000-000000000001',
      customer_id: await customerIdOf(),
      branch_code: branch,
      delivery: 'pick_up',
      customer_name: 'Ana Perez',
      subtotal_centavos: 10_000,
      tax_centavos: 0,
      total_centavos: 10_000,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const payment = { order_id: order.id, kind: 'cash', amount_centavos: 10_000, state: 'due' }
  await db.insertInto('order_payments').values(payment).execute()
  expect((await ana.client.call(getOrder, { id: order.id })).payments).toMatchObject([{ kind: 'cash', state: 'due' }])
  expect(await ledgerSums(db)).toEqual({ receivable: 10_000, sales: -10_000 })
  await db.updateTable('order_payments').set({ state: 'canceled' }).execute()
  await db.updateTable('orders').set({ status: 'canceled' }).execute()
  expect((await ana.client.call(getOrder, { id: order.id })).payments).toMatchObject([{ state: 'canceled' }])
  expect(await ledgerSums(db)).toEqual({})
})
