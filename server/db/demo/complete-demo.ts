import { sql } from 'kysely'
import type { StoreVariant } from '#domain/products/category-codes.ts'
import type { Database } from '#server/platform/database/database.ts'
import { demoCustomers } from './accounts.ts'
import { demoCardIds } from './balances.ts'
import { demoBranches } from './branches.ts'
import { fillHours } from './hours.ts'
import { categoryIdOf, demoProducts, insertProducts } from './insert-products.ts'
import { fillNationalRates } from './national-rates.ts'
import { categoriesIn } from './of-variant.ts'
import { fillTaxpayers } from './taxpayers.ts'
import { fillVaultCards } from './vault-cards.ts'

/**
 * Adds the categories that a demo store of an earlier release lacks, with their products, the rates of national
 * shipping, the register of taxpayers, opening hours, and the saved cards in the vault of the payment sandbox. It only
 * fills what is empty in existing rows, and only completes an unchanged demo: one with the demo's branches and accounts, and with exactly the demo's
 * products by code and name. Call it in a transaction.
 */
export async function completeDemo(
  db: Database,
  {
    now,
    storeVariant,
    cardFingerprint,
  }: { now: Date; storeVariant: StoreVariant; cardFingerprint: ((lastFour: string) => string) | undefined },
): Promise<void> {
  if (await isDemo(db)) {
    await fillNationalRates(db)
    await fillTaxpayers(db)
    await fillHours(db, { now, storeVariant })
    if (cardFingerprint) await fillVaultCards(db, demoCardIds, cardFingerprint)
  }
  const existing = new Set((await db.selectFrom('categories').select('id').execute()).map(({ id }) => id))
  const missing = categoriesIn(storeVariant).filter(({ id }) => !existing.has(id))
  const isOurs = existing.size > 0 && existing.size + missing.length === categoriesIn(storeVariant).length
  if (missing.length === 0 || !isOurs) return
  const products = demoProducts(now)
  const isExisting = (product: (typeof products)[number]) => existing.has(categoryIdOf(storeVariant, product))
  const existingProducts = products.filter(isExisting).map(({ code, name }) => `${code} ${name.en}`)
  if (!(await isDemo(db)) || !isSame(await namesOf(db, 'products'), existingProducts)) return
  // After the existing categories, whose positions stay.
  await db
    .insertInto('categories')
    .values(missing.map((category, index) => ({ ...category, position: existing.size + index })))
    .execute()
  await insertProducts(
    db,
    products.filter((product) => !isExisting(product)),
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
