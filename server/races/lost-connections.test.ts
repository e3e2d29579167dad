import { afterAll, beforeEach, expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import { DatabaseAway } from '#server/platform/database/database-away.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { backgroundLimits } from '#server/platform/database/pools.ts'
import { freeze } from '#server/testing/freeze.ts'
import { testStoreOn } from '#server/testing/store.ts'
import { traceOf, whole } from './ledger.ts'
import { makeBuyer, openWorld, placing } from './world.ts'

const world = await openWorld()
// Two connections for buying and two for background work, and little patience.
const database = await openDatabase({
  url: world.url,
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
  const { rows } = await world.stores[0].database.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid = any($1)',
    [names],
  )
  return rows.length
}
/** Opens both connections of a pool, does something on each, and gives them back. */
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

test('a connection whose server takes no writes any more is closed with its first write that fails', async () => {
  const pids = await onBoth(pool, 'set default_transaction_read_only = on')
  for (const left of [1, 0]) {
    await expect(write()).rejects.toThrow(DatabaseAway)
    await expect.poll(() => backends(pids)).toBe(left)
  }
  await write()
})

test('an order that meets connections without writes is placed on another one, and the shopper hears nothing of it', async () => {
  const store = testStoreOn(database)
  const buyer = await makeBuyer(world)
  await onBoth(database.buy.pool, 'set default_transaction_read_only = on')
  const client = store.client({ headers: buyer.headers })
  await client.call(placeOrder, placing, { idempotencyKey: 'met-a-server-without-writes' })
  expect(await traceOf(world.db, buyer.customerId, buyer.email)).toEqual(whole)
})

test('a server that takes no writes gets no new connection, however often it is tried, and uses up none', async () => {
  const admin = world.stores[0].database.pool
  const name = new URL(world.url).pathname.slice(1)
  const other = await openDatabase({ url: world.url, poolSize: 3, folder: '' })
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

test('a connection that falls silent in a transaction ends it within the limit, and those that were open with it are not used any more', async () => {
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
