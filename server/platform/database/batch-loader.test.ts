import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { isBusy } from './faults.ts'
import { createBatchLoader } from './batch-loader.ts'

const store = await testStore()
const { db } = store.database

/** Doubles numbers in the database, which cannot double 13, and records how many each statement doubled. */
function doubling() {
  const sizes: number[] = []
  const double = createBatchLoader(async (database: Database, numbers: readonly number[]) => {
    sizes.push(numbers.length)
    const { rows } = await sql<{ n: number }>`
      select n * 2 / (n <> 13)::int as n from unnest(${numbers}::int[]) with ordinality as a (n, place) order by place`.execute(
      database,
    )
    return rows.map(({ n }) => n)
  })
  return { sizes, double }
}

test('keys requested at the same moment are loaded by one statement, and each request gets its own value', async () => {
  const { sizes, double } = doubling()
  expect(await Promise.all([3, 1, 2].map((number) => double(db, number)))).toEqual([6, 2, 4])
  expect(sizes).toEqual([3])
})

test('a key that cannot be loaded fails alone', async () => {
  const { sizes, double } = doubling()
  const outcomes = await Promise.allSettled([1, 13, 2].map((number) => double(db, number)))
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    2,
    'failed',
    4,
  ])
  expect(sizes).toEqual([3, 1, 1, 1])
})

test('while the database is away all keys are refused at once, and none is tried again', async () => {
  const sizes: number[] = []
  const load = createBatchLoader(async (_: Database, numbers: readonly number[]): Promise<number[]> => {
    sizes.push(numbers.length)
    throw new DatabaseAway(new Error('gone'))
  })
  const outcomes = await Promise.allSettled([1, 2, 3].map((number) => load(db, number)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(sizes).toEqual([3])
})

test('a transaction loads by itself and sees its own writes', async () => {
  const { sizes, double } = doubling()
  await db.transaction().execute(async (inside) => {
    expect(await Promise.all([1, 2].map((number) => double(inside, number)))).toEqual([2, 4])
  })
  expect(sizes).toEqual([1, 1])
})

test('350 keys are loaded by statements of at most a hundred keys', async () => {
  const { sizes, double } = doubling()
  const numbers = Array.from({ length: 350 }, (_, index) => index + 100)
  expect(await Promise.all(numbers.map((number) => double(db, number)))).toEqual(numbers.map((number) => number * 2))
  expect(sizes).toEqual([100, 100, 100, 50])
})

test('a key that would wait behind a thousand others is refused at once because the database is busy', async () => {
  const { double } = doubling()
  const numbers = Array.from({ length: 1_010 }, (_, index) => index + 100)
  const outcomes = await Promise.all(numbers.map((number) => double(db, number).catch(isBusy)))
  expect(outcomes).toEqual([...numbers.slice(0, 1_000).map((number) => number * 2), ...Array<boolean>(10).fill(true)])
})
