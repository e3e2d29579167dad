import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import type { Database } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import { isBusy } from './faults.ts'
import { together } from './together.ts'

const store = await testStore()
const { db } = store.database

/** Doubles numbers in the database, which cannot double 13, and notes how many went together. */
function doubling() {
  const sizes: number[] = []
  const ask = async (asked: Database, numbers: readonly number[]) => {
    sizes.push(numbers.length)
    const { rows } = await sql<{ n: number }>`
      select n * 2 / (n <> 13)::int as n from unnest(${numbers}::int[]) with ordinality as a (n, place) order by place`.execute(
      asked,
    )
    return rows.map(({ n }) => n)
  }
  return { sizes, ask }
}

test('what is asked at the same moment goes as one statement, and each gets its own answer', async () => {
  const { sizes, ask } = doubling()
  expect(await Promise.all([3, 1, 2].map((number) => together(db, ask, number)))).toEqual([6, 2, 4])
  expect(sizes).toEqual([3])
})

test('nobody fails for another', async () => {
  const { sizes, ask } = doubling()
  const outcomes = await Promise.allSettled([1, 13, 2].map((number) => together(db, ask, number)))
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed'))).toEqual([
    2,
    'failed',
    4,
  ])
  expect(sizes).toEqual([3, 1, 1, 1])
})

test('where the database is away all are refused at once, and nobody is asked for again', async () => {
  const sizes: number[] = []
  const away = async (_: Database, numbers: readonly number[]): Promise<number[]> => {
    sizes.push(numbers.length)
    throw new DatabaseAway(new Error('gone'))
  }
  const outcomes = await Promise.allSettled([1, 2, 3].map((number) => together(db, away, number)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(sizes).toEqual([3])
})

test('a transaction asks by itself and sees what it wrote', async () => {
  const { sizes, ask } = doubling()
  await db.transaction().execute(async (inside) => {
    expect(await Promise.all([1, 2].map((number) => together(inside, ask, number)))).toEqual([2, 4])
  })
  expect(sizes).toEqual([1, 1])
})

test('however many ask, all are answered in turn', async () => {
  const { sizes, ask } = doubling()
  const numbers = Array.from({ length: 350 }, (_, index) => index + 100)
  expect(await Promise.all(numbers.map((number) => together(db, ask, number)))).toEqual(
    numbers.map((number) => number * 2),
  )
  expect(sizes).toEqual([100, 100, 100, 50])
})

test('who would wait behind a thousand others is told at once that the database is busy', async () => {
  const { ask } = doubling()
  const numbers = Array.from({ length: 1_010 }, (_, index) => index + 100)
  const outcomes = await Promise.all(numbers.map((number) => together(db, ask, number).catch(isBusy)))
  expect(outcomes).toEqual([...numbers.slice(0, 1_000).map((number) => number * 2), ...Array<boolean>(10).fill(true)])
})
