import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { testStoreOn } from '#server/testing/store.ts'
import { openDatabase } from './database/database.ts'
import { type Limit, type Spending, createLimits } from './limits.ts'

const postgres = await startPostgres()
const url = await postgres.newDatabase()
const store = testStoreOn(await openDatabase({ url, poolSize: 16, folder: '' }))
const limits = createLimits(store.database.pool)

beforeEach(() => store.reset())
afterAll(async () => {
  await store.stop()
  await postgres.stop()
})

const ofDevice: Limit = { name: 'device', points: 5, seconds: 900 }
const ofNetwork: Limit = { name: 'network', points: 100, seconds: 900 }
const both: readonly Spending[] = [
  [ofDevice, 'ana'],
  [ofNetwork, '10.0.0.1'],
]

/** How many attempts a caller has left. */
async function leftAt(limit: Limit, who: string): Promise<number> {
  for (let left = 0; ; left += 1) if (!(await limits.trySpend(limit, who))) return left
}

const inParallel = async (count: number, attempt: (n: number) => Promise<boolean>) =>
  (await Promise.all(Array.from({ length: count }, (_, n) => attempt(n)))).filter(Boolean).length

test('an attempt that one of several limits refuses counts at none of them', async () => {
  for (let n = 0; n < 5; n += 1) expect(await limits.trySpendOneWay([both])).toBe(true)
  for (let n = 0; n < 5; n += 1) expect(await limits.trySpendOneWay([both])).toBe(false)
  expect(await leftAt(ofNetwork, '10.0.0.1')).toBe(95)
})

test('of parallel attempts at several limits as many count as the narrowest allows, at the others too', async () => {
  expect(await inParallel(60, () => limits.trySpendOneWay([both]))).toBe(5)
  expect(await leftAt(ofNetwork, '10.0.0.1')).toBe(95)
})

test('parallel attempts that share limits in another order, and refunds of them, do not end each other', async () => {
  const shared = Array.from({ length: 60 }, (_, n): Spending => [ofNetwork, `10.0.0.${n}`])
  const reversed = shared.toReversed()
  const outcome = await Promise.allSettled(
    Array.from({ length: 100 }, async (_, n) => {
      const spendings = n % 2 ? shared : reversed
      if (await limits.trySpendOneWay([spendings])) await limits.refund(spendings)
    }),
  )
  expect(outcome.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await leftAt(ofNetwork, '10.0.0.1')).toBe(100)
})

test('a refund takes one attempt back, and all of a limit that is cleared', async () => {
  for (let n = 0; n < 4; n += 1) await limits.spendAll(both)
  await limits.refund([[ofNetwork, '10.0.0.1']], [[ofDevice, 'ana']])
  expect(await leftAt(ofDevice, 'ana')).toBe(5)
  expect(await leftAt(ofNetwork, '10.0.0.1')).toBe(97)
})

test('a refusal says how long to wait, and counts are free again once their window is over', async () => {
  for (let n = 0; n < 5; n += 1) await limits.spend(ofDevice, 'ana')
  const refusal = await limits.spend(ofDevice, 'ana').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ refusal: { code: 'too-many-requests' } })
  const { retryAfterSeconds } = (refusal as { refusal: { retryAfterSeconds: number } }).refusal
  expect(retryAfterSeconds).toBeGreaterThan(890)
  expect(retryAfterSeconds).toBeLessThanOrEqual(900)
  await store.database.pool.query('update rate_limits set expire = expire - 901000')
  expect(await limits.isSpent(ofDevice, 'ana')).toBe(false)
  expect(await leftAt(ofDevice, 'ana')).toBe(5)
})

test('the last attempt of a limit that locks begins its window anew', async () => {
  const locking: Limit = { name: 'locking', points: 2, seconds: 900, locks: true }
  const afterMinutes = (minutes: number) =>
    store.database.pool.query('update rate_limits set expire = expire - $1::bigint', [minutes * 60_000])
  for (const limit of [locking, ofDevice]) await limits.spend(limit, 'ana')
  await afterMinutes(14)
  for (const limit of [locking, ofDevice]) await limits.spend(limit, 'ana')
  await afterMinutes(14)
  expect(await limits.isSpent(locking, 'ana')).toBe(true)
  expect(await leftAt(ofDevice, 'ana')).toBe(5)
  await afterMinutes(2)
  expect(await leftAt(locking, 'ana')).toBe(2)
})

test('an attempt counts in the first way that has room for it, and in no other', async () => {
  const ways = [both, [[ofNetwork, '10.0.0.1']]] as const
  for (let n = 0; n < 7; n += 1) expect(await limits.trySpendOneWay(ways)).toBe(true)
  expect(await leftAt(ofDevice, 'ana')).toBe(0)
  expect(await leftAt(ofNetwork, '10.0.0.1')).toBe(93)
  expect(await limits.trySpendOneWay(ways)).toBe(false)
})
