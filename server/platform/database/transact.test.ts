import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '#server/testing/postgres.ts'
import { type Database, type OpenDatabase, openDatabase } from './database.ts'
import { transact } from './transact.ts'

const postgres = await startPostgres()
let database: OpenDatabase
let db: Database

beforeAll(async () => {
  database = await openDatabase({ url: postgres.url, poolSize: 4, folder: '' })
  db = database.browse.db
})

afterAll(async () => {
  await database.close()
  await postgres.stop()
})

beforeEach(async () => {
  await sql`drop table if exists written`.execute(db)
  await sql`create table written (number int primary key, place int generated always as identity)`.execute(db)
})

const write = (inside: Database, number: number) => sql`insert into written (number) values (${number})`.execute(inside)
const written = async (from: Database = db) => {
  const { rows } = await sql<{ number: number }>`select number from written order by place`.execute(from)
  return rows.map(({ number }) => number)
}

test('statements that are made at once run in the order in which they were made', async () => {
  const seen = await transact(db, async (inside) => {
    const [, , between] = await Promise.all([write(inside, 3), write(inside, 1), written(inside), write(inside, 2)])
    return between
  })
  expect(seen).toEqual([3, 1])
  expect(await written()).toEqual([3, 1, 2])
})

test('nothing is written before the transaction ends', async () => {
  await transact(db, async (inside) => {
    await write(inside, 1)
    expect(await written()).toEqual([])
  })
  expect(await written()).toEqual([1])
})

test('of statements that are made at once none is written where one fails, and the error is that of the one', async () => {
  const work = transact(db, async (inside) => {
    await write(inside, 1)
    await Promise.all([write(inside, 2), write(inside, 1), write(inside, 3)])
  })
  await expect(work).rejects.toThrow(/duplicate key/)
  expect(await written()).toEqual([])
})

test('a statement still runs to its end where the work fails beside it, and is rolled back', async () => {
  const work = transact(db, (inside) => Promise.all([write(inside, 1), Promise.reject(new Error('refused'))]))
  await expect(work).rejects.toThrow('refused')
  expect(await written()).toEqual([])
  expect(await transact(db, (inside) => written(inside))).toEqual([])
})

test('a transaction that swallows the error of a statement is not committed', async () => {
  const work = transact(db, async (inside) => {
    await write(inside, 1)
    await write(inside, 1).catch(() => undefined)
  })
  await expect(work).rejects.toThrow(/failed statement/)
  expect(await written()).toEqual([])
})

test('a statement that nobody waits for is committed with the others, and fails the transaction where it fails', async () => {
  const writeBoth = (first: number, second: number) =>
    transact(db, async (inside) => {
      await write(inside, first)
      write(inside, second).catch(() => {})
    })
  await writeBoth(1, 2)
  await expect(writeBoth(3, 1)).rejects.toThrow(/duplicate key/)
  expect(await written()).toEqual([1, 2])
})

test('a statement that is made after the end of its transaction is refused', async () => {
  const late = await transact(db, (inside) => Promise.resolve(() => write(inside, 1)))
  await expect(late()).rejects.toThrow(/after the end/)
  expect(await written()).toEqual([])
})

test('a connection that is lost in a transaction fails its work, and the next transaction has another one', async () => {
  const work = transact(db, async (inside) => {
    await write(inside, 1)
    await Promise.all([sql`select pg_terminate_backend(pg_backend_pid())`.execute(inside), write(inside, 2)])
  })
  await expect(work).rejects.toThrow()
  expect(await transact(db, (inside) => written(inside))).toEqual([])
})
