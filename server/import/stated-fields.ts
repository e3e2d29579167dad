import type { ProductState } from '#server/modules/products/product-state.ts'
import type { Specification } from '#server/modules/products/specification.ts'
import { barcodeIn } from './barcode.ts'
import { RefusedRow, decimal, tidy } from './cells.ts'
import { type ListRow, brandCellOf, brandIn, cellOf, numberOf, shortText, shortTextMax } from './list-row.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ColumnName } from './mapping-schema.ts'
import { shownStorage, takeApart } from './product-name.ts'
import type { PictureSource } from './pictures/picture-source.ts'
import { colourOf, devicesIn } from './read-texts.ts'

const daysMax = 36_500
const countMax = 1_000_000_000

/** The fields that a row states, for new products and known ones. */
export function statedOf(
  row: ListRow,
  specifications: Specification[] | undefined,
  sources: readonly PictureSource[],
): ListedProduct['stated'] {
  const { context, parts } = row
  const { mapping, columns } = context
  const has = (name: ColumnName) => columns.changes(name)
  const isWhole = !columns.isPartial && !mapping.mayLackColumns
  const days = has('warrantyDays') ? numberOf(row, 'warrantyDays', daysMax) : isWhole ? mapping.warrantyDays : undefined
  const popularity = has('popularity') ? numberOf(row, 'popularity', countMax) : undefined
  const barcode = has('barcode') ? barcodeOf(row) : undefined
  const status = has('status') ? statusIn(cellOf(row, 'status'), mapping.columns.status as string) : undefined
  const storageGb = parts?.storageGb
  return {
    ...(specifications && { specifications }),
    ...(has('brand') && { brand: parts?.brand ?? brandOf(row) }),
    ...modelOf(row),
    ...(has('subcategory') && { subcategory: shortText(row, 'subcategory') || null }),
    ...(has('color') && { color: colourOf(cellOf(row, 'color'), mapping.wholeNames) }),
    ...(has('storage')
      ? { storage: shortText(row, 'storage') || null }
      : isWhole && { storage: storageGb === undefined ? null : shownStorage(storageGb) }),
    ...(barcode !== undefined && { barcode }),
    ...(status && { status }),
    ...(days !== undefined && { warrantyDays: days }),
    ...(popularity !== undefined && { popularity }),
    ...(has('ratingsCount') && ratingOf(row)),
    ...(sources.length > 0 &&
      sources.every(isStored) && { pictures: sources.map(({ photoType, picture }) => ({ photoType, picture })) }),
    ...(has('compatibleDevices') && {
      compatibleDevices: devicesIn(cellOf(row, 'compatibleDevices'), mapping.columns.compatibleDevices as string),
    }),
  }
}

const isStored = (source: PictureSource) => source.kind === 'store'

/** The brand of a list without names, as it is written or as the mapping or the store spells it. */
const brandOf = (row: ListRow): ProductState['brand'] =>
  brandIn(row.context, takeApart('', brandCellOf(row), row.context.mapping).brand)

/** The model: of its column, else what of the name is not the brand. Siblings get that of their group afterwards. */
function modelOf(row: ListRow): { model?: string; siblings?: string | null } {
  const { context, parts } = row
  const { mapping, columns } = context
  const written = columns.at.model === undefined ? undefined : shortText(row, 'model')
  const own = written ?? parts?.model.slice(0, shortTextMax).trim()
  const group = columns.changes('siblings') ? { siblings: shortText(row, 'siblings') || null } : {}
  if (group.siblings && own !== undefined) return { model: own, ...group }
  if (written !== undefined) return columns.changes('model') ? { model: written, ...group } : group
  return own === undefined || columns.isPartial || mapping.mayLackColumns ? group : { model: own, ...group }
}

/** Rating and count of a list, whose average stays where it has the count alone; a rating of nobody is none. */
function ratingOf(row: ListRow): Partial<Pick<ProductState, 'ratingAverage' | 'reviewsCount'>> | undefined {
  const { context } = row
  const count = numberOf(row, 'ratingsCount', countMax)
  const cell = cellOf(row, 'rating')
  const average = tidy(cell) ? decimal(cell, context.mapping) : 0
  if (count === undefined) return undefined
  if (context.columns.at.rating === undefined) return { reviewsCount: count }
  if (average === undefined || average < 0 || average > 5) {
    context.onLeftOut(context.mapping.columns.rating ?? 'rating')
    return undefined
  }
  return { ratingAverage: Math.round(average * 10) / 10, reviewsCount: count }
}

function barcodeOf(row: ListRow): string | null | undefined {
  const cell = tidy(cellOf(row, 'barcode'))
  if (!cell) return null
  const barcode = barcodeIn(cell)
  if (!barcode) row.context.onLeftOut(row.context.mapping.columns.barcode as string)
  return barcode
}

const activeSpellings = ['active', 'activo', 'activa', 'visible', '1', 'yes', 'true', 'sí', 'si']
const hiddenSpellings = ['hidden', 'oculto', 'oculta', 'inactive', 'inactivo', 'inactiva', '0', 'no', 'false']

function statusIn(cell: string, column: string): ProductState['status'] | undefined {
  const word = tidy(cell).toLowerCase()
  if (!word) return undefined
  if (activeSpellings.includes(word)) return 'active'
  if (hiddenSpellings.includes(word)) return 'hidden'
  throw new RefusedRow(column, 'is neither active nor hidden')
}
