import { colourIn } from '#domain/products/colours.ts'
import { sceneFor } from '#domain/products/scene.ts'
import type { PriceRow } from '#domain/products/unit-price.ts'
import { type Studio, studioPictures } from '#server/modules/products/studio-pictures.ts'
import type { ProductToWrite } from '#server/modules/products/upsert-products.ts'
import { RefusedRow, decimal, decimals, tidy } from './cells.ts'
import { type Mapping, columnKey } from './mapping.ts'
import { type NameParts, codeOf, shownStorage, takeApart, variantOf } from './product-name.ts'
import { featuresOf, specificationOf } from './specifications.ts'

const nameLengthMax = 160
const pesosMax = 10_000_000
const productCode = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/

export interface ImportContext {
  mapping: Mapping
  /** RD$ for one unit of the list's currency. */
  rate: number
  branchCodes: readonly number[]
  studio: Studio
  now: Date
  /** Called with each cell that was left out because its value is impossible. */
  onLeftOut: (column: string) => void
}

/** A row by column, under the names that `columnKey` makes of the header's. */
export type Row = ReadonlyMap<string, string>

/** One row as a product. Throws a RefusedRow that names the column and the reason. */
export function toProduct(row: Row, context: ImportContext): ProductToWrite {
  const { mapping, now } = context
  const { columns } = mapping
  const parts = namePartsOf(row, context)
  const variant = variantOf(parts.memoryGb, parts.storageGb)
  const code = codeFor(row, parts, mapping)
  const specifications = [...sizesOf(parts), ...specificationsOf(row, context)]
  const title = `${parts.title} ${variant}`.trim()
  const titleEs = columns.nameEs ? `${required(row, columns.nameEs)} ${variant}`.trim() : title
  const colour = columns.color ? colourIn(cellOf(row, columns.color)) : undefined
  const rating = columns.rating ? decimal(cellOf(row, columns.rating)) : undefined
  const isRated = rating !== undefined && rating > 0 && rating <= 5
  if (columns.rating && !isRated) context.onLeftOut(columns.rating)
  return {
    code,
    name: { en: title, es: titleEs },
    features: featuresOf(specifications),
    specifications,
    brand: parts.brand,
    categoryId: mapping.category.id,
    subcategory: null,
    model: parts.model,
    color: colour?.en ?? null,
    storage: parts.storageGb === undefined ? null : shownStorage(parts.storageGb),
    warrantyDays: mapping.warrantyDays,
    special: null,
    popularity: isRated ? Math.round(rating * 100) : 0,
    ratingAverage: isRated ? Math.round(rating * 10) / 10 : 0,
    reviewsCount: 0,
    createdAt: now,
    prices: pricesOf(row, context),
    pictures: studioPictures(context.studio, {
      categoryId: mapping.category.id,
      scene: sceneFor({ categoryId: mapping.category.id, name: title, cameras: camerasOf(row, mapping) }),
      hex: colour?.hex ?? anyColour(code),
    }),
    stock: stockOf(context),
  }
}

const cellOf = (row: Row, column: string): string => row.get(columnKey(column)) ?? ''

function required(row: Row, column: string): string {
  const text = tidy(cellOf(row, column))
  if (!text) throw new RefusedRow(column, 'is empty')
  if (text.length > nameLengthMax) throw new RefusedRow(column, `is longer than ${nameLengthMax} characters`)
  return text
}

function namePartsOf(row: Row, { mapping, onLeftOut }: ImportContext): NameParts {
  const { columns } = mapping
  const parts = takeApart(required(row, columns.name), required(row, columns.brand), mapping)
  if (!parts.brand.slug) throw new RefusedRow(columns.brand, 'has no letter or digit')
  const gigabytes = (column: string | undefined, max: number) => {
    const number = column ? decimal(cellOf(row, column)) : undefined
    if (number !== undefined && Number.isInteger(number) && number >= 1 && number <= max) return number
    if (column) onLeftOut(column)
    return undefined
  }
  const memoryGb = parts.memoryGb ?? gigabytes(columns.memoryGb, 64)
  const storageGb = parts.storageGb ?? gigabytes(columns.storageGb, 16_384)
  return { ...parts, memoryGb, storageGb }
}

function codeFor(row: Row, parts: NameParts, { columns }: Mapping): string {
  if (!columns.code) {
    const made = codeOf(parts)
    if (!made) throw new RefusedRow(columns.name, 'has no letter or digit to make a code from')
    return made
  }
  const code = required(row, columns.code)
  if (!productCode.test(code))
    throw new RefusedRow(columns.code, 'is no product code: 1 to 40 letters, digits, points, dashes or underscores')
  return code
}

/** Memory and storage: from the name when it has them, else from their columns. */
function sizesOf({ memoryGb, storageGb }: NameParts): ProductToWrite['specifications'] {
  const size = (en: string, es: string, value: string) => ({ name: { en, es }, value: { en: value, es: value } })
  return [
    ...(memoryGb === undefined ? [] : [size('Memory', 'Memoria RAM', `${memoryGb} GB`)]),
    ...(storageGb === undefined ? [] : [size('Storage', 'Almacenamiento', shownStorage(storageGb))]),
  ]
}

function specificationsOf(row: Row, { mapping, onLeftOut }: ImportContext): ProductToWrite['specifications'] {
  return mapping.specifications.flatMap((column) => {
    const cell = cellOf(row, column.column)
    const specification = specificationOf(column, cell)
    if (!specification && tidy(cell)) onLeftOut(column.column)
    return specification ?? []
  })
}

/** Level 1 by the rate, the other levels lower by their percentage; each rounded up to the next step of pesos. */
function pricesOf(row: Row, { mapping, rate }: ImportContext): PriceRow[] {
  const column = mapping.columns.price
  const amount = decimal(cellOf(row, column))
  if (amount === undefined)
    throw new RefusedRow(column, `"${shown(cellOf(row, column))}" is no amount such as 1,250.50`)
  if (amount <= 0) throw new RefusedRow(column, 'is not above zero')
  const step = mapping.roundUpToPesos
  // An amount that is above a step by rounding alone counts as that step, such as 0.72 × 12,500 = 9,000.
  const roundUp = (pesos: number) => Math.ceil(pesos / step - 1e-9) * step
  const pesos = roundUp(amount * rate)
  if (pesos > pesosMax) throw new RefusedRow(column, `comes to RD$${pesos}, above the highest price of RD$${pesosMax}`)
  const others = Object.entries(mapping.levelDiscountPercent).map(([level, percent]) => ({
    level: Number(level),
    pesos: roundUp((pesos * (100 - percent)) / 100),
  }))
  return [{ level: 1, pesos }, ...others].map((price) => ({
    level: price.level,
    minQuantity: 1,
    priceCentavos: price.pesos * 100,
  }))
}

function camerasOf(row: Row, { columns }: Mapping): number | undefined {
  if (!columns.cameras) return undefined
  const numbers = decimals(cellOf(row, columns.cameras))
  return numbers.length > 1 ? numbers.length : numbers[0]
}

function stockOf({ mapping, branchCodes }: ImportContext): ProductToWrite['stock'] {
  const { stock } = mapping
  return branchCodes.map((branchCode) => ({
    branchCode,
    onHand: typeof stock === 'number' ? stock : (stock[branchCode] ?? 0),
  }))
}

/** Usual colours of phones, for lists that do not name one. */
const usualColours = [
  'black',
  'graphite',
  'midnight blue',
  'silver',
  'space gray',
  'pearl white',
  'sky blue',
  'forest green',
]

/** A colour for the pictures of a product whose own is unknown: always the same one for the same code. */
function anyColour(code: string): string {
  const sum = [...code].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7)
  return colourIn(usualColours[sum % usualColours.length] as string)?.hex ?? '1b1c1f'
}

const shown = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)
