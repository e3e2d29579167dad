import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { isBusy } from '#server/platform/database/faults.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { backgroundLimits, programLimits } from '#server/platform/database/pools.ts'
import { startTwoProcesses } from './two-processes.ts'

const { stores, url } = await startTwoProcesses()
const { browse, buy, db } = stores[0].database

async function limitsOf(of: Database): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select current_setting(name) as value
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name`.execute(of)
  return rows.map(({ value }) => value)
}

test('every connection limits its statements, its waits for locks and its idle transactions, with longer limits for background work', async () => {
  const program = await openDatabase({ url, poolSize: 3, folder: '', limits: programLimits })
  expect(await limitsOf(browse.db)).toEqual(['5s', '2s', '5s'])
  expect(await limitsOf(buy.db)).toEqual(['5s', '2s', '5s'])
  expect(await limitsOf(db)).toEqual(['1min', '10s', '1min'])
  expect(await limitsOf(program.db)).toEqual(['10min', '1min', '1min'])
  await program.close()
})

test('the database ends a statement that takes too long, and the failure counts as busy', async () => {
  await expect(sql`select pg_sleep(60)`.execute(browse.db)).rejects.toSatisfy(isBusy)
})

test('a request is refused where all connections of its purpose are in use, while other purposes have free ones', async () => {
  const { max } = buy.pool.options
  const taken = await Promise.all(Array.from({ length: max }, () => buy.pool.connect()))
  await expect(sql`select 1`.execute(buy.db)).rejects.toSatisfy(isBusy)
  await sql`select 1`.execute(browse.db)
  await sql`select 1`.execute(db)
  for (const client of taken) client.release()
  await sql`select 1`.execute(buy.db)
})

test('the database ends a transaction that its process left open, and releases its locks', async () => {
  const left = await browse.pool.connect()
  left.on('error', () => {})
  await left.query('begin')
  await left.query(`select 1 from stock where product_code = 'A' for update`)
  // Background work waits longer than a shopper's transaction may be idle.
  await sql`select 1 from stock where product_code = 'A' for update`.execute(db)
  left.release(true)
})

test('a start waits for another process that migrates, longer than background work waits for a lock', async () => {
  const migrating = await openDatabase({ url, poolSize: 4, folder: '' })
  const starting = await openDatabase({ url, poolSize: 4, folder: '' })
  let migration: ReturnType<typeof migrate> | undefined
  await migrating.db.transaction().execute(async (inside) => {
    await sql`select pg_advisory_xact_lock(7236427)`.execute(inside)
    migration = migrate(starting.pool)
    await sleep(backgroundLimits.lockMs + 1_000)
  })
  expect(await migration).toMatchObject({ applied: [] })
  await Promise.all([migrating.close(), starting.close()])
})
