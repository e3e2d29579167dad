import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import { freeStock, freeStockEverywhere } from '#server/modules/inventory/free-stock.ts'
import { cardColumns } from '#server/modules/products/card-columns.ts'
import { type SpecialColumns, withSpecial } from '#server/modules/products/special-columns.ts'
import { reviewOrders } from '#server/modules/reviews/review-orders.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProductDetail } from './product-detail.ts'

const reviewsMax = 5

/** Whose view of a product is read: the stock is that of a branch, the prices those of a level. */
export interface DetailView {
  branchCode: number
  priceLevel: number
  language: Language
  /** The products whose reviews are shown: the product itself and its other colours and storages. */
  reviewedCodes: readonly string[]
}

/**
 * A product by its code, without the price of one unit, which its prices give; hidden ones are not found.
 */
export async function findProductDetail(
  db: Database,
  code: string,
  { branchCode, priceLevel, language, reviewedCodes }: DetailView,
): Promise<Omit<ProductDetail, 'priceCentavos'> | undefined> {
  const { rows } = await sql<Omit<ProductDetail, 'priceCentavos' | 'special'> & SpecialColumns>`
    select ${cardColumns(language)}, ${sql.ref(`p.features_${language}`)} as features, p.specifications, p.status,
      p.warranty_days as "warrantyDays", p.subcategory,
      coalesce(${freeStock('s')}, 0) as free, ${freeStockEverywhere('p.code')} as "freeEverywhere",
      (select coalesce(json_agg(json_build_object('branchCode', br.code, 'name', br.name, 'free', coalesce(${freeStock('st')}, 0)) order by br.code), '[]')
         from branches br left join stock st on st.branch_code = br.code and st.product_code = p.code where br.active) as branches,
      (select coalesce(json_agg(json_build_object('level', pr.level, 'minQuantity', pr.min_quantity, 'priceCentavos', pr.price_centavos) order by pr.level, pr.min_quantity), '[]')
         from prices pr where pr.product_code = p.code and pr.level in (${priceLevel}, ${sql.lit(firstPriceLevel)})) as prices,
      (select coalesce(json_agg(r), '[]') from (
        select rv.rating, rv.images,
          case when rv.language = ${language}::text then rv.title else coalesce(rv.title_translated, rv.title) end as title,
          case when rv.language = ${language}::text then rv.comment else coalesce(rv.comment_translated, rv.comment) end as comment
        from unnest(${sqlArray(reviewedCodes, 'text')}) reviewed (code) cross join lateral (
          select * from reviews rv where rv.product_code = reviewed.code order by ${reviewOrders.popular} limit ${reviewsMax}
        ) rv order by ${reviewOrders.popular} limit ${reviewsMax}) r) as reviews
    from products p
    join brands b on b.id = p.brand_id
    join categories c on c.id = p.category_id
    left join stock s on s.product_code = p.code and s.branch_code = ${branchCode}
    where p.status = 'active' and p.code = ${code}`.execute(db)
  return rows[0] && withSpecial(rows[0])
}
