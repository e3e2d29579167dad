import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { insertPastMovements } from '#server/db/demo/insert-movements.ts'
import { makeCustomer } from '#server/testing/make.ts'
import { makeDeposit } from '#server/testing/make-balances.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { rowsRead } from '#server/testing/rows-read.ts'
import { findDeposit, listDeposits, listMovements, sumSpendable } from './repository.ts'

const postgres = await startPostgres()
const database = await openDatabase({ url: await postgres.newDatabase(), poolSize: 8, folder: '' })
const { db } = database
const now = new Date('2026-11-22T12:00:00Z')
let customerId: string

beforeAll(async () => {
  customerId = await makeCustomer(db)
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

test('of eight payments that spend the same balance at once one does', async () => {
  const id = await makeDeposit(db, customerId, { movements: [{ amountCentavos: 1000 }] })
  const spend = () =>
    insertPastMovements(db, [
      {
        balance_id: id,
        number: 2,
        kind: 'spent',
        amount_centavos: -1000,
        balance_after_centavos: 0,
        document_id: null,
        due_at: null,
        at: now,
        isCredit: false,
      },
    ])
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, spend))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await findDeposit(db, customerId, id)).toMatchObject({ balanceCentavos: 0, movementsCount: 2 })
})

test('a balance of 5,000 movements is read as fast as one of few, and any page of it too', async () => {
  const owner = await makeCustomer(db)
  const movements = Array.from({ length: 5_000 }, (_, at) => ({ amountCentavos: at === 0 ? 1_000_000 : -1 }))
  const id = await makeDeposit(db, owner, { movements })
  const read = await rowsRead(db, async (inside) => {
    const deposit = await findDeposit(inside, owner, id)
    expect(deposit).toMatchObject({ balanceCentavos: 995_001, movementsCount: 5_000 })
    if (!deposit) return
    const page = await listMovements(inside, deposit, { offset: 4_990, limit: 10 })
    expect(page.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })
  expect(read).toBeLessThan(100)
})

test('a page of 2,000 deposits reads those of the page, and the summary each balance and its last movement', async () => {
  const owner = await makeCustomer(db)
  await database.pool.query(
    `with opened as (
       insert into balances (id, customer_id, kind, created_at)
       select gen_random_uuid(), $1, 'deposit', now() - n * interval '1 hour' from generate_series(1, 2000) n returning id
     ), posted as (
       insert into ledger_transactions (id, kind, at) select id, 'opening', now() from opened
     ), entered as (
       insert into ledger_entries (transaction_id, account, amount_centavos) select id, 'issued', 100 from opened
     ), moved as (
       insert into balance_movements (balance_id, number, kind, amount_centavos, balance_after_centavos, at, transaction_id)
       select id, 1, 'issued', 100, 100, now(), id from opened
     )
     insert into deposits (balance_id, document_id, bank) select id, id, 'Banco del Mar' from opened`,
    [owner],
  )
  await database.pool.query('analyze')
  expect(await rowsRead(db, (inside) => listDeposits(inside, owner, { offset: 0, limit: 10 }))).toBeLessThan(100)
  expect(await rowsRead(db, (inside) => sumSpendable(inside, owner, now))).toBeLessThan(5_000)
  expect(await sumSpendable(db, owner, now)).toEqual([{ kind: 'deposit', centavos: 200_000 }])
})
