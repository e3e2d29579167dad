import { expect, test } from 'vitest'
import { makeBranch, makeCustomer, makeProduct } from './make.ts'
import { testStore } from './store.ts'

const store = await testStore()
const { db, pool } = store.database

const makeSome = async () => {
  await makeBranch(db, { code: 1 })
  await makeCustomer(db, { email: 'ana@example.com' })
  await makeProduct(db, { code: 'KETTLE', stock: { 1: 3 } })
  return db.selectFrom('brands').select('id').executeTakeFirstOrThrow()
}

test('a reset leaves no row in any table but the note of a changed catalogue, and numbers begin anew', async () => {
  await store.reset()
  const first = await makeSome()
  await store.reset()
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`,
  )
  const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from public."${name}"`)
  const all = await pool.query<{ name: string; count: number }>(counts.join(' union all '))
  expect(all.rows.filter(({ count }) => count > 0)).toEqual([{ name: 'catalogue_changes', count: 1 }])
  expect(await makeSome()).toEqual(first)
})

test('a reset after many rows restarts every number that is a column’s own', async () => {
  await store.reset()
  await makeSome()
  await pool.query(`insert into reviews (product_code, author, rating, language, title, comment, search_text, created_at)
    select 'KETTLE', 'A', 5, 'en', 'T', 'C', 't c', now() from generate_series(1, 600)`)
  await store.reset()
  const { rows } =
    await pool.query(`select s.sequencename from pg_sequences s join pg_class c on c.relname = s.sequencename
    join pg_depend d on d.objid = c.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
    where s.last_value is not null and s.sequencename <> 'catalogue_changes_id_seq'`)
  expect(rows).toEqual([])
})
