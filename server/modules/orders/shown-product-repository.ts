import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { shownProductsMax } from '#contract/order-detail.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A product that a list shows of an order, with its name in a language and its first picture. */
export interface ShownProductRow {
  orderId: number
  productCode: string
  name: string
  picture: string | null
}

/** The first picture of the product of a line `ol`, as an SQL expression. */
export const linePicture = sql`(select pp.picture from product_pictures pp where pp.product_code = ol.product_code
  order by pp.position limit 1)`

/** The dearest lines of some orders, at most four of each, the dearest first. */
export async function listShownProducts(
  db: Database,
  orderIds: readonly number[],
  language: Language,
): Promise<ShownProductRow[]> {
  const { rows } = await sql<ShownProductRow>`
    select ol.order_id as "orderId", ol.product_code as "productCode", ol.name, ${linePicture} as picture
    from (
      select order_id, product_code, ${sql.ref(`name_${language}`)} as name,
        row_number() over (partition by order_id order by total_centavos desc, product_code) as place
      from order_lines where order_id = any(${orderIds})
    ) ol where ol.place <= ${sql.lit(shownProductsMax)}
    order by ol.order_id, ol.place`.execute(db)
  return rows
}
