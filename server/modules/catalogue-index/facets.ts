import { type Bitset, createBitset, bitsetWords } from '#search-engine/bitset.ts'
import type { Brand, CatalogueIndex, Category } from './catalogue-index.ts'
import { withRoom } from './column.ts'
import { type Choices, type Column, docsNumbered } from './choices.ts'
import { type CountedSet, type DocSet, countBoth, difference, docsOf, hasDoc, sift } from './doc-set.ts'
import type { FilterName, FilterSets, ListFilters } from './filters.ts'
import { type Level, countBelow, noPrice } from './prices.ts'
import { stockAt } from './stock.ts'

const brandsMax = 100
const modelsMax = 50
const starsCounted = [5, 4, 3, 2, 1]
const relaxedMax = 5

export interface Counted<Value> {
  value: Value
  count: number
}

/** How many products each choice of a filter would show, the other filters as they are. */
export interface Facets {
  categories: Counted<Category>[]
  brands: Counted<Brand>[]
  models: Counted<string>[]
  /** The lowest and the highest price. */
  prices: { fromCentavos: number; toCentavos: number } | null
  rated: Counted<number>[]
  onlyOffers: number
  onlyWithStock: number
}

/** What the filters let through, together and each without itself. */
export interface Matches {
  docs: CountedSet
  total: number
  facets: Facets
  /** For an empty result: how many would be found with one filter less, the most helpful first. */
  relaxed: { filter: FilterName; total: number }[]
}

/** Finds and counts what the filters let through. */
export function matchFilters(index: CatalogueIndex, level: Level, sets: FilterSets, filters: ListFilters): Matches {
  const size = index.codes.length
  const { all: docs, nearly } = sift(index.live, [...sets.values()], size, roomForSet(0, size))
  const keptOut = (name: FilterName) => {
    const set = sets.get(name)
    return set && difference(nearly, set, roomForSet(1, size))
  }
  const total = docs.size
  return {
    docs,
    total,
    facets: countFacets(index, level, sets, docs, keptOut, filters),
    relaxed: total > 0 ? [] : relax(sets, keptOut),
  }
}

/** What one filter alone keeps out, found anew with each call; undefined for a filter that is not in use. */
type KeptOut = (name: FilterName) => CountedSet | undefined

function relax(sets: FilterSets, keptOut: KeptOut): Matches['relaxed'] {
  return [...sets.keys()]
    .map((filter) => ({ filter, total: keptOut(filter)?.size ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, relaxedMax)
}

/** What would be found without a filter is what is found with it and what it alone keeps out: each is counted once. */
function countFacets(
  index: CatalogueIndex,
  level: Level,
  sets: FilterSets,
  docs: CountedSet,
  keptOut: KeptOut,
  filters: ListFilters,
): Facets {
  const count = counterOf(index, sets, docs, keptOut)
  const { categories, brands, models, stars } = index
  return {
    categories: all(categories, count('category', categories)).sort(
      ({ value: a }, { value: b }) => a.position - b.position || a.id - b.id,
    ),
    brands: most(brands, count('brands_selected', brands), brandsMax, filters.brands).sort(
      ({ value: a }, { value: b }) => (a.slug < b.slug ? -1 : 1),
    ),
    models: most(models, withoutNameless(models, count('models_selected', models)), modelsMax, filters.models),
    prices: bounds(level, [docs, keptOut('prices')]),
    rated: atLeast(all(stars, count('rated', stars))),
    onlyOffers: filters.onlyOffers ? docs.size : countBoth(docs, level.offers),
    // Without that filter what is found is kept for all branches, and each counts its own (`findMatches`).
    onlyWithStock: filters.onlyWithStock ? docs.size : 0,
  }
}

/** How many of the set a branch has a free piece of. */
export function countWithStock(index: CatalogueIndex, set: DocSet, branchCode: number): number {
  return countBoth(set, stockAt(index.stock, branchCode, index.codes.length))
}

// Sets and lists of documents are made for each count and thrown away: written over the last ones they spare the
// memory's cleaner half of its work.
const setRooms: Bitset[] = []
const listRooms: Uint32Array[] = []

function roomForSet(nth: number, size: number): Bitset {
  const room = withRoom(setRooms[nth] ?? createBitset(0), bitsetWords(size))
  setRooms[nth] = room
  return room
}

function roomForList(nth: number, size: number): Uint32Array {
  const room = withRoom(listRooms[nth] ?? new Uint32Array(), size)
  listRooms[nth] = room
  return room
}

/** How many documents have each value of a column, by the values' numbers. */
type Counts = Uint32Array

/** Counts columns; what is found is listed once for all of them. */
function counterOf(index: CatalogueIndex, sets: FilterSets, docs: CountedSet, keptOut: KeptOut) {
  const size = index.codes.length
  let listed: Uint32Array | undefined
  const list = () => (listed ??= docsOf(docs, roomForList(0, size)))
  return (name: FilterName, column: Column<unknown>): Counts => {
    if (sets.has(name) && sets.size === 1) return countLive(index, column)
    const counts = new Uint32Array(column.values.length)
    countInto(counts, column, docs, list, size)
    const others = keptOut(name)
    if (others) countInto(counts, column, others, () => docsOf(others, roomForList(1, size)), size)
    return counts
  }
}

const liveCounts = new WeakMap<Column<unknown>, { generation: number; counts: Counts }>()

/** Of all products; kept until one changes. */
function countLive({ live, codes, generation }: CatalogueIndex, column: Column<unknown>): Counts {
  const known = liveCounts.get(column)
  if (known?.generation === generation) return known.counts.slice()
  const counts = new Uint32Array(column.values.length)
  tally(counts, column, docsOf(live, roomForList(1, codes.length)))
  liveCounts.set(column, { generation, counts })
  return counts.slice()
}

function countInto(
  counts: Counts,
  column: Column<unknown>,
  set: CountedSet,
  list: () => Uint32Array,
  size: number,
): void {
  // Few values in a large set are counted by comparing whole sets, 32 documents at a time, others document by document.
  if (counts.length * set.words.length >= 2 * set.size) return tally(counts, column, list())
  for (let number = 0; number < counts.length; number += 1) {
    counts[number] = (counts[number] as number) + countBoth(set, docsNumbered(column, number, size))
  }
}

/** How often each value of the column stands at the documents. */
function tally(counts: Counts, { column }: Column<unknown>, docs: Uint32Array): void {
  for (let at = 0; at < docs.length; at += 1) {
    const number = column[docs[at] as number] as number
    counts[number] = (counts[number] as number) + 1
  }
}

/** Products without a model are no choice. */
function withoutNameless({ numbers }: Choices<string, string>, counts: Counts): Counts {
  const nameless = numbers.get('')
  if (nameless !== undefined) counts[nameless] = 0
  return counts
}

const countedAt = <Value>({ values }: Column<Value>, counts: Counts, number: number): Counted<Value> => ({
  value: values[number] as Value,
  count: counts[number] as number,
})

/** The values that any document has. */
function all<Value>(column: Column<Value>, counts: Counts): Counted<Value>[] {
  const found: Counted<Value>[] = []
  for (let number = 0; number < counts.length; number += 1)
    if (counts[number] !== 0) found.push(countedAt(column, counts, number))
  return found
}

/** The most frequent, and those that are chosen however rare: whoever ticked them has to see the tick. */
function most<Key, Value>(
  column: Choices<Key, Value>,
  counts: Counts,
  max: number,
  chosen: readonly Key[],
): Counted<Value>[] {
  const frequent = mostFrequent(counts, max)
  const ticked = chosen
    .flatMap((key) => column.numbers.get(key) ?? [])
    .filter((number) => counts[number] && !frequent.includes(number))
  return [...frequent, ...new Set(ticked)].map((number) => countedAt(column, counts, number))
}

/**
 * The numbers with the highest counts, the highest first, of equal ones the lower number. There may be thousands: none
 * is sorted in that is below the last.
 */
function mostFrequent(counts: Counts, max: number): number[] {
  const best: number[] = []
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] as number
    if (count === 0 || (best.length === max && count <= (counts[best[max - 1] as number] as number))) continue
    if (best.length === max) best.pop()
    let at = best.length
    for (; at > 0 && (counts[best[at - 1] as number] as number) < count; at -= 1) best[at] = best[at - 1] as number
    best[at] = number
  }
  return best
}

/**
 * The cheapest and the dearest of the sets. In large sets they stand near the ends of the order, small ones are looked
 * through.
 */
function bounds(level: Level, sets: readonly (CountedSet | undefined)[]): Facets['prices'] {
  const { order, shown } = level
  const found = sets.filter((set) => set !== undefined)
  const isLarge = found.reduce((size, set) => size + set.size, 0) > order.length / 50
  let from = noPrice
  let to = -1
  for (const docs of isLarge
    ? [ends(order.subarray(0, countBelow(level, noPrice)), found)]
    : found.map((set) => docsOf(set))) {
    for (let at = 0; at < docs.length; at += 1) {
      const price = shown[docs[at] as number] as number
      if (price < from) from = price
      if (price > to && price !== noPrice) to = price
    }
  }
  return to < 0 ? null : { fromCentavos: from, toCentavos: to }
}

/** The first and the last of the order that are in any of the sets. */
function ends(order: Uint32Array, sets: readonly DocSet[]): number[] {
  const isIn = (doc: number) => sets.some((set) => hasDoc(set, doc))
  const first = order.find(isIn)
  const last = order.findLast(isIn)
  return first === undefined || last === undefined ? [] : [first, last]
}

function atLeast(counts: readonly Counted<number>[]): Counted<number>[] {
  return starsCounted
    .map((value) => ({
      value,
      count: counts.reduce((sum, stars) => sum + (stars.value >= value ? stars.count : 0), 0),
    }))
    .filter(({ count }) => count > 0)
}
