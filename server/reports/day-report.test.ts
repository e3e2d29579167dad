import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelOrder } from '#contract/orders.ts'
import { postingOfPayment } from '#domain/ledger/posting.ts'
import { postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import { addInitialStock } from '#server/modules/inventory/move-stock.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { makeGiftCard } from '#server/testing/make-balances.ts'
import { makeFailedRefund } from '#server/testing/make-failed-refund.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { type Shopper, makeShopper } from '#server/testing/shopper.ts'
import { snapshotPath } from '#server/testing/snapshot.ts'
import { testStore } from '#server/testing/store.ts'
import { checks, reportDay } from './day-report.ts'
import { printDay } from './print-day.ts'
import { runReport } from './report.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'
import { isDay } from './store-day.ts'
import { countVainSearches, printVainSearches } from './vain-searches.ts'

const store = await testStore()
const { db } = store.database
const day = storeDateOf(new Date())
let ana: Shopper
/** An order that is paid in cash, one that a gift card and cash pay, and one that was canceled. */
let orders: { cash: number; mixed: number; canceled: number }

async function order(payments: object[], branch = 1): Promise<number> {
  const total = branch === 1 ? 236 : 118
  await ana.verify({ [branch]: { A: total / 118 } }, total)
  const placed = await ana.place(total, { payments: payments as never })
  return Number(placed.orders[0]?.id)
}

/** Somebody pays an order in cash. */
async function receiveCash(orderId: number): Promise<void> {
  const payment = await db
    .selectFrom('payments as p')
    .innerJoin('payment_allocations as a', 'a.payment_id', 'p.id')
    .select(['p.id', 'p.amount_centavos'])
    .where('a.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { id: paymentId, amount_centavos: amountCentavos } = payment
  const now = new Date()
  await db.updateTable('payments').set({ state: 'captured' }).where('id', '=', paymentId).execute()
  await db.insertInto('payment_events').values({ payment_id: paymentId, state: 'captured', at: now }).execute()
  const posting = postingOfPayment({ paymentId, orderId, amountCentavos, kind: 'cash', balanceId: null, dueAt: null })
  await db
    .transaction()
    .execute((inside) =>
      postToLedger({ db: inside, now, newId: () => crypto.randomUUID() }, [posting], { actorId: null }),
    )
}

beforeEach(async () => {
  await store.reset()
  for (const code of [1, 2]) await makeBranch(db, { code })
  await makeProduct(db, { code: 'A', priceCentavos: 11_800 })
  await addInitialStock(
    db,
    [1, 2].map((branchCode) => ({ branchCode, productCode: 'A', onHand: 9 })),
  )
  ana = await makeShopper(store)
  const card = await makeGiftCard(db, ana.customerId, {
    code: 'REGALO-7777-7777',
    movements: [{ amountCentavos: 50_000 }],
  })
  const gift = [{ kind: 'gift_card', amount: 236, id: card }]
  orders = {
    cash: await order([{ kind: 'cash', amount: 236 }]),
    mixed: await order(gift),
    canceled: await order([{ kind: 'cash', amount: 118 }], 2),
  }
  await ana.client.call(cancelOrder, { id: orders.canceled })
  await receiveCash(orders.cash)
})

const report = () => reportDay(db, day)
/** Changes rows as no part of the store can: the triggers that protect them and announce changes are off. */
const tamper = (statement: string) =>
  db.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = replica`.execute(inside)
    await sql.raw(statement).execute(inside)
  })
const byHand = (work: (inside: Database) => Promise<unknown>) =>
  db.transaction().execute(async (inside) => {
    await sql`select set_config('application_name', 'psql', true)`.execute(inside)
    await work(inside)
  })

test('CLOSING-3: the figures of a day, and nothing differs', async () => {
  const { branches, payments, accounts, differences } = await report()
  expect(differences).toEqual([])
  expect(branches).toEqual([
    { branch: 1, placed: 2, placedCentavos: 47_200, canceled: 0, delivered: 0, unitsSold: 4, unitsBack: 0 },
    { branch: 2, placed: 1, placedCentavos: 11_800, canceled: 1, delivered: 0, unitsSold: 1, unitsBack: 1 },
  ])
  expect(payments.map(({ kind, state, payments: count, centavos }) => [kind, state, count, centavos])).toEqual([
    ['cash', 'canceled', 1, 11_800],
    ['cash', 'captured', 1, 23_600],
    ['cash', 'due', 2, 35_400],
    ['gift_card', 'captured', 1, 23_600],
  ])
  expect(accounts.find(({ account }) => account === 'cash')).toEqual({
    account: 'cash',
    debitCentavos: 23_600,
    creditCentavos: 0,
    closingCentavos: 23_600,
  })
  expect(accounts.reduce((sum, { closingCentavos }) => sum + closingCentavos, 0)).toBe(0)
})

test('CLOSING-3: a sale at a branch’s counter is no part of it', async () => {
  const before = await report()
  const { id } = await db.selectFrom('orders').select('id').where('id', '=', orders.cash).executeTakeFirstOrThrow()
  await tamper(`
    insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', 900001, 'origin', 'branch', 'global_id', gen_random_uuid()))).* from orders o where id = ${id};
    insert into order_lines select (jsonb_populate_record(l, '{"order_id": 900001}')).* from order_lines l where order_id = ${id}`)
  const { branches, differences } = await report()
  expect(differences).toEqual([])
  expect(branches).toEqual(before.branches)
})

test('CLOSING-3: a day of the store ends at midnight in Santo Domingo', async () => {
  expect(storeDateOf(new Date('2026-11-23T03:59:59Z'))).toBe('2026-11-22')
  expect(storeDateOf(new Date('2026-11-23T04:00:00Z'))).toBe('2026-11-23')
  await tamper(`update orders set created_at = '2026-01-11T03:59:59Z' where id = ${orders.cash}`)
  await tamper(`update orders set created_at = '2026-01-11T04:00:00Z' where id = ${orders.mixed}`)
  const placedOn = async (other: string) => (await reportDay(db, other)).branches.map(({ placed }) => placed)
  expect(await placedOn('2026-01-10')).toEqual([1, 0])
  expect(await placedOn('2026-01-11')).toEqual([1, 0])
  expect(['2026-02-29', '2026-1-1', 'today', '2028-02-29'].map(isDay)).toEqual([false, false, false, true])
})

/** How each kind of difference comes about, and what the report says about it. */
const causes: Record<string, { make: () => Promise<unknown>; subject: () => string; numbers: [number, number] }> = {
  'stock-against-movements': {
    make: () => tamper(`update stock set on_hand = on_hand + 1 where branch_code = 1`),
    subject: () => 'product A at branch 1',
    numbers: [5, 6],
  },
  'unexplained-stock': {
    make: () => byHand((inside) => sql`update stock set on_hand = 7 where branch_code = 2`.execute(inside)),
    subject: () => 'product A at branch 2',
    numbers: [0, -2],
  },
  'units-sold': {
    make: () => tamper(`delete from stock_movements where order_id = ${orders.cash}`),
    subject: () => `order ${orders.cash}, product A at branch 1`,
    numbers: [2, 0],
  },
  'units-of-canceled-orders': {
    make: () => tamper(`update stock_movements set units = 3 where reason = 'canceled'`),
    subject: () => `order ${orders.canceled}, product A at branch 2`,
    numbers: [1, 3],
  },
  'units-returned': {
    make: () =>
      db
        .insertInto('stock_movements')
        .values({ product_code: 'A', branch_code: 1, units: 3, reason: 'returned', order_id: orders.cash })
        .execute(),
    subject: () => `order ${orders.cash}, product A at branch 1`,
    numbers: [2, 3],
  },
  'payments-of-orders': {
    make: () => tamper(`delete from payment_allocations where order_id = ${orders.cash}`),
    subject: () => `order ${orders.cash}`,
    numbers: [23_600, 0],
  },
  'parts-of-payments': {
    make: () => tamper(`update payments set amount_centavos = 23_601 where kind = 'gift_card'`),
    subject: () => 'payment ID (gift_card)',
    numbers: [23_601, 23_600],
  },
  'payments-received': {
    make: () => tamper(`update payments set state = 'failed' where kind = 'gift_card'`),
    subject: () => `order ${orders.mixed}, payment ID (gift_card)`,
    numbers: [0, 23_600],
  },
  'payments-returned': {
    make: () => tamper(`update payments set state = 'refunded' where kind = 'gift_card'`),
    subject: () => `order ${orders.mixed}, payment ID (gift_card)`,
    numbers: [23_600, 0],
  },
  'refunds-of-providers': {
    make: async () => {
      const part = db.selectFrom('payment_allocations').select('payment_id').where('order_id', '=', orders.cash)
      await makeFailedRefund(db, (await part.executeTakeFirstOrThrow()).payment_id)
    },
    subject: () => `order ${orders.cash}, payment ID (card)`,
    numbers: [1, 0],
  },
  'accounts-of-payments': {
    make: () => tamper(`update ledger_entries set account = 'bank' where account = 'cash'`),
    subject: () => `order ${orders.cash}, payment ID (cash)`,
    numbers: [23_600, 0],
  },
  'received-on-the-day': {
    make: () => tamper(`update payment_events set at = at - interval '3 days' where state = 'captured'`),
    subject: () => 'account cash',
    numbers: [0, 23_600],
  },
  'ledger-sum': {
    make: () => tamper(`update ledger_entries set amount_centavos = amount_centavos + 1 where account = 'cash'`),
    subject: () => 'all entries',
    numbers: [0, 1],
  },
  'ledger-transactions': {
    make: () => tamper(`update ledger_entries set amount_centavos = amount_centavos - 1 where account = 'cash'`),
    subject: () => 'transaction ID (payment_received)',
    numbers: [0, -1],
  },
  'sales-of-orders': {
    make: () => tamper(`update orders set status = 'canceled' where id = ${orders.cash}`),
    subject: () => `order ${orders.cash}`,
    numbers: [0, 23_600],
  },
  'receivable-of-orders': {
    make: () => tamper(`update payments set state = 'due' where kind = 'cash' and state = 'captured'`),
    subject: () => `order ${orders.cash}`,
    numbers: [23_600, 0],
  },
  'balances-against-movements': {
    make: () => tamper(`update balance_movements set balance_after_centavos = 26_401 where kind = 'spent'`),
    subject: () => 'gift_card ID',
    numbers: [26_400, 26_401],
  },
}

test('each kind of difference has its cause below', () => {
  expect(Object.keys(causes).toSorted()).toEqual(checks.map(({ name }) => name).toSorted())
})

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g

describe.each(Object.entries(causes))('CLOSING-4: %s', (name, { make, subject, numbers }) => {
  test('it is named with both numbers', async () => {
    await make()
    const found = (await report()).differences.filter((one) => one.check === name)
    expect(
      found.map((one) => [one.subject.replaceAll(uuid, 'ID'), one.expected.amount, one.found.amount]),
    ).toContainEqual([subject(), ...numbers])
    expect(printDay({ ...(await report()), differences: found })).toContain(`  ${name}: `)
  })
})

test('CLOSING-5: while a card is refunded, the order owes it to the customer, and nothing differs', async () => {
  const { mixed } = orders
  await tamper(`
    update payments set kind = 'card', provider = 'sandbox', balance_id = null where kind = 'gift_card';
    insert into ledger_entries (transaction_id, account, amount_centavos)
      select m.transaction_id, 'cards', -m.amount_centavos from balance_movements m where m.kind = 'spent';
    delete from balance_movements where kind = 'spent'`)
  expect((await report()).differences).toEqual([])
  await ana.client.call(cancelOrder, { id: mixed })
  expect((await report()).differences).toEqual([])
  await tamper(`update payment_operations set state = 'declined', ended_at = now()`)
  expect((await report()).differences.map((one) => one.check).toSorted()).toEqual([
    'payments-returned',
    'receivable-of-orders',
  ])
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-report-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = async (...args: string[]) => {
    const said: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
    const error = vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
    const code = await runReport(args, { DATA_DIR: folder })
    log.mockRestore()
    error.mockRestore()
    return { code, text: said.join('\n') }
  }

  test('it ends with 2 where it cannot run, and says why', async () => {
    expect(await run('day')).toEqual({ code: 2, text: expect.stringContaining('There is no store here yet') })
    expect(await run('day', '2026-02-30')).toEqual({ code: 2, text: expect.stringContaining('is no day') })
    expect(await run('week')).toEqual({ code: 2, text: expect.stringContaining('npm run report -- day') })
    expect((await run('--help')).code).toBe(0)
  })

  test('SEARCH-35: it prints the searches that found nothing more than once, the most frequent first', async () => {
    const count = (text: string, on: string, times: number) =>
      db.insertInto('vain_searches').values({ text, day: on, times }).execute()
    await count('zumbador', '2026-05-01', 9)
    await count('zumbador', '2026-05-20', 2)
    await count('pitico', '2026-05-21', 4)
    await count('una sola', '2026-05-21', 1)
    expect((await countVainSearches(db, '2026-05-10')).map(({ text, times }) => [text, times])).toEqual([
      ['pitico', 4],
      ['zumbador', 2],
    ])
    expect(printVainSearches(await countVainSearches(db, '2026-05-01'), '2026-05-01')).toContain(
      '   11  2026-05-20  zumbador\n    4  2026-05-21  pitico\n',
    )
    expect(printVainSearches([], '2026-05-01')).toContain('No search')
  })

  test('CLOSING-3: it ends with 0 where everything agrees and with 1 where something differs', async () => {
    const change = async (work: (own: Database) => Promise<unknown>) => {
      const isNew = !existsSync(join(folder, 'postgres'))
      const own = await openDatabase({
        folder,
        poolSize: 1,
        ...(isNew && { snapshot: readFileSync(snapshotPath) }),
      })
      await work(own.db)
      await own.close()
    }
    await change(async (own) => {
      await makeBranch(own, { code: 1 })
      await makeProduct(own, { code: 'A' })
    })
    expect(await run('day')).toEqual({ code: 0, text: expect.stringContaining('stock agree.') })
    expect(await run('searches')).toEqual({ code: 0, text: expect.stringContaining('No search') })
    await change((own) => own.insertInto('stock').values({ product_code: 'A', branch_code: 1, on_hand: 3 }).execute())
    const { code, text } = await run('day', day, '--json')
    expect(code).toBe(1)
    expect((JSON.parse(text) as { differences: unknown }).differences).toEqual([
      {
        check: 'stock-against-movements',
        subject: 'product A at branch 1',
        unit: 'units',
        expected: { of: 'movements', amount: 0 },
        found: { of: 'on hand', amount: 3 },
      },
    ])
  })
})
