import { sql } from 'kysely'
import type { StoreVariant } from '#domain/products/category-codes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { demoCustomers } from './accounts.ts'
import { demoBranches } from './branches.ts'
import { categoryIdOf, demoGoods, insertGoods } from './goods.ts'
import { categoriesIn } from './of-variant.ts'

/**
 * Adds the categories that a demo store of an earlier release lacks, with their goods. It only ever adds, and only to a
 * store that is that demo and nothing else: its branches, its accounts, and in its categories exactly the demo's goods
 * by code and name. To be called in a transaction.
 */
export async function completeDemo(
  db: Database,
  { now, storeVariant }: { now: Date; storeVariant: StoreVariant },
): Promise<void> {
  const kept = new Set((await db.selectFrom('categories').select('id').execute()).map(({ id }) => id))
  const missing = categoriesIn(storeVariant).filter(({ id }) => !kept.has(id))
  const isOurs = kept.size > 0 && kept.size + missing.length === categoriesIn(storeVariant).length
  if (missing.length === 0 || !isOurs) return
  const goods = demoGoods(now)
  const isKept = (product: (typeof goods)[number]) => kept.has(categoryIdOf(storeVariant, product))
  const hadGoods = goods.filter(isKept).map(({ code, name }) => `${code} ${name.en}`)
  if (!(await isDemo(db)) || !isSame(await namesOf(db, 'products'), hadGoods)) return
  // Behind the others: where those stand is not ours to change.
  await db
    .insertInto('categories')
    .values(missing.map((category, index) => ({ ...category, position: kept.size + index })))
    .execute()
  await insertGoods(
    db,
    goods.filter((product) => !isKept(product)),
    { now, storeVariant },
  )
}

async function isDemo(db: Database): Promise<boolean> {
  const ids = demoCustomers.map(({ id }) => id)
  const accounts = await db.selectFrom('customers').select('id').where('id', 'in', ids).execute()
  const branches = demoBranches.map(({ code, name }) => `${code} ${name}`)
  return accounts.length === ids.length && isSame(await namesOf(db, 'branches'), branches)
}

async function namesOf(db: Database, table: 'branches' | 'products'): Promise<string[]> {
  const name = table === 'products' ? 'name_en' : 'name'
  const { rows } = await sql<{
    text: string
  }>`select concat(code, ' ', ${sql.ref(name)}) as text from ${sql.table(table)}`.execute(db)
  return rows.map(({ text }) => text)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const others = new Set(other)
  return one.length === others.size && one.every((text) => others.has(text))
}
