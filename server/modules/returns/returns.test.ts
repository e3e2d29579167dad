import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { InputOf } from '#contract/endpoint.ts'
import { getBalance, listCreditNotes } from '#contract/balances.ts'
import { setOrderStatus } from '#contract/order-steps.ts'
import { getOrder, listOrders, type placeOrder } from '#contract/orders.ts'
import {
  createReturn,
  decideReturn,
  getReturn,
  listOrderReturns,
  listPendingReturns,
  listReturns,
  withdrawReturn,
} from '#contract/returns.ts'
import { insertPastMovements } from '#server/db/demo/insert-movements.ts'
import { createSandboxCards, createSandboxPayPal } from '#server/modules/payment-sandbox/provider.ts'
import { workOnPayments } from '#server/modules/checkout/work-on-payments.ts'
import { newId } from '#server/platform/ids.ts'
import { reportDay } from '#server/reports/day-report.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'
import { ledgerSums } from '#server/testing/ledger-sums.ts'
import { makeCredit, makeDeposit, makeGiftCard } from '#server/testing/make-balances.ts'
import { makePicture } from '#server/testing/make-picture.ts'
import { makeSandboxCard } from '#server/testing/make-sandbox-card.ts'
import { makeProduct } from '#server/testing/make.ts'
import { rowsRead } from '#server/testing/rows-read.ts'
import { type Basket, type Shopper, makeShopper, resetWithTwoShoppers, stockOf } from '#server/testing/shopper.ts'
import { testStore } from '#server/testing/store.ts'
import { listPending } from './repository.ts'

const store = await testStore()
const { db } = store.database
const { providers } = store.app.platform
const image = new Blob([new Uint8Array(await makePicture())])
const day = 86_400_000
let ana: Shopper
let bob: Shopper
let staff: Shopper
let instant: Date

beforeEach(async () => {
  ;[ana, bob] = await resetWithTwoShoppers(store)
  staff = await makeShopper(store, { email: 'staff@example.com' })
  await db.updateTable('customers').set({ is_employee: true }).where('id', '=', staff.customerId).execute()
  await makeProduct(db, { code: 'A', name: 'Case', priceCentavos: 10_001, stock: { 1: 50, 2: 50 } })
  await makeProduct(db, { code: 'B', name: 'Cable', priceCentavos: 5_000, stock: { 1: 50 } })
  instant = new Date()
  const parts = { db, clock: () => instant, slowMs: 5 }
  store.app.platform.providers = { ...providers, cards: createSandboxCards(parts), paypal: createSandboxPayPal(parts) }
})
// The store is shared with the other tests of this process.
afterAll(() => void (store.app.platform.providers = providers))

type Payments = InputOf<typeof placeOrder>['payments']

/** Buys a basket for pick-up and lets staff hand it over. */
async function buyDelivered(basket: Basket, total: number, payments?: Payments): Promise<number> {
  await ana.verify(basket, total)
  const { orders } = await ana.place(total, payments ? { payments } : {})
  const id = orders[0]?.id ?? 0
  for (const { id: each } of orders) await deliver(each ?? 0)
  return id
}
async function deliver(id: number): Promise<void> {
  for (const status of ['in_process', 'processed', 'delivered'] as const)
    await staff.client.call(setOrderStatus, { id, status })
}

type Requested = Partial<InputOf<typeof createReturn>>
const line = (quantity = 1, codarticulo = 'A') => ({ codarticulo, quantity, reason: 'changed_mind' as const })
const request = (id: number, more: Requested = {}, who = ana, files: Record<string, Blob> = {}) =>
  who.client.call(createReturn, { id, lines: [line()], preference: 'credit_note', ...more }, { files })
const decide = (id: string, more: Partial<InputOf<typeof decideReturn>> = {}, who = staff) =>
  who.client.call(decideReturn, { id, state: 'approved', restock: true, ...more })
const withdraw = (id: string, who = ana) => who.client.call(withdrawReturn, { id })
const payments = async () => (await db.selectFrom('payments').select('state').execute()).map(({ state }) => state)
const work = () => {
  // After all that was enqueued meanwhile.
  instant = new Date(Date.now() + 60_000)
  return { ...store.app.platform, db, newId, clock: () => instant }
}

async function card(): Promise<string> {
  const id = newId()
  const vaultToken = await makeSandboxCard(db, { behaviour: 'approved' })
  const face = { brand: 'visa', last_four: '4242', expiry_month: 12, expiry_year: 2090, holder: 'ANA PEREZ' }
  await db
    .insertInto('saved_cards')
    .values({ id, customer_id: ana.customerId, vault_token: vaultToken, ...face, created_at: new Date() })
    .execute()
  return id
}

describe('RETURN-1: a delivered order', () => {
  test('is returned with reasons, a comment, pictures and a preference', async () => {
    const id = await buyDelivered({ 1: { A: 2, B: 1 } }, 250.02)
    const lines = [
      { ...line(1), reason: 'other' as const },
      { ...line(1, 'B'), reason: 'defective' as const },
    ]
    const comment = 'It does not fit.'
    const made = await request(id, { lines, comment, preference: 'refund' }, ana, {
      picture_1: image,
      picture_4: image,
    })
    expect(made).toMatchObject({
      order_id: id,
      state: 'requested',
      comment,
      preference: 'refund',
      ending: null,
      amount: 150.01,
      refunded: 0,
      lines: [
        { codarticulo: 'A', quantity: 1, reason: 'other', amount: 100.01 },
        { codarticulo: 'B', quantity: 1, reason: 'defective', amount: 50 },
      ],
    })
    expect(made.number).toMatch(/^DV-\d{6}$/)
    expect(made.pictures).toHaveLength(2)
    const status = async (who: Shopper) =>
      (await store.send('GET', made.pictures[0] ?? '', { headers: who.headers })).status
    expect([await status(ana), await status(bob)]).toEqual([200, 404])
    expect(await ana.client.call(getReturn, { id: made.id })).toEqual(made)
    expect((await ana.client.call(listReturns, {})).data).toEqual([made])
    expect(await ana.client.call(listOrderReturns, { id })).toMatchObject({
      returns: [made],
      returnable: { lines: [{ codarticulo: 'A', quantity: 1 }] },
    })
  })

  test('RETURN-8: its lists show the number of its return, and it is found by it', async () => {
    const id = await buyDelivered({ 1: { A: 2 } }, 200.02)
    const first = await request(id)
    const second = await request(id)
    expect(await ana.client.call(getOrder, { id })).toMatchObject({ return_number: second.number })
    const find = async (order_document_id: string) =>
      (await ana.client.call(listOrders, { order_document_id })).data.map((order) => order.id)
    expect(await find(first.number.toLowerCase())).toEqual([id])
    expect(await find(second.number)).toEqual([id])
    expect(await find('DV-999999')).toEqual([])
    expect((await bob.client.call(listOrders, { order_document_id: first.number })).data).toEqual([])
  })

  test('is refused before it is delivered, and 30 days after', async () => {
    await ana.verify({ 1: { A: 1 } }, 100.01)
    const placed = (await ana.place(100.01)).orders[0]?.id ?? 0
    await expect(request(placed)).rejects.toMatchObject({ httpStatus: 409, reason: 'order-not-returnable' })
    await deliver(placed)
    const age = (days: number) =>
      db
        .updateTable('order_events')
        .set({ at: new Date(Date.now() - days * day) })
        .where('status', '=', 'delivered')
        .execute()
    await age(30.01)
    await expect(request(placed)).rejects.toMatchObject({ httpStatus: 409, reason: 'return-too-late' })
    expect((await ana.client.call(listOrderReturns, { id: placed })).returnable).toBeNull()
    await age(29.9)
    await request(placed)
  })

  test('RETURN-2: gives back each unit once; those of a refused return can be requested again', async () => {
    const id = await buyDelivered({ 1: { A: 3 } }, 300.03)
    const first = await request(id, { lines: [line(2)] })
    await expect(request(id, { lines: [line(2)] })).rejects.toMatchObject({
      httpStatus: 409,
      reason: 'return-too-many-units',
      data: { codarticulo: 'A', available: 1 },
    })
    await expect(request(id, { lines: [line(1, 'B')] })).rejects.toMatchObject({ data: { available: 0 } })
    await decide(first.id, { state: 'refused', note: 'It was used.' })
    await request(id, { lines: [line(3)] })
    expect((await ana.client.call(listOrderReturns, { id })).returnable).toBeNull()
  })

  test('fifty requests at once claim each unit once', async () => {
    const id = await buyDelivered({ 1: { A: 5 } }, 500.05)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => request(id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const claimed = await db.selectFrom('return_lines').select('quantity').execute()
    expect(claimed).toHaveLength(5)
  })

  test('a request that is repeated with its key is one return', async () => {
    const id = await buyDelivered({ 1: { A: 3 } }, 300.03)
    const input = { id, lines: [line()], preference: 'refund' as const }
    const send = () => ana.client.call(createReturn, input, { idempotencyKey: 'return-1-of-the-order' })
    expect((await send()).id).toBe((await send()).id)
    expect(await db.selectFrom('returns').select('id').execute()).toHaveLength(1)
  })

  test.each([
    [{ lines: [] }, 'lines'],
    [{ lines: [line(0)] }, 'lines.0.quantity'],
    [{ lines: [{ ...line(), reason: 'bored' }] }, 'lines.0.reason'],
    [{ lines: [line(), line()] }, 'lines'],
    [{ lines: [{ ...line(), reason: 'other' }] }, 'comment'],
    [{ preference: 'cash' }, 'preference'],
    [{ comment: 'x'.repeat(501) }, 'comment'],
    [{ state: 'approved' }, 'state'],
  ])('an invalid request is named: %j', async (more, path) => {
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01)
    const errors = await request(id, more as never).catch((error: { data: unknown }) => error.data)
    expect(errors).toMatchObject({ errors: [{ path }] })
  })

  test('is its customer’s alone, as its returns are', async () => {
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01)
    const made = await request(id)
    await expect(request(id, {}, bob)).rejects.toMatchObject({ httpStatus: 404 })
    await expect(bob.client.call(listOrderReturns, { id })).rejects.toMatchObject({ httpStatus: 404 })
    await expect(bob.client.call(getReturn, { id: made.id })).rejects.toMatchObject({ httpStatus: 404 })
    for (const who of [ana, bob])
      await expect(decide(made.id, {}, who)).rejects.toMatchObject({ httpStatus: 403, reason: 'not-allowed' })
  })
})

describe('RETURN-4: staff decide a return once', () => {
  test('an approval gives a credit note and the units back to stock', async () => {
    const id = await buyDelivered({ 1: { A: 3 } }, 300.03)
    const made = await request(id, { lines: [line(2)] })
    const decided = await decide(made.id, { note: 'Thank you.' })
    const { data: notes } = await ana.client.call(listCreditNotes, {})
    expect(notes).toMatchObject([{ amount: 200.02, balance: 200.02, reason: 'return' }])
    expect(decided).toMatchObject({
      state: 'approved',
      ending: 'credit_note',
      note: 'Thank you.',
      refunded: 0,
      credit_note: { document_id: notes[0]?.document_id, amount: 200.02 },
    })
    expect(await stockOf(db, 'A')).toEqual([49, 0])
    expect(await ledgerSums(db)).toEqual({ cash: 30_003, credit_note: -20_002, sales: -10_001 })
    const movement = await db.selectFrom('balance_movements').select('document_id').executeTakeFirst()
    expect(movement?.document_id).toBe(made.number)
    const moved = await db
      .selectFrom('stock_movements')
      .select(['units', 'order_id'])
      .where('reason', '=', 'returned')
      .execute()
    expect(moved).toEqual([{ units: 2, order_id: id }])
  })

  test('its units stay out of stock where staff say so, and it ends as they decide', async () => {
    const gift = await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF' })
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01, [{ kind: 'gift_card', amount: 100.01, id: gift }])
    const made = await request(id)
    expect(await decide(made.id, { restock: false, ending: 'refund' })).toMatchObject({
      ending: 'refund',
      credit_note: null,
      refunded: 100.01,
    })
    expect(await stockOf(db, 'A')).toEqual([49, 0])
    expect(await ledgerSums(db)).toEqual({ gift_card: -100_000, issued: 100_000 })
    expect(await payments()).toEqual(['refunded'])
  })

  test('a refusal needs a reason and gives nothing back', async () => {
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01)
    const made = await request(id)
    await expect(decide(made.id, { state: 'refused' })).rejects.toMatchObject({ data: { errors: [{ path: 'note' }] } })
    await expect(staff.client.call(decideReturn, { id: made.id, state: 'approved' })).rejects.toMatchObject({
      data: { errors: [{ path: 'restock' }] },
    })
    await decide(made.id, { state: 'refused', note: 'It was used.' })
    await expect(decide(made.id)).rejects.toMatchObject({ httpStatus: 409, reason: 'return-decided' })
    expect(await ledgerSums(db)).toEqual({ cash: 10_001, sales: -10_001 })
    expect(await stockOf(db, 'A')).toEqual([49, 0])
    await expect(decide(newId())).rejects.toMatchObject({ httpStatus: 404 })
  })

  test('fifty decisions at once take effect once', async () => {
    const id = await buyDelivered({ 1: { A: 2 } }, 200.02)
    const [one, two] = [await request(id), await request(id)]
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => decide(index % 2 ? one.id : two.id)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await stockOf(db, 'A')).toEqual([50, 0])
    expect(await ledgerSums(db)).toEqual({ cash: 20_002, credit_note: -20_002 })
    expect(await db.selectFrom('credit_notes').select('balance_id').execute()).toHaveLength(2)
  })

  test('RETURN-7: the customer is mailed what was decided', async () => {
    const id = await buyDelivered({ 1: { A: 2 } }, 200.02)
    await decide((await request(id)).id)
    await decide((await request(id)).id, { state: 'refused', note: 'It was used.' })
    const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute()
    const mails = rows.map(({ payload }) => payload as unknown as { template: string; data: object })
    expect(mails.filter(({ template }) => template.startsWith('return-'))).toMatchObject([
      { template: 'return-approved', data: { id, creditedCentavos: 10_001, refundedCentavos: 0 } },
      { template: 'return-refused', data: { id, note: 'It was used.' } },
    ])
  })
})

describe('RETURN-14: a request that waits for the branch', () => {
  const requested = async (quantity = 1) =>
    request(await buyDelivered({ 1: { A: quantity } }, quantity * 100.01), { lines: [line(quantity)] })

  test('is withdrawn by its customer: nothing is given back, and the units can be returned again', async () => {
    const made = await requested(2)
    const withdrawn = await withdraw(made.id)
    expect(withdrawn).toEqual({ ...made, state: 'withdrawn', withdrawn_at: expect.any(String) as string })
    expect(await ana.client.call(getReturn, { id: made.id })).toEqual(withdrawn)
    expect(await ledgerSums(db)).toEqual({ cash: 20_002, sales: -20_002 })
    expect(await ana.client.call(listOrderReturns, { id: made.order_id })).toMatchObject({
      returnable: { lines: [{ codarticulo: 'A', quantity: 2 }] },
    })
    const again = await request(made.order_id, { lines: [line(2)] })
    expect(await decide(again.id)).toMatchObject({ credit_note: { amount: 200.02 } })
  })

  test('is withdrawn once, and not decided afterwards', async () => {
    const { id } = await requested()
    await withdraw(id)
    await expect(withdraw(id)).rejects.toMatchObject({ httpStatus: 409, reason: 'return-withdrawn' })
    await expect(decide(id)).rejects.toMatchObject({ httpStatus: 409, reason: 'return-withdrawn' })
    expect((await staff.client.call(listPendingReturns, {})).data).toEqual([])
  })

  test.each([{ state: 'approved' }, { state: 'refused', note: 'Used.' }] as const)(
    'is not withdrawn once it is $state',
    async (decision) => {
      const { id } = await requested()
      await decide(id, decision)
      await expect(withdraw(id)).rejects.toMatchObject({ httpStatus: 409, reason: 'return-decided' })
    },
  )

  test('is not withdrawn by somebody else, staff included', async () => {
    const { id } = await requested()
    for (const who of [bob, staff]) await expect(withdraw(id, who)).rejects.toMatchObject({ httpStatus: 404 })
    await expect(withdraw(newId())).rejects.toMatchObject({ httpStatus: 404 })
    expect(await ana.client.call(getReturn, { id })).toMatchObject({ state: 'requested' })
  })

  test('is confirmed by a mail when it is withdrawn', async () => {
    const made = await requested()
    await withdraw(made.id)
    const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').orderBy('id').execute()
    expect(rows.at(-1)?.payload).toMatchObject({ template: 'return-withdrawn', data: { number: made.number } })
  })
})

describe('RETURN-6: a refund goes back to where the payment came from', () => {
  test('to a deposit and a card in proportion, exact to the centavo over several returns', async () => {
    const deposit = await makeDeposit(db, ana.customerId, { movements: [{ amountCentavos: 7_003 }] })
    const token = await card()
    const id = await buyDelivered({ 1: { A: 3 } }, 300.03, [
      { kind: 'deposit', amount: 70.03, id: deposit },
      { kind: 'card', amount: 230, token },
    ])
    expect(await ledgerSums(db)).toEqual({ cards: 23_000, issued: 7_003, sales: -30_003 })
    for (let unit = 0; unit < 3; unit += 1) await decide((await request(id)).id, { ending: 'refund' })
    await workOnPayments(work())
    expect(await ledgerSums(db)).toEqual({ deposit: -7_003, issued: 7_003 })
    expect(await payments()).toEqual(['refunded', 'refunded'])
    expect((await reportDay(db, storeDateOf(new Date()))).differences).toEqual([])
    const charge = await db.selectFrom('sandbox_charges').select('refunded_hundredths').executeTakeFirst()
    expect(charge?.refunded_hundredths).toBe(23_000)
  })

  test('never more than the store received, though refunds are still open', async () => {
    const id = await buyDelivered({ 1: { A: 2 } }, 200.02, [{ kind: 'card', amount: 200.02, token: await card() }])
    await decide((await request(id)).id, { ending: 'refund' })
    await decide((await request(id)).id)
    await workOnPayments(work())
    expect(await ledgerSums(db)).toEqual({ cards: 10_001, credit_note: -10_001 })
    expect(await payments()).toEqual(['refunded'])
  })

  test('credit is taken off what is owed; what was paid of it becomes a credit note', async () => {
    const credit = await makeCredit(db, ana.customerId, { limitCentavos: 50_000 })
    const id = await buyDelivered({ 1: { A: 2 } }, 200.02, [{ kind: 'credit', amount: 200.02 }])
    await decide((await request(id)).id)
    const owed = async () =>
      (
        await db
          .selectFrom('balance_movements')
          .select('balance_after_centavos')
          .where('balance_id', '=', credit)
          .orderBy('number', 'desc')
          .executeTakeFirst()
      )?.balance_after_centavos
    expect(await owed()).toBe(10_001)
    expect(await ledgerSums(db)).toEqual({ credit: 10_001, sales: -10_001 })
    const balance = await ana.client.call(getBalance, {})
    expect(balance).toMatchObject({ pending_balance: 100.01, due: [{ document_id: String(id), unpaid: 100.01 }] })
    expect((await reportDay(db, storeDateOf(new Date()))).differences).toEqual([])
  })

  test('credit that was paid for this order becomes a credit note, whatever else the customer owes', async () => {
    const credit = await makeCredit(db, ana.customerId, { limitCentavos: 50_000 })
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01, [{ kind: 'credit', amount: 100.01 }])
    const paid = { kind: 'paid', amount_centavos: -10_001, balance_after_centavos: 0, document_id: String(id) }
    await insertPastMovements(db, [
      { ...paid, balance_id: credit, number: 2, due_at: null, at: new Date(), isCredit: true },
    ])
    const other = await buyDelivered({ 1: { B: 1 } }, 50, [{ kind: 'credit', amount: 50 }])
    expect(await decide((await request(id)).id)).toMatchObject({ credit_note: { amount: 100.01 }, refunded: 0 })
    const balance = await ana.client.call(getBalance, {})
    expect(balance).toMatchObject({ pending_balance: 50, due: [{ document_id: String(other), unpaid: 50 }] })
  })

  test('two payments that become one credit note are refunded', async () => {
    const gift = await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF' })
    const deposit = await makeDeposit(db, ana.customerId)
    const id = await buyDelivered({ 1: { A: 2 } }, 200.02, [
      { kind: 'gift_card', amount: 120.02, id: gift },
      { kind: 'deposit', amount: 80, id: deposit },
    ])
    await decide((await request(id)).id)
    expect(await payments()).toEqual(['captured', 'captured'])
    await decide((await request(id)).id)
    expect(await payments()).toEqual(['refunded', 'refunded'])
    const { data: notes } = await ana.client.call(listCreditNotes, {})
    expect(notes).toMatchObject([{ amount: 100.01 }, { amount: 100.01 }])
    expect((await reportDay(db, storeDateOf(new Date()))).differences).toEqual([])
  })

  test('a balance that has expired becomes a credit note', async () => {
    const gift = await makeGiftCard(db, ana.customerId, { code: 'VIT-7K2M-9QXD-41TF' })
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01, [{ kind: 'gift_card', amount: 100.01, id: gift }])
    await db
      .updateTable('balances')
      .set({ expires_at: new Date(Date.now() - day) })
      .where('id', '=', gift)
      .execute()
    expect(await decide((await request(id)).id, { ending: 'refund' })).toMatchObject({
      credit_note: { amount: 100.01 },
    })
  })

  test('cash becomes a credit note', async () => {
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01)
    expect(await decide((await request(id)).id, { ending: 'refund' })).toMatchObject({
      credit_note: { amount: 100.01 },
    })
    expect(await payments()).toEqual(['refunded'])
  })

  test('an order whose payment never came gives nothing back', async () => {
    await ana.verify({ 1: { A: 1 } }, 100.01)
    const id = (await ana.place(100.01)).orders[0]?.id ?? 0
    await db.updateTable('orders').set({ status: 'delivered' }).execute()
    await db.updateTable('order_events').set({ status: 'delivered' }).execute()
    await expect(decide((await request(id)).id)).rejects.toMatchObject({ httpStatus: 409, reason: 'return-not-paid' })
  })
})

describe('RETURN-9: employees', () => {
  const pending = (page: { page?: number; limit?: number } = {}) => staff.client.call(listPendingReturns, page)

  test('list the returns that wait with whose they are and the branch, the oldest first, in pages', async () => {
    const id = await buyDelivered({ 2: { A: 3 } }, 300.03)
    const made = [await request(id), await request(id), await request(id)]
    const { data, ...page } = await pending({ limit: 2 })
    const { code } = await db
      .selectFrom('customers')
      .select('code')
      .where('id', '=', ana.customerId)
      .executeTakeFirstOrThrow()
    const whose = { customer: { code, name: 'Ana Pérez' }, branch_code: 2 }
    expect(data).toEqual(made.slice(0, 2).map((one) => ({ ...one, ...whose })))
    expect(page).toEqual({ total: 3, page: 1, pages: 2, limit: 2 })
    expect((await pending({ limit: 2, page: 2 })).data).toMatchObject([{ id: made[2]?.id }])
  })

  test('find no return in the list that was decided', async () => {
    const made = await request(await buyDelivered({ 1: { A: 1 } }, 100.01))
    await decide(made.id, { state: 'refused', note: 'Used.' })
    expect(await pending()).toMatchObject({ data: [], total: 0 })
  })

  test('see the pictures of a return, which other customers do not', async () => {
    const { pictures } = await request(await buyDelivered({ 1: { A: 1 } }, 100.01), {}, ana, { picture_1: image })
    const get = (headers: Record<string, string>) => store.send('GET', pictures[0] ?? '', { headers })
    const [own, shown] = [await get(ana.headers), await get(staff.headers)]
    expect([shown.status, (await get(bob.headers)).status]).toEqual([200, 404])
    expect(await shown.bytes()).toEqual(await own.bytes())
  })

  test('read little for the first page, however many returns were decided', async () => {
    const id = await buyDelivered({ 1: { A: 1 } }, 100.01)
    await request(id)
    await sql`
      insert into returns (id, number, order_id, customer_id, state, preference, requested_at, decided_at)
      select gen_random_uuid(), 'DV-X' || n, ${id}::bigint, ${ana.customerId}, 'refused', 'refund', now() - interval '1 year', now()
      from generate_series(1, 5000) n`.execute(db)
    await sql`analyze returns`.execute(db)
    expect((await pending()).total).toBe(1)
    expect(await rowsRead(db, (inside) => listPending(inside, { offset: 0, limit: 50 }, 'en'))).toBeLessThan(50)
  })
})
