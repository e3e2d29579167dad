import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makeProduct } from '#server/testing/make.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const folder = new URL('../../db/migrations/', import.meta.url)

test('a store of the first release keeps its goods, and loses counts of reviews that it never had', async () => {
  const database = await openDatabase({ folder: 'memory://', poolSize: 1 })
  const { db, pool } = database
  const names = readdirSync(folder).toSorted()
  await pool.query('create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())')
  for (const name of names.slice(0, 2)) {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    await pool.query(sql)
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [name, createHash('sha256').update(sql).digest('hex')])
  }
  for (const code of ['RATED', 'IMPORTED']) await makeProduct(db, { code })
  await pool.query(`update products set rating_average = 4.8, reviews_count = case when code = 'RATED' then 19 else 0 end`)
  expect(await migrate(pool)).toEqual(names.slice(2))
  const { rows } = await pool.query('select code, rating_average::float8 as rating, reviews_count as count from products order by code')
  expect(rows).toEqual([
    { code: 'IMPORTED', rating: 4.8, count: 0 },
    { code: 'RATED', rating: 0, count: 0 },
  ])
  expect(await migrate(pool)).toEqual([])
  await database.close()
})
