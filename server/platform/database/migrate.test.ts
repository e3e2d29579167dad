import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const folder = new URL('../../db/migrations/', import.meta.url)

test('a store of the first release keeps its goods, and loses counts of reviews that it never had', async () => {
  const database = await openDatabase({ folder: 'memory://', poolSize: 1 })
  const { pool } = database
  const names = readdirSync(folder).toSorted()
  await pool.query('create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())')
  for (const name of names.slice(0, 2)) {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    await pool.query(sql)
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [name, createHash('sha256').update(sql).digest('hex')])
  }
  // As the first release wrote them: today's makers write today's columns.
  await pool.query(`insert into brands (name, slug) values ('Lumen', 'lumen')`)
  await pool.query(`insert into categories (id, slug, name_en, name_es, scene) values (1, 'phones', 'Phones', 'Celulares', 'phone-triple')`)
  await pool.query(
    `insert into products (code, name_en, name_es, brand_id, category_id, search_text, rating_average, reviews_count)
     values ('RATED', 'Phone', 'Celular', 1, 1, 'phone celular', 4.8, 19), ('IMPORTED', 'Phone', 'Celular', 1, 1, 'phone celular', 4.8, 0)`,
  )
  expect(await migrate(pool)).toEqual(names.slice(2))
  const { rows } = await pool.query('select code, rating_average::float8 as rating, reviews_count as count from products order by code')
  expect(rows).toEqual([
    { code: 'IMPORTED', rating: 4.8, count: 0 },
    { code: 'RATED', rating: 0, count: 0 },
  ])
  expect(await migrate(pool)).toEqual([])
  await database.close()
})
