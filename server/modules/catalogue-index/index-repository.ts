import { type RawBuilder, sql } from 'kysely'
import { chargingSpecifications } from '#domain/products/companions.ts'
import { facetSpecifications } from '#domain/products/facets/facets.ts'
import { featureSpecifications } from '#domain/products/features.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import { atOpenBranch } from '#server/modules/inventory/at-open-branch.ts'
import { freeStock } from '#server/modules/inventory/free-stock.ts'
import { ratingTenths } from '#server/modules/reviews/rating-tenths.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { BranchStock, IndexedProduct, UnitPrice } from './indexed-product.ts'

const readSpecifications = [...new Set([...facetSpecifications, ...chargingSpecifications, ...featureSpecifications])]

/** The first products after a code that the store shows, in the order of their codes. */
export function listProductsAfter(db: Database, code: string, limit: number): Promise<IndexedProduct[]> {
  return readProducts(db, sql`p.code > ${code} order by p.code limit ${sql.lit(limit)}`)
}

/** The products with these codes that the store shows. */
export function listProductsByCode(db: Database, codes: readonly string[]): Promise<IndexedProduct[]> {
  return readProducts(db, sql`p.code = any(${sqlArray(codes, 'text')})`)
}

/** The price of one unit by level; products without one are left out. */
export async function listUnitPrices(db: Database, codes: readonly string[]): Promise<[code: string, UnitPrice[]][]> {
  const { rows } = await sql<{ prices: [string, UnitPrice[]][] }>`
    select coalesce(json_agg(json_build_array(product_code, prices)), '[]') as prices from (
      select product_code, json_agg(json_build_object('level', level, 'priceCentavos', price_centavos)) as prices
      from prices where product_code = any(${sqlArray(codes, 'text')}) and min_quantity = 1 group by product_code
    ) priced`.execute(db)
  return (rows[0] as (typeof rows)[number]).prices
}

/** The free units at the open branches that have any; products without one are left out. */
export async function listFreeStock(db: Database, codes: readonly string[]): Promise<[code: string, BranchStock[]][]> {
  const { rows } = await sql<{ stock: [string, BranchStock[]][] }>`
    select coalesce(json_agg(json_build_array(product_code, free)), '[]') as stock from (
      select s.product_code, json_agg(json_build_array(s.branch_code, ${freeStock('s')})) as free
      from stock s where s.product_code = any(${sqlArray(codes, 'text')}) and ${freeStock('s')} > 0 and ${atOpenBranch('s')}
      group by s.product_code
    ) stocked`.execute(db)
  return (rows[0] as (typeof rows)[number]).stock
}

/** The rows come as one JSON text: parsing it takes a fifth of the time that the driver needs for as many columns. */
async function readProducts(db: Database, which: RawBuilder<unknown>): Promise<IndexedProduct[]> {
  const { rows } = await sql<{ products: IndexedProduct[] }>`
    select coalesce(json_agg(indexed), '[]') as products from (
      select p.id, p.code, p.xmin::text as "rowVersion", json_build_array(p.name_en, p.name_es) as names, p.model, p.color, p.storage,
        p.popularity as "unitsSold", (extract(epoch from p.created_at) * 1000)::float8 as "createdAt", p.rating_average as rating,
        p.reviews_count as "reviewsCount", ${ratingTenths('p')} as "ratingTenths",
        json_build_object('slug', b.slug, 'name', b.name) as brand,
        json_build_object('id', c.id, 'slug', c.slug, 'names', json_build_array(c.name_en, c.name_es), 'position', c.position) as category,
        (select coalesce(json_agg(json_build_array(spec #>> '{name,en}', spec #>> '{value,en}')), '[]')
           from jsonb_array_elements(p.specifications) spec where spec #>> '{name,en}' = any(${sqlArray(readSpecifications, 'text')})) as specifications,
        (select coalesce(json_agg(json_build_object('slug', made.slug, 'brand', made.name, 'model', f.model) order by made.name, f.model), '[]')
           from product_fits f join brands made on made.id = f.brand_id where f.product_code = p.code) as devices,
        (select coalesce(json_agg(json_build_array(pp.picture, pp.photo_type) order by pp.position), '[]')
           from product_pictures pp where pp.product_code = p.code) as pictures,
        case when p.special_price_centavos is not null then json_build_object(
          'priceCentavos', p.special_price_centavos, 'minQuantity', p.special_min_quantity,
          'from', (extract(epoch from p.special_from) * 1000)::float8, 'until', (extract(epoch from p.special_until) * 1000)::float8) end as special,
        (select coalesce(json_agg(json_build_object('level', pr.level, 'priceCentavos', pr.price_centavos)), '[]')
           from prices pr where pr.product_code = p.code and pr.min_quantity = 1) as prices,
        (select coalesce(json_agg(json_build_array(s.branch_code, ${freeStock('s')})), '[]') from stock s
           where s.product_code = p.code and ${freeStock('s')} > 0 and ${atOpenBranch('s')}) as "freeStock"
      from products p
      join brands b on b.id = p.brand_id
      join categories c on c.id = p.category_id
      where p.status = 'active' and ${which}
    ) indexed`.execute(db)
  return (rows[0] as (typeof rows)[number]).products
}
