import { cellLengthMax } from './cells.ts'
import type { ListColumns } from './find-columns.ts'
import type { ColumnName } from './mapping-schema.ts'

/** Columns whose cells may be longer than others: what the pages show of a description, and lists of entries. */
const longer: Partial<Record<ColumnName, number>> = {
  description: 40_000,
  descriptionEs: 40_000,
  specifications: 20_000,
  specificationsEs: 20_000,
  compatibleDevices: 20_000,
  pictures: 10_000,
  quantityPrices: 10_000,
}

/** How many characters each cell of a row may have. */
export function cellLengthsOf({ at }: ListColumns, count: number): number[] {
  const lengths = Array.from({ length: count }, () => cellLengthMax)
  for (const [name, length] of Object.entries(longer) as [ColumnName, number][]) {
    const place = at[name]
    if (place !== undefined) lengths[place] = length
  }
  return lengths
}
