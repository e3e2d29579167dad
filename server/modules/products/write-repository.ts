import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** A row to be written into `products`, by the names of its columns. */
export interface ProductRowToWrite {
  code: string
  name_en: string
  name_es: string
  features_en: string
  features_es: string
  specifications: unknown
  brand_id: number
  category_id: number
  subcategory: string | null
  model: string
  color: string | null
  storage: string | null
  warranty_days: number
  special_price_centavos: number | null
  special_min_quantity: number
  special_from: Date | null
  special_until: Date | null
  popularity: number
  rating_average: number
  reviews_count: number
  created_at: Date
}

/** The columns that a later price list updates. */
const updatable = [
  'name_en',
  'name_es',
  'features_en',
  'features_es',
  'specifications',
  'brand_id',
  'category_id',
  'subcategory',
  'model',
  'color',
  'storage',
  'warranty_days',
]
const columns = sql.raw(updatable.join(', '))
const excluded = sql.raw(updatable.map((column) => `excluded.${column}`).join(', '))
const current = sql.raw(updatable.map((column) => `p.${column}`).join(', '))

/**
 * Writes products in one statement and returns those that it created or changed. Special price, popularity, rating and
 * age are only set for a new product: afterwards they belong to staff and shoppers, not to a price list. Rows are locked
 * in the order of their codes, so that two writers queue instead of deadlocking.
 */
export async function upsertProductRows(
  db: Database,
  rows: readonly ProductRowToWrite[],
): Promise<{ code: string; created: boolean }[]> {
  const { rows: written } = await sql<{ code: string; created: boolean }>`
    insert into products as p (code, ${columns}, special_price_centavos, special_min_quantity, special_from, special_until, popularity, rating_average, reviews_count, created_at)
    select code, ${columns}, special_price_centavos, special_min_quantity, special_from, special_until, popularity, rating_average, reviews_count, created_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (
      code text, name_en text, name_es text, features_en text, features_es text, specifications jsonb, brand_id integer, category_id integer,
      subcategory text, model text, color text, storage text, warranty_days integer,
      special_price_centavos integer, special_min_quantity integer, special_from timestamptz, special_until timestamptz,
      popularity integer, rating_average numeric, reviews_count integer, created_at timestamptz)
    order by code
    on conflict (code) do update set (${columns}, changed_at) = (${excluded}, now())
    where (${current}) is distinct from (${excluded})
    returning p.code, p.xmax = 0 as created`.execute(db)
  return written
}

export interface PriceToWrite {
  product_code: string
  level: number
  min_quantity: number
  price_centavos: number
}

const pricesGiven = (rows: readonly PriceToWrite[]) => sql`
  json_to_recordset(${JSON.stringify(rows)}::json) as r (product_code text, level integer, min_quantity integer, price_centavos integer)`

/**
 * Replaces the prices of the given levels: quantities that a level no longer has are deleted, other levels stay. Returns
 * the codes whose prices changed.
 */
export async function replacePrices(db: Database, rows: readonly PriceToWrite[]): Promise<string[]> {
  const written = await sql<{ product_code: string }>`
    insert into prices as p (product_code, level, min_quantity, price_centavos)
    select product_code, level, min_quantity, price_centavos from ${pricesGiven(rows)} order by product_code, level, min_quantity
    on conflict (product_code, level, min_quantity) do update set price_centavos = excluded.price_centavos
    where p.price_centavos <> excluded.price_centavos
    returning p.product_code`.execute(db)
  const dropped = await sql<{ product_code: string }>`
    with r as (select * from ${pricesGiven(rows)})
    delete from prices p using (select distinct product_code, level from r) listed
    where p.product_code = listed.product_code and p.level = listed.level
      and not exists (select from r where r.product_code = p.product_code and r.level = p.level and r.min_quantity = p.min_quantity)
    returning p.product_code`.execute(db)
  return [...written.rows, ...dropped.rows].map((row) => row.product_code)
}

export interface PictureToWrite {
  product_code: string
  position: number
  picture: string
  photo_type: string
}

/** Gives pictures to products that have none but the symbol of their category; pictures that staff chose stay. */
export async function insertFirstPictures(db: Database, rows: readonly PictureToWrite[]): Promise<void> {
  const photographed = [...new Set(rows.filter((row) => row.photo_type !== 'symbol').map((row) => row.product_code))]
  if (photographed.length > 0)
    await db
      .deleteFrom('product_pictures')
      .where('product_code', 'in', photographed)
      .where('photo_type', '=', 'symbol')
      .execute()
  await sql`
    insert into product_pictures (product_code, position, picture, photo_type)
    select product_code, position, picture, photo_type
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (product_code text, position integer, picture text, photo_type text)
    where not exists (select from product_pictures old where old.product_code = r.product_code)`.execute(db)
}

/** The ids of brands by slug; unknown brands are created with the given name. */
export async function ensureBrands(
  db: Database,
  brands: readonly { name: string; slug: string }[],
): Promise<Map<string, number>> {
  // Known brands are looked up first: an insert that conflicts would use up a number of the sequence each time.
  const known = await brandIds(
    db,
    brands.map((brand) => brand.slug),
  )
  const unknown = brands.filter((brand) => !known.has(brand.slug))
  if (unknown.length === 0) return known
  await db
    .insertInto('brands')
    .values(unknown)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
  return brandIds(
    db,
    brands.map((brand) => brand.slug),
  )
}

async function brandIds(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db.selectFrom('brands').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  return new Map(rows.map((row) => [row.slug, row.id]))
}

export interface CategoryToWrite {
  id: number
  slug: string
  name_en: string
  name_es: string
  scene: string
  position: number
}

/** Creates a category unless its id exists; the names of an existing one stay. */
export async function insertCategory(db: Database, category: CategoryToWrite): Promise<void> {
  await db
    .insertInto('categories')
    .values(category)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Creates categories. */
export async function insertCategories(db: Database, categories: readonly CategoryToWrite[]): Promise<void> {
  await db
    .insertInto('categories')
    .values([...categories])
    .execute()
}

/** The tables of a list. Of products the columns that queries compare: sorting their texts would take three times as long again. */
const listedTables = [
  sql`products (code, id, brand_id, category_id, subcategory, model, siblings, status, barcode, popularity, created_at)`,
  ...['prices', 'product_pictures', 'product_fits', 'stock'].map((name) => sql.table(name)),
]

/**
 * Updates the planner's statistics, which the embedded database never does by itself. Each table on a connection of its
 * own, where there are several.
 */
export async function analyzeProducts(db: Database): Promise<void> {
  await Promise.all(listedTables.map((table) => sql`analyze ${table}`.execute(db)))
}
