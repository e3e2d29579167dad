import { sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import type { SpecialPrice } from '#domain/products/unit-price.ts'

/** A product's special price as its row has it, in four columns. */
export interface SpecialColumns {
  specialCentavos: Centavos | null
  specialMinQuantity: number
  specialFrom: Date | null
  specialUntil: Date | null
}

/** The columns, read from `products p`. */
export const specialColumns = sql`
  p.special_price_centavos as "specialCentavos", p.special_min_quantity as "specialMinQuantity",
  p.special_from as "specialFrom", p.special_until as "specialUntil"`

/** A row with its special price as one value, null where it has none. */
export function withSpecial<Row extends SpecialColumns>(
  row: Row,
): Omit<Row, keyof SpecialColumns> & { special: SpecialPrice | null } {
  const { specialCentavos, specialMinQuantity, specialFrom, specialUntil, ...rest } = row
  const special = specialCentavos
    ? { priceCentavos: specialCentavos, minQuantity: specialMinQuantity, from: specialFrom, until: specialUntil }
    : null
  return { ...rest, special }
}
