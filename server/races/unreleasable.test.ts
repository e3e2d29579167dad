import { afterAll, expect, test } from 'vitest'
import { releaseExpiredReservations } from '#server/modules/inventory/release-expired.ts'
import { makeBranch, makeProduct } from '#server/testing/make.ts'
import { collectingLog } from '#server/testing/collecting-log.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { makeShopper, stockOf } from '#server/testing/shopper.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { testStoreOn } from '#server/testing/store.ts'

// PostgreSQL detects a deadlock before the release gives up waiting for a locked stock row.
const postgres = await startPostgres({ deadlock_timeout: '150ms' })
const store = testStoreOn(await openDatabase({ url: await postgres.newDatabase(), poolSize: 32, folder: '' }))
const { db, pool } = store.database
afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

await makeBranch(db, { code: 1 })
let made = 0

/**
 * Makes the expired reservations of three shoppers: the first reserved two units of each of two products, the others
 * one unit of another product.
 */
async function expiredReservations() {
  made += 1
  const [first, second, other] = ['A', 'B', 'C'].map((letter) => `${letter}${made}`) as [string, string, string]
  for (const code of [first, second, other]) await makeProduct(db, { code, priceCentavos: 100, stock: { 1: 5 } })
  const shoppers = await Promise.all(
    [1, 2, 3].map((turn) => makeShopper(store, { email: `expired-${made}-${turn}@example.com` })),
  )
  await shoppers[0]?.verify({ 1: { [first]: 2, [second]: 2 } }, 4)
  await shoppers[1]?.verify({ 1: { [other]: 1 } }, 1)
  await shoppers[2]?.verify({ 1: { [other]: 1 } }, 1)
  return { first, second, other, now: new Date(Date.now() + 901_000) }
}

const lockOf = (code: string) => `select 1 from stock where product_code = '${code}' for update`
const reasons = async () =>
  await db.selectFrom('unreleased_stock').select(['product_code', 'reason']).orderBy('product_code').execute()
const isWaiting = async () =>
  (await pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
    .rowCount

test('a reservation whose release deadlocks is skipped: the others are released at once, and it at the next try', async () => {
  const { first, second, other, now } = await expiredReservations()
  const { log, lines } = collectingLog()
  const foreign = await pool.connect()
  // The transaction that waits longer than its deadlock_timeout breaks the deadlock: this one never does.
  await foreign.query(`set deadlock_timeout = '60s'`)
  await foreign.query('begin')
  await foreign.query(lockOf(second))
  const released = releaseExpiredReservations({ db, log, now })
  await expect.poll(isWaiting).toBe(1)
  const crossing = foreign.query(lockOf(first))
  expect(await released).toBe(3)
  await crossing
  await foreign.query('commit')
  await foreign.query('reset deadlock_timeout')
  foreign.release()
  expect(await stockOf(db, other)).toEqual([5, 0])
  // Whichever of the two ends the wait, the result is the same.
  expect(await reasons()).toEqual(
    [first, second].map((product_code) => ({
      product_code,
      reason: expect.stringMatching(/^deadlock|busy$/) as string,
    })),
  )
  await releaseExpiredReservations({ db, log, now: new Date(now.getTime() + 10_000) })
  expect([await stockOf(db, first), await stockOf(db, second), await reasons()]).toEqual([[5, 0], [5, 0], []])
  expect(lines).toEqual([])
})

test('a reservation whose stock row is locked is skipped, and logged as an error at the third try', async () => {
  const { first, second, other, now } = await expiredReservations()
  const { log, lines } = collectingLog()
  const foreign = await pool.connect()
  await foreign.query('begin')
  await foreign.query(lockOf(first))
  expect(await releaseExpiredReservations({ db, log, now })).toBe(3)
  expect(await stockOf(db, other)).toEqual([5, 0])
  expect(await reasons()).toEqual([first, second].map((product_code) => ({ product_code, reason: 'busy' })))
  await releaseExpiredReservations({ db, log, now: new Date(now.getTime() + 10_000) })
  expect([await stockOf(db, second), lines]).toEqual([[5, 0], []])
  await releaseExpiredReservations({ db, log, now: new Date(now.getTime() + 70_000) })
  await releaseExpiredReservations({ db, log, now: new Date(now.getTime() + 370_000) })
  expect(lines).toEqual([expect.objectContaining({ level: 50, productCode: first, reason: 'busy' })])
  foreign.release(true)
  await releaseExpiredReservations({ db, log, now: new Date(now.getTime() + 4_000_000) })
  expect([await stockOf(db, first), await reasons()]).toEqual([[5, 0], []])
})

test.each(['40P01', 'P0001'])(
  'a stock that the database refuses to change (%s) stops no other, and background jobs at once release each reservation once',
  async (code) => {
    const { first, second, other, now } = await expiredReservations()
    const { log } = collectingLog()
    await pool.query(`
    create function refuse_stock() returns trigger language plpgsql as $$ begin raise exception 'no' using errcode = '${code}'; end $$;
    create trigger refuse_stock before update on stock for each row when (new.product_code = '${first}') execute function refuse_stock()`)
    const released = await Promise.all([1, 2, 3].map(() => releaseExpiredReservations({ db, log, now })))
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(await stockOf(db, other)).toEqual([5, 0])
    await pool.query('drop function refuse_stock cascade')
    const later = new Date(now.getTime() + 10_000)
    await Promise.all([1, 2, 3].map(() => releaseExpiredReservations({ db, log, now: later })))
    expect([await stockOf(db, first), await stockOf(db, second), await reasons()]).toEqual([[5, 0], [5, 0], []])
  },
)

test('a failed release of expired reservations does not fail a request for the same products', async () => {
  const { other, now } = await expiredReservations()
  await pool.query(`
    create function refuse_end() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
    create trigger refuse_end before update on verifications for each row when (new.ended_by = 'expired') execute function refuse_end()`)
  try {
    await expect(releaseExpiredReservations({ db, log: collectingLog().log, now })).rejects.toThrow('disk full')
    store.setNow(now)
    const late = await makeShopper(store, { email: 'late@example.com' })
    expect((await late.verify({ 1: { [other]: 3 } }, 3)).total_order).toBe(3)
  } finally {
    store.setNow(undefined)
    await pool.query('drop function refuse_end cascade')
  }
})
