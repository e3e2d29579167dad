import { RefusedRow, tidy, wholeNumber } from './cells.ts'
import type { ImportContext } from './import-context.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ColumnName } from './mapping-schema.ts'
import type { NameParts } from './product-name.ts'

/** A row with what all its readers need. */
export interface ListRow {
  cells: readonly string[]
  context: ImportContext
  /** Undefined where the run reads no name. */
  parts: NameParts | undefined
  lacks: ListedProduct['lacks']
}

export const shortTextMax = 120

/** The cell of a column; empty where the file lacks it. */
export const cellOf = ({ cells, context }: ListRow, name: ColumnName): string =>
  cells[context.columns.at[name] ?? -1] ?? ''

/** A count in a cell; an empty one is 0, one that cannot be true is left out. */
export function numberOf(row: ListRow, name: ColumnName, max: number): number | undefined {
  const cell = cellOf(row, name)
  const number = tidy(cell) ? wholeNumber(cell, 0, max, row.context.mapping) : 0
  if (number === undefined) row.context.onLeftOut(row.context.mapping.columns[name] as string)
  return number
}

/** The brand in its column, which may not be empty. */
export function brandCellOf(row: ListRow): string {
  const cell = tidy(cellOf(row, 'brand'))
  if (!cell) throw new RefusedRow(row.context.mapping.columns.brand, 'is empty')
  return cell
}

/** A brand as the store spells it, else as it is given. Refuses one without a letter or digit. */
export function brandIn({ brands, mapping }: ImportContext, brand: NameParts['brand']): NameParts['brand'] {
  if (!brand.slug) throw new RefusedRow(mapping.columns.brand, 'has no letter or digit')
  return brands.get(brand.name.toLowerCase()) ?? brand
}

/** A short text in one line. */
export function shortText(row: ListRow, name: ColumnName): string {
  const text = tidy(cellOf(row, name))
  if (text.length <= shortTextMax) return text
  throw new RefusedRow(row.context.mapping.columns[name] as string, `is longer than ${shortTextMax} characters`)
}
