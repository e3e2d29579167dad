import type { SpecialPrice } from '#domain/products/unit-price.ts'
import { RefusedRow } from './cells.ts'
import type { ListedSpecial } from './listed-product.ts'
import type { Mapping } from './mapping-schema.ts'

/**
 * The offer after a row: what the list has no column for stays as the product has it, and an empty price ends the offer.
 * Refuses a quantity or an end where neither the list nor the product has a price, and an end before the beginning.
 */
export function mergeSpecial(
  listed: ListedSpecial | undefined,
  before: SpecialPrice | null,
  { columns }: Pick<Mapping, 'columns'>,
): SpecialPrice | null {
  if (!listed) return before
  const { priceCentavos = before?.priceCentavos, minQuantity, from, until } = listed
  if (!priceCentavos) {
    if (listed.priceCentavos === undefined) refuseWithoutPrice(listed, columns)
    return null
  }
  const special = {
    priceCentavos,
    minQuantity: minQuantity ?? before?.minQuantity ?? 1,
    from: from === undefined ? (before?.from ?? null) : from,
    until: until === undefined ? (before?.until ?? null) : until,
  }
  if (special.from && special.until && special.from >= special.until) refuseDates(listed, columns)
  return special
}

/** A list of all products has empty cells where there is no offer. */
function refuseWithoutPrice({ minQuantity = 1, from, until }: ListedSpecial, columns: Mapping['columns']): void {
  const column = until ? columns.specialUntil : from ? columns.specialFrom : columns.specialQuantity
  if (until || from || minQuantity > 1)
    throw new RefusedRow(column as string, 'is of an offer, and the product has none: its price is missing')
}

function refuseDates({ until }: ListedSpecial, columns: Mapping['columns']): never {
  if (until) throw new RefusedRow(columns.specialUntil as string, 'is not after the beginning of the special price')
  throw new RefusedRow(columns.specialFrom as string, 'is not before the end of the special price')
}
