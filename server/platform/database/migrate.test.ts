import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testStore } from '#server/testing/store.ts'
import { openDatabase } from './database.ts'
import { describeMigrations, migrate } from './migrate.ts'

const folder = new URL('../../db/migrations/', import.meta.url)

test('migrating a store of the first release keeps its products, and drops the imported counts of reviews that it never stored', async () => {
  const database = await openDatabase({ folder: 'memory://', poolSize: 1 })
  const { pool } = database
  const names = readdirSync(folder).toSorted()
  await pool.query(
    'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  for (const name of names.slice(0, 2)) {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    await pool.query(sql)
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [
      name,
      createHash('sha256').update(sql).digest('hex'),
    ])
  }
  // The columns as the first release wrote them; the makers of today write those of today.
  await pool.query(`insert into brands (name, slug) values ('Lumen', 'lumen')`)
  await pool.query(
    `insert into categories (id, slug, name_en, name_es, scene) values (1, 'phones', 'Phones', 'Celulares', 'phone-triple')`,
  )
  await pool.query(
    `insert into products (code, name_en, name_es, brand_id, category_id, search_text, rating_average, reviews_count)
     values ('RATED', 'Phone', 'Celular', 1, 1, 'phone celular', 4.8, 19), ('IMPORTED', 'Phone', 'Celular', 1, 1, 'phone celular', 4.8, 0)`,
  )
  expect(await migrate(pool)).toEqual({ applied: names.slice(2), unknown: [] })
  const { rows } = await pool.query(
    'select code, rating_average::float8 as rating, reviews_count as count from products order by code',
  )
  expect(rows).toEqual([
    { code: 'IMPORTED', rating: 4.8, count: 0 },
    { code: 'RATED', rating: 0, count: 0 },
  ])
  expect(await migrate(pool)).toEqual({ applied: [], unknown: [] })
  await database.close()
})

/** Changes the records of the migrations by a statement, runs some work, and undoes the change. */
async function afterChange(change: string, undo: string, work: () => Promise<void>): Promise<void> {
  await pool.query(change)
  await work().finally(() => pool.query(undo))
}
const { pool } = (await testStore()).database

test('a release that is too old for its database refuses to migrate, and names the migration that it lacks', async () => {
  const note = (name: string) =>
    `insert into oldest_release (migration) values ('${name}') on conflict (is_only) do update set migration = excluded.migration`
  await afterChange(note('9999_later.sql'), 'truncate oldest_release', async () => {
    await expect(migrate(pool)).rejects.toThrow(
      /^This release is too old for its database: .* come with 9999_later\.sql\. Start the newer release/,
    )
  })
  await afterChange(note('0001_store.sql'), 'truncate oldest_release', async () => {
    expect(await migrate(pool)).toMatchObject({ applied: [] })
  })
})

test('a migration that this release does not know is reported and does not stop the start', async () => {
  const note = `insert into migrations (name, checksum) values ('9999_later.sql', 'x')`
  await afterChange(note, `delete from migrations where name = '9999_later.sql'`, async () => {
    expect(await migrate(pool)).toEqual({ applied: [], unknown: ['9999_later.sql'] })
  })
})

test('a migration that was changed after it had been applied is refused by migrate, and reported by describeMigrations', async () => {
  const change = `update migrations set checksum = 'x' || checksum where name = '0001_store.sql'`
  await afterChange(
    change,
    `update migrations set checksum = substr(checksum, 2) where name = '0001_store.sql'`,
    async () => {
      await expect(migrate(pool)).rejects.toThrow('The migration 0001_store.sql was changed after it had been applied.')
      expect(await describeMigrations(pool)).toEqual([expect.stringContaining('0001_store.sql was changed')])
    },
  )
})
