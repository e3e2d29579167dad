import { afterAll, beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { DatabaseAway } from '#server/platform/database/database-away.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { backgroundLimits } from '#server/platform/database/pools.ts'
import { freeze } from '#server/testing/freeze.ts'
import { testStoreOn } from '#server/testing/store.ts'
import { traceOf, whole } from './ledger.ts'
import { makeBuyer, startTwoProcesses, placing } from './two-processes.ts'

const setup = await startTwoProcesses()
// Two connections for buying and two for background work, with short time limits.
const database = await openDatabase({
  url: setup.url,
  poolSize: 7,
  folder: '',
  limits: { ...backgroundLimits, statementMs: 200 },
})
afterAll(() => database.close())
const { db, pool } = database
let named = 0

const write = () =>
  db
    .insertInto('settings')
    .values({ name: `setting-${(named += 1)}`, value: '1' })
    .execute()
const backends = async (names: readonly number[]) => {
  const { rows } = await setup.stores[0].database.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid = any($1)',
    [names],
  )
  return rows.length
}
/** Opens both connections of a pool, runs a statement on each and releases them; gives their server processes. */
async function onBoth(of: typeof pool, statement: string): Promise<number[]> {
  const clients = await Promise.all([of.connect(), of.connect()])
  const pids: number[] = []
  for (const client of clients) {
    await client.query(statement)
    pids.push((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid as number)
    client.release()
  }
  return pids
}

beforeEach(() => write())

test('a connection whose server has become read-only is closed after its first failed write', async () => {
  const pids = await onBoth(pool, 'set default_transaction_read_only = on')
  for (const left of [1, 0]) {
    await expect(write()).rejects.toThrow(DatabaseAway)
    await expect.poll(() => backends(pids)).toBe(left)
  }
  await write()
})

test('an order that gets a read-only connection is repeated on another one, and the shopper sees no error', async () => {
  const store = testStoreOn(database)
  const buyer = await makeBuyer(setup)
  await onBoth(database.buy.pool, 'set default_transaction_read_only = on')
  const client = store.client({ headers: buyer.headers })
  await client.call(placeOrder, placing, { idempotencyKey: 'met-a-server-without-writes' })
  expect(await traceOf(setup.db, buyer.customerId, buyer.email)).toEqual(whole)
})

test('a read-only server gets no new connection, however often the store tries, and no place of the pool is lost', async () => {
  const admin = setup.stores[0].database.pool
  const name = new URL(setup.url).pathname.slice(1)
  const other = await openDatabase({ url: setup.url, poolSize: 3, folder: '' })
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  try {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(other.browse.pool.query('select 1')).rejects.toThrow('takes no writes')
  } finally {
    await admin.query(`alter database ${name} reset default_transaction_read_only`)
  }
  await other.browse.pool.query('select 1')
  await other.close()
})

test('a connection that stops responding in a transaction ends it within the limit, and connections opened before are not used again', async () => {
  const pids = await onBoth(pool, 'select 1')
  const thaws: (() => void)[] = []
  const silent = db.transaction().execute(async (inside) => {
    await inside.selectFrom('settings').select('name').execute()
    thaws.push(...pids.map(freeze))
    await inside.selectFrom('settings').select('name').execute()
  })
  await expect(silent).rejects.toThrow(DatabaseAway)
  await write()
  expect(await onBoth(pool, 'select 1')).not.toEqual(expect.arrayContaining([pids[0]]))
  for (const thaw of thaws) thaw()
  await expect.poll(() => backends(pids)).toBe(0)
})
