import type { PriceRow } from '#domain/products/unit-price.ts'
import { type Notation, RefusedRow, decimal, mayBeThousands, notationHint, tidy, wholeNumber } from './cells.ts'
import type { ImportContext } from './import-context.ts'
import { entriesOf } from './list-cell.ts'
import type { ListedPrices, ListedSpecial } from './listed-product.ts'
import { instantIn } from './read-instant.ts'

const centavosMax = 1_000_000_000
const quantityMax = 1_000_000
const levelMax = 99_999

/** The prices of a row; undefined where the run changes none. */
export function pricesOf(cells: readonly string[], context: ImportContext): ListedPrices | undefined {
  const { mapping, columns } = context
  const byLevel = new Map<number, number | undefined>()
  const { price: at } = columns.at
  if (at !== undefined && columns.changes('price')) {
    const first = centavosIn(cells[at] as string, mapping.columns.price, context)
    if (first === undefined && !mapping.mayLackColumns) throw notAnAmount(mapping.columns.price, '', mapping)
    byLevel.set(1, first)
    for (const [level, percent] of Object.entries(mapping.levelDiscountPercent))
      if (first !== undefined) byLevel.set(Number(level), roundUp((first * (100 - percent)) / 100, context))
  }
  for (const level of columns.levels)
    byLevel.set(level.number, centavosIn(cells[level.at] as string, level.name, context))
  const { quantityPrices } = columns.at
  const byQuantity =
    quantityPrices === undefined ? undefined : quantityPricesIn(cells[quantityPrices] as string, context)
  return byLevel.size > 0 || byQuantity ? { byLevel, byQuantity } : undefined
}

/** What a row says of the offer, of the columns that the list has; undefined where it has none. */
export function specialOf(cells: readonly string[], context: ImportContext): ListedSpecial | undefined {
  const { at } = context.columns
  const names = context.mapping.columns
  const cell = (place: number) => cells[place] as string
  const instant = (place: number, name: 'specialFrom' | 'specialUntil') =>
    instantIn(cell(place), { column: names[name] as string, isEnd: name === 'specialUntil' })
  const special: ListedSpecial = {
    ...(at.specialPrice !== undefined && {
      priceCentavos: centavosIn(cell(at.specialPrice), names.specialPrice as string, context) || null,
    }),
    ...(at.specialQuantity !== undefined && {
      minQuantity: quantityIn(cell(at.specialQuantity), names.specialQuantity as string),
    }),
    ...(at.specialFrom !== undefined && { from: instant(at.specialFrom, 'specialFrom') }),
    ...(at.specialUntil !== undefined && { until: instant(at.specialUntil, 'specialUntil') }),
  }
  return Object.keys(special).length === 0 ? undefined : special
}

function quantityIn(cell: string, column: string): number {
  const quantity = tidy(cell) ? wholeNumber(cell, 1, quantityMax) : 1
  if (quantity === undefined) throw new RefusedRow(column, 'is no whole number above zero')
  return quantity
}

/** `1:10=950.00|2:10=900.00`: from ten units on 950 at level 1, and 900 at level 2. Without a level it is the first. */
function quantityPricesIn(cell: string, context: ImportContext): PriceRow[] {
  const column = context.mapping.columns.quantityPrices as string
  const rows = entriesOf(cell).map(([from = '', amount = '', ...more]) => {
    const [, level = '1', quantity] = /^(?:(\d{1,5}) ?: ?)?(\d{1,7})$/.exec(from) ?? []
    const minQuantity = quantity === undefined ? undefined : wholeNumber(quantity, 2, quantityMax)
    const priceCentavos = centavosIn(amount, column, context)
    if (minQuantity === undefined || priceCentavos === undefined || more.length > 0 || !wholeNumber(level, 1, levelMax))
      throw new RefusedRow(column, 'is not of the form 10=950.00|2:10=900.00 (level, quantity from 2 on, price)')
    return { level: Number(level), minQuantity, priceCentavos }
  })
  const keys = new Set(rows.map(({ level, minQuantity }) => `${level}:${minQuantity}`))
  if (keys.size < rows.length) throw new RefusedRow(column, 'has two prices for one quantity')
  return rows
}

/** An amount of the list as centavos at its rate, rounded up; undefined for an empty cell. */
function centavosIn(cell: string, column: string, context: ImportContext): number | undefined {
  if (!tidy(cell)) return undefined
  const { mapping, rate } = context
  const amount = decimal(cell, mapping)
  if (amount === undefined) {
    const hint = notationHint(cell, mapping)
    if (hint) context.onHint(hint)
    throw notAnAmount(column, cell, mapping)
  }
  if (amount < 0 || (amount === 0 && !mapping.mayLackColumns)) throw new RefusedRow(column, 'is not above zero')
  if (mayBeThousands(cell, mapping)) context.onThousands(column)
  const centavos = roundUp(amount * rate * 100, context)
  if (centavos > centavosMax)
    throw new RefusedRow(column, `comes to RD$${centavos / 100}, above the highest price of RD$${centavosMax / 100}`)
  return centavos
}

// An amount that is above a step by rounding alone counts as that step, such as 0.72 × 12,500 = 9,000.
function roundUp(centavos: number, { mapping }: ImportContext): number {
  const step = Math.round(mapping.roundUpToPesos * 100)
  return Math.ceil(centavos / step - 1e-7) * step
}

const notAnAmount = (column: string, cell: string, { decimalComma }: Notation) =>
  new RefusedRow(column, `"${shown(cell)}" is no amount such as ${decimalComma ? '1.250,50' : '1,250.50'}`)
const shown = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)
