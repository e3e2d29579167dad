import { type RawBuilder, sql } from 'kysely'
import { firstPriceLevel } from '#domain/products/unit-price.ts'

/**
 * The price of one unit at level 1, as an expression: `code` is the column of the product's code in the statement. Null
 * where the product has no price above 0. It orders products by price inside a statement; what a customer pays or sees
 * is computed by `unitPriceCentavos`, and `base-price.test.ts` compares the two.
 */
export const basePrice = (code: string): RawBuilder<number | null> => sql`
  (select pr.price_centavos from prices pr where pr.product_code = ${sql.ref(code)}
    and pr.level = ${sql.lit(firstPriceLevel)} and pr.min_quantity = 1 and pr.price_centavos > 0)`
