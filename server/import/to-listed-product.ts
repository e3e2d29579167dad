import { RefusedRow, decimal, decimals, tidy, wholeNumber } from './cells.ts'
import type { ImportContext } from './import-context.ts'
import { type ListRow, brandCellOf, brandIn, cellOf, shortTextMax } from './list-row.ts'
import type { ListedCategory, ListedProduct, ListedText } from './listed-product.ts'
import { codeOf, takeApart, takeSizes, variantOf } from './product-name.ts'
import { pictureSourcesIn } from './pictures/picture-source.ts'
import { pricesOf, specialOf } from './read-prices.ts'
import { instantIn } from './read-instant.ts'
import { descriptionOf, nameIn, nameLengthMax } from './read-texts.ts'
import { statedOf } from './stated-fields.ts'
import { featuresOf, specificationsOf } from './specifications.ts'

const productCode = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/
const unitsMax = 1_000_000

/** What a row of the list says of a product. Throws a RefusedRow that names the column and the reason. */
export function toListedProduct(cells: readonly string[], context: ImportContext): ListedProduct {
  const row = readRow(cells, context)
  const code = codeFor(row)
  const { isPartial } = context.columns
  const specifications = specificationsOf(row)
  const prices = pricesOf(cells, context)
  const special = specialOf(cells, context)
  const category = categoryOf(row)
  const stock = stockOf(row)
  const name = nameOf(row)
  const sources = context.columns.changes('pictures')
    ? pictureSourcesIn(cellOf(row, 'pictures'), context.mapping.columns.pictures as string)
    : []
  const features =
    descriptionOf(cells, context) ??
    (isPartial || context.mapping.mayLackColumns ? undefined : featuresOf(specifications ?? []))
  return {
    code,
    stated: statedOf(row, specifications, sources),
    ...(sources.some(({ kind }) => kind !== 'store') && { sources }),
    initial: isPartial ? {} : initialOf(row),
    ...(name && { name }),
    ...(features && { features }),
    ...(category && { category }),
    ...(prices && { prices }),
    ...(special && { special }),
    ...(stock && { stock }),
    ...(row.lacks && { lacks: row.lacks }),
    cameras: camerasOf(row),
  }
}

function readRow(cells: readonly string[], context: ImportContext): ListRow {
  const { mapping, columns } = context
  const row: ListRow = { cells, context, parts: undefined, lacks: undefined }
  const lacking = (['name', 'brand'] as const).find((name) => columns.at[name] === undefined)
  if (lacking) return { ...row, lacks: lackOf(mapping.columns[lacking]) }
  const brandCell = brandCellOf(row)
  // The sizes are read before the name is cut: they often stand at its end.
  const { bare, ...sizes } = takeSizes(cellOf(row, 'name'))
  if (mapping.wholeNames) nameIn(cellOf(row, 'name'), mapping.columns.name, context)
  const title = nameIn(bare, mapping.columns.name, mapping.wholeNames ? silent : context)
  const taken = takeApart(title, brandCell, mapping)
  const parts = { ...taken, ...sizes, brand: brandIn(context, taken.brand) }
  const gigabytes = (name: 'memoryGb' | 'storageGb', max: number) => {
    if (columns.at[name] === undefined) return undefined
    const number = wholeNumber(cellOf(row, name), 1, max, mapping)
    if (number === undefined) context.onLeftOut(mapping.columns[name] as string)
    return number
  }
  const memoryGb = parts.memoryGb ?? gigabytes('memoryGb', 64)
  const storageGb = parts.storageGb ?? gigabytes('storageGb', 16_384)
  const lacks = columns.at.price === undefined && !mapping.mayLackColumns ? lackOf(mapping.columns.price) : undefined
  return { ...row, parts: { ...parts, memoryGb, storageGb }, lacks }
}

const lackOf = (column: string) => ({ column, reason: 'is not in the list, which a new product needs' })

function codeFor(row: ListRow): string {
  const { columns } = row.context.mapping
  if (columns.code) {
    const code = tidy(cellOf(row, 'code'))
    if (!code) throw new RefusedRow(columns.code, 'is empty')
    if (productCode.test(code)) return code
    throw new RefusedRow(columns.code, 'is no product code: 1 to 40 letters, digits, points, dashes or underscores')
  }
  const made = row.parts && codeOf(row.parts)
  if (!made) throw new RefusedRow(columns.name, 'has no letter or digit to make a code from')
  return made
}

function nameOf(row: ListRow): ListedText | undefined {
  const { context, parts } = row
  const { mapping, columns } = context
  if (!parts || !columns.changes('name')) {
    // Without the brand beside it a name is taken as it is, in a list that has whole names.
    const en =
      columns.changes('name') && mapping.wholeNames ? nameIn(cellOf(row, 'name'), mapping.columns.name, context) : ''
    const es = columns.changes('nameEs') ? tidy(cellOf(row, 'nameEs')) : undefined
    const own = { ...(es !== undefined && { es: es && nameIn(es, mapping.columns.nameEs as string, context) }) }
    return en || es !== undefined ? { ...(en && { en }), ...own } : undefined
  }
  const variant = mapping.wholeNames ? '' : variantOf(parts.memoryGb, parts.storageGb)
  const title = mapping.wholeNames
    ? nameIn(cellOf(row, 'name'), mapping.columns.name, silent)
    : withVariant(parts.title, variant, mapping.columns.name)
  if (columns.at.nameEs === undefined) return mapping.mayLackColumns ? { en: title } : { en: title, es: title }
  const written = cellOf(row, 'nameEs')
  if (!tidy(written)) return { en: title, es: title }
  const columnEs = mapping.columns.nameEs as string
  const es = nameIn(mapping.wholeNames ? written : takeSizes(written).bare, columnEs, context)
  return { en: title, es: withVariant(es, variant, columnEs) }
}

/** For a name that is cut a second time: the report counts it once. */
const silent = { onCut: () => {} }

/** A name with its variant at the end, both within the length of a name. */
function withVariant(name: string, variant: string, column: string): string {
  return variant ? `${nameIn(name, column, silent, nameLengthMax - variant.length - 1)} ${variant}` : name
}

/** A rating without a count, popularity, pictures of the studio and the first stock belong to new products alone. */
function initialOf(row: ListRow): ListedProduct['initial'] {
  const { context, parts } = row
  const { mapping, columns } = context
  const isRatedAlone = columns.changes('rating') && !columns.changes('ratingsCount')
  const rating = isRatedAlone ? decimal(cellOf(row, 'rating'), mapping) : undefined
  const isRated = rating !== undefined && rating > 0 && rating <= 5
  if (isRatedAlone && !isRated) context.onLeftOut(mapping.columns.rating as string)
  const createdAt = columns.changes('createdAt')
    ? instantIn(cellOf(row, 'createdAt'), { column: mapping.columns.createdAt as string })
    : null
  return {
    ...(parts && { model: parts.model.slice(0, shortTextMax).trim() }),
    warrantyDays: mapping.warrantyDays,
    ...(isRated && { popularity: Math.round(rating * 100), ratingAverage: Math.round(rating * 10) / 10 }),
    createdAt: createdAt ?? context.now,
  }
}

function categoryOf(row: ListRow): ListedCategory | undefined {
  const { changes } = row.context.columns
  if (!changes('category') && !changes('categoryId')) return undefined
  const { columns } = row.context.mapping
  const id = tidy(cellOf(row, 'categoryId'))
  const number = id ? wholeNumber(id, 1, 1_000_000_000) : undefined
  if (id && number === undefined) throw new RefusedRow(columns.categoryId as string, 'is no whole number above zero')
  const key = tidy(cellOf(row, 'category'))
  if (!key && number === undefined && !row.context.mapping.category)
    throw new RefusedRow(columns.category ?? (columns.categoryId as string), 'is empty')
  if (key.length > 80) throw new RefusedRow(columns.category as string, 'is longer than 80 characters')
  return { key, nameEs: tidy(cellOf(row, 'categoryEs')).slice(0, 80), id: number }
}

/** What branches have by the list; an empty cell says nothing. */
function stockOf({ cells, context }: ListRow): ListedProduct['stock'] {
  const { branches } = context.columns
  if (branches.length === 0) return undefined
  return branches.flatMap(({ number, at, name }) => {
    const cell = cells[at] as string
    if (!tidy(cell)) return []
    const onHand = wholeNumber(cell, 0, unitsMax, context.mapping)
    if (onHand === undefined) throw new RefusedRow(name, `is no whole number from 0 to ${unitsMax}`)
    return { branchCode: number, onHand }
  })
}

function camerasOf(row: ListRow): number | undefined {
  const numbers = decimals(cellOf(row, 'cameras'))
  return numbers.length > 1 ? numbers.length : numbers[0]
}

/** The code of a row that was refused, where it can be read. */
export function codeOfRow(cells: readonly string[], context: ImportContext): string | undefined {
  try {
    return codeFor(readRow(cells, { ...context, onLeftOut: () => {}, onThousands: () => {}, onCut: () => {} }))
  } catch {
    return undefined
  }
}
