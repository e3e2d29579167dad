import { type RawBuilder, sql } from 'kysely'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { CategoryState, ProductState } from './product-state.ts'

/** The products with these codes, hidden ones included. */
export function listProductStates(db: Database, codes: readonly string[]): Promise<ProductState[]> {
  return readStates(db, sql`p.code = any(${sqlArray(codes, 'text')})`)
}

/** The first products after a code, hidden ones included, in the order of their codes. */
export function listProductStatesAfter(db: Database, code: string, limit: number): Promise<ProductState[]> {
  return readStates(db, sql`p.code > ${code} order by p.code limit ${sql.lit(limit)}`)
}

type SpecialRow = Record<'from' | 'until', string | null> & { priceCentavos: number; minQuantity: number }
type StateRow = Omit<ProductState, 'special' | 'createdAt'> & { special: SpecialRow | null; createdAt: string }

/** The rows come as one JSON text, which is parsed faster than as many columns. */
async function readStates(db: Database, which: RawBuilder<unknown>): Promise<ProductState[]> {
  const { rows } = await sql<{ products: StateRow[] }>`
    select coalesce(json_agg(state), '[]') as products from (
      select p.code, json_build_object('en', p.name_en, 'es', p.name_es) as name,
        json_build_object('en', p.features_en, 'es', p.features_es) as features, p.specifications,
        json_build_object('name', b.name, 'slug', b.slug) as brand,
        json_build_object('id', c.id, 'slug', c.slug, 'name', json_build_object('en', c.name_en, 'es', c.name_es)) as category,
        p.subcategory, p.model, p.siblings, p.color, p.storage, p.barcode, p.status, p.delisted_at is not null as "isDelisted",
        p.warranty_days as "warrantyDays",
        case when p.special_price_centavos is not null then json_build_object('priceCentavos', p.special_price_centavos,
          'minQuantity', p.special_min_quantity, 'from', p.special_from, 'until', p.special_until) end as special,
        p.popularity, p.rating_average as "ratingAverage", p.reviews_count as "reviewsCount", p.created_at as "createdAt",
        (select coalesce(json_agg(json_build_object('level', pr.level, 'minQuantity', pr.min_quantity,
           'priceCentavos', pr.price_centavos) order by pr.level, pr.min_quantity), '[]')
           from prices pr where pr.product_code = p.code) as prices,
        (select coalesce(json_agg(json_build_object('picture', pp.picture, 'photoType', pp.photo_type) order by pp.position), '[]')
           from product_pictures pp where pp.product_code = p.code) as pictures,
        (select coalesce(json_agg(json_build_object('brand', json_build_object('name', made.name, 'slug', made.slug),
           'model', f.model) order by made.slug, f.model), '[]')
           from product_fits f join brands made on made.id = f.brand_id where f.product_code = p.code) as "compatibleDevices",
        (select coalesce(json_agg(json_build_object('branchCode', s.branch_code, 'onHand', s.on_hand, 'reserved', s.reserved) order by s.branch_code), '[]')
           from stock s where s.product_code = p.code) as stock
      from products p
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      where ${which}
    ) state`.execute(db)
  return (rows[0] as (typeof rows)[number]).products.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    special: row.special && { ...row.special, from: instantOf(row.special.from), until: instantOf(row.special.until) },
  }))
}

const instantOf = (text: string | null) => (text === null ? null : new Date(text))

/** All categories, in the store's order. */
export async function listCategoryStates(db: Database): Promise<CategoryState[]> {
  const { rows } = await sql<CategoryState>`
    select c.id, c.slug, json_build_object('en', c.name_en, 'es', c.name_es) as name
    from categories c order by c.position, c.id`.execute(db)
  return rows
}

/** The brands of the store, the oldest first. */
export async function listBrandNames(db: Database): Promise<{ name: string; slug: string }[]> {
  return db.selectFrom('brands').select(['name', 'slug']).orderBy('id').execute()
}

/** Those of the given codes that products have. */
export async function listKnownCodes(db: Database, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from products where code = any(${sqlArray(codes, 'text')})`.execute(db)
  return new Set(rows.map((row) => row.code))
}

/** The price levels that prices have. */
export async function listPriceLevels(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('prices').select('level').distinct().orderBy('level').execute()
  return rows.map((row) => row.level)
}

/** The model that most products of each group of siblings have, with the slug of their brand. */
export async function listSiblingModels(
  db: Database,
  groups: readonly string[],
): Promise<{ siblings: string; brandSlug: string; model: string }[]> {
  const { rows } = await sql<{ siblings: string; brandSlug: string; model: string }>`
    select p.siblings, b.slug as "brandSlug", mode() within group (order by p.model) as model
    from products p join brands b on b.id = p.brand_id
    where p.siblings = any(${sqlArray(groups, 'text')}) group by p.siblings, b.slug`.execute(db)
  return rows
}

/** The products that the store shows with these barcodes, which are given without leading zeros. */
export async function listProductsOfBarcodes(
  db: Database,
  barcodes: readonly string[],
): Promise<{ barcode: string; code: string }[]> {
  const { rows } = await sql<{ barcode: string; code: string }>`
    select ltrim(barcode, '0') as barcode, code from products
    where ltrim(barcode, '0') = any(${sqlArray(barcodes, 'text')}) and status = 'active' order by code`.execute(db)
  return rows
}
