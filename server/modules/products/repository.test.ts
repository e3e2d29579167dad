import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { selectCodesInAnyCase } from './repository.ts'

const store = await testStore()
const { db } = store.database

beforeEach(async () => {
  await store.reset()
  await makeProduct(db, { code: 'ADA-0016' })
})

test('a code in another case is found by the index, not by reading all products', async () => {
  await sql`
    insert into products (code, name_en, name_es, brand_id, category_id)
    select 'MANY-' || n, 'Many', 'Muchos', brand_id, category_id from products, generate_series(1, 5000) n`.execute(db)
  // Without new statistics PostgreSQL plans for the one product that was there before.
  await sql`analyze products`.execute(db)
  const plan = await selectCodesInAnyCase(db, 'many-77').explain()
  expect(JSON.stringify(plan)).toContain('products_by_code_in_any_case')
})
