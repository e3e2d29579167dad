import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { staticCardColumns } from './card-columns.ts'
import type { StaticCardFields } from './product-card.ts'
import { isProductId } from './product-id.ts'

/** The code of a product by its code or its _id; hidden products are not found. */
export async function findProductCode(db: Database, key: string): Promise<string | undefined> {
  const query = db.selectFrom('products').select('code').where('status', '=', 'active')
  return (await query.where(isProductId(key) ? 'id' : 'code', '=', key).executeTakeFirst())?.code
}

/**
 * The code of a product as it is stored, for a code in whatever case; hidden products are not found. Of codes that
 * differ in their case alone it is the first.
 */
export async function findCodeInAnyCase(db: Database, code: string): Promise<string | undefined> {
  // Sorted and limited by PostgreSQL, the query might walk through all codes instead of using the index on upper(code).
  const rows = await selectCodesInAnyCase(db, code).execute()
  return rows.map((row) => row.code).toSorted()[0]
}

/** The statement of `findCodeInAnyCase`, exported for a test of its plan. */
export const selectCodesInAnyCase = (db: Database, code: string) =>
  db
    .selectFrom('products')
    .select('code')
    .where('status', '=', 'active')
    .where(sql`upper(code)`, '=', sql`upper(${code})`)

/** The codes of the products that the store shows with a barcode, whatever its leading zeros. */
export async function listCodesOfBarcode(db: Database, digits: string): Promise<string[]> {
  const query = db.selectFrom('products').select('code').where('status', '=', 'active')
  const rows = await query
    .where(sql`ltrim(barcode, '0')`, '=', digits.replace(/^0+/, ''))
    .limit(10)
    .execute()
  return rows.map((row) => row.code).toSorted()
}

/** The static fields of the cards of products by their codes, hidden ones included, in no order. */
export async function listStaticCardFields(
  db: Database,
  language: Language,
  codes: readonly string[],
): Promise<(StaticCardFields & { code: string })[]> {
  const { rows } = await sql<StaticCardFields & { code: string }>`
    select ${staticCardColumns(language)}
    from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    where p.code = any(${sqlArray(codes, 'text')})`.execute(db)
  return rows
}

export interface CategoryRow {
  id: number
  slug: string
  name: string
  /** How many products of it the store shows. */
  count: number
}

/** The categories that have products to show, in the store's order. */
export async function listCategoryRows(db: Database, language: Language): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.slug, ${sql.ref(`c.name_${language}`)} as name, count(*)::int as count
    from categories c join products p on p.category_id = c.id and p.status = 'active'
    group by c.id order by c.position, c.id`.execute(db)
  return rows
}

/** The slug of the brand that is marked as the store's own, the oldest where several are; null where none is. */
export async function findHouseBrandSlug(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('brands')
    .select('slug')
    .where('is_house_brand', '=', true)
    .orderBy('id')
    .executeTakeFirst()
  return row?.slug ?? null
}
