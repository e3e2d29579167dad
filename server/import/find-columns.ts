import { ImportError, columnKey, encodingHint, missingColumns, numberIn } from './mapping.ts'
import { type ColumnName, type Mapping, type SpecificationColumn, numberedColumns } from './mapping-schema.ts'

/** Where a file has what a mapping names: positions in a row. */
export interface ListColumns {
  /** A column that the file lacks, or that this run does not use, is missing. */
  at: Partial<Record<ColumnName, number>>
  /** Columns of price levels above the first, and of branches. */
  levels: { number: number; at: number; name: string }[]
  branches: { number: number; at: number; name: string }[]
  specifications: { column: SpecificationColumn; at: number }[]
  /** The places of all columns that this run reads. */
  places: ReadonlySet<number>
  /** Whether the run changes named columns of known products alone. */
  isPartial: boolean
  /** Whether it changes this column. A column of the code alone is read and not changed. */
  changes: (name: ColumnName) => boolean
}

/** Columns that a shopkeeper means by one word. */
const groups: Readonly<Record<string, readonly ColumnName[]>> = {
  price: ['price', 'levelPrice', 'quantityPrices'],
  special: ['specialPrice', 'specialQuantity', 'specialFrom', 'specialUntil'],
  stock: ['branchStock'],
  names: ['name', 'nameEs'],
  descriptions: ['description', 'descriptionEs'],
  specifications: ['specifications', 'specificationsEs'],
  category: ['category', 'categoryEs', 'categoryId'],
  rating: ['rating', 'ratingsCount'],
}

/**
 * The columns that `--only price,stock` names, by their names in a mapping or in the file, or by a word for several. Refuses
 * what names none.
 */
export function usedColumns(mapping: Mapping, header: readonly string[], only: string): Set<ColumnName> {
  const isThere = (name: ColumnName) => {
    const column = mapping.columns[name]
    return (
      column !== undefined &&
      header.some((one) => columnKey(one) === columnKey(column) || numberIn(column, one) !== undefined)
    )
  }
  const named = Object.entries(mapping.columns) as [ColumnName, string][]
  const used = only.split(',').flatMap((text) => {
    const word = columnKey(text)
    const group = groups[word]?.filter(isThere)
    if (group?.length) return group
    const found = named.find(([name, column]) => columnKey(name) === word || columnKey(column) === word)
    if (found) return [found[0]]
    throw new ImportError(
      `--only names "${text.trim()}", which is no column of the mapping. It has: ${named.map(([name]) => name).join(', ')}.`,
    )
  })
  if (used.includes('code')) throw new ImportError('--only names the code, which finds a product and does not change.')
  return new Set(used)
}

/** Finds the columns of a mapping in the header of a file. Refuses a file that lacks one, or counts an unknown branch. */
export function findColumns(
  mapping: Mapping,
  header: readonly string[],
  { used, branchCodes }: { used?: ReadonlySet<ColumnName> | undefined; branchCodes: readonly number[] },
): ListColumns {
  const missing = missingColumns(mapping, header, used)
  if (missing.length > 0) throw new ImportError(missingSentence(missing, header))
  const places = new Map(header.map((name, at) => [columnKey(name), at]))
  const placeOf = (name: string) => places.get(columnKey(name))
  const isUsed = (name: ColumnName) => !used || used.has(name)
  const codeNames: readonly ColumnName[] = mapping.columns.code ? ['code'] : ['name', 'brand', 'memoryGb', 'storageGb']
  const at: ListColumns['at'] = {}
  for (const [name, column] of Object.entries(mapping.columns) as [ColumnName, string][]) {
    const place = placeOf(column)
    if (place !== undefined && (isUsed(name) || codeNames.includes(name))) at[name] = place
  }
  const [levels, branches] = numberedColumns.map((name) => numbered(mapping.columns[name], header, isUsed(name)))
  const unknown = branches?.find(({ number }) => !branchCodes.includes(number))
  if (unknown) throw new ImportError(`The column "${unknown.name}" counts a branch that the store does not have.`)
  const specifications = mapping.specifications.flatMap((column) => {
    const place = placeOf(column.column)
    return place === undefined || !isUsed('specifications') ? [] : { column, at: place }
  })
  const numberedPlaces = [...(levels ?? []), ...(branches ?? []), ...specifications].map((column) => column.at)
  return {
    at,
    levels: (levels ?? []).filter(({ number }) => number > 1),
    branches: branches ?? [],
    specifications,
    places: new Set([...Object.values(at), ...numberedPlaces]),
    isPartial: used !== undefined,
    changes: (name) => isUsed(name) && at[name] !== undefined,
  }
}

function numbered(pattern: string | undefined, header: readonly string[], isUsed: boolean): ListColumns['levels'] {
  if (!pattern || !isUsed) return []
  return header.flatMap((name, at) => {
    const number = numberIn(pattern, name)
    return number === undefined ? [] : { number, at, name }
  })
}

function missingSentence(missing: readonly string[], header: readonly string[]): string {
  const named = missing.map((name) => `"${name}"`).join(', ')
  return `The mapping names ${missing.length > 1 ? 'columns' : 'a column'} that the file does not have: ${named}. The file has: ${header.join(', ')}.${encodingHint(header)}`
}
