import type { Brand, CatalogueIndex, Category } from './catalogue-index.ts'
import { withRoom } from './column.ts'
import { type Choices, type Column, docsNumbered } from './choices.ts'
import { type CountedSet, type DocSet, countBoth, docsOf, hasDoc, intersection } from './doc-set.ts'
import { type FilterName, type FilterSets, type ListFilters, stockAt } from './filters.ts'
import { type Level, countBelow, noPrice } from './prices.ts'

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
  const docs = intersection([...sets.values(), index.live])
  const without = withoutEach(index, sets, docs)
  const total = docs.size
  return { docs, total, facets: countFacets(index, level, without, filters), relaxed: total > 0 ? [] : relax(sets, without) }
}

/** What is found without one of the filters; without one that is not in use, that is all that is found. */
type Without = (name: FilterName) => CountedSet

function withoutEach(index: CatalogueIndex, sets: FilterSets, all: CountedSet): Without {
  const made = new Map<FilterName, CountedSet>()
  return (name) => {
    if (!sets.has(name)) return all
    const known = made.get(name)
    if (known) return known
    const others = [...sets].filter(([other]) => other !== name).map(([, set]) => set)
    const set = intersection([...others, index.live], roomForSet(made.size, index.live.words.length))
    made.set(name, set)
    return set
  }
}

function relax(sets: FilterSets, without: Without): Matches['relaxed'] {
  return [...sets.keys()]
    .map((filter) => ({ filter, total: without(filter).size }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, relaxedMax)
}

function countFacets(index: CatalogueIndex, level: Level, without: Without, filters: ListFilters): Facets {
  const count = countersFor(index.codes.length, without)
  const { categories, brands, models, stars } = index
  return {
    categories: all(categories, count('category', categories)).sort(({ value: a }, { value: b }) => a.position - b.position || a.id - b.id),
    brands: most(brands, count('brands_selected', brands), brandsMax, filters.brands).sort(({ value: a }, { value: b }) =>
      a.slug < b.slug ? -1 : 1,
    ),
    models: most(models, withoutNameless(models, count('models_selected', models)), modelsMax, filters.models),
    prices: bounds(level, without('prices')),
    rated: atLeast(all(stars, count('rated', stars))),
    onlyOffers: countBoth(without('only_offers'), level.offers),
    // Without that filter what is found is kept for all branches, and each counts its own (`findMatches`).
    onlyWithStock: filters.onlyWithStock ? countWithStock(index, without('only_with_existence'), filters.branchCode) : 0,
  }
}

/** How many of the set a branch has a free piece of. */
export function countWithStock(index: CatalogueIndex, set: DocSet, branchCode: number): number {
  return countBoth(set, stockAt(index, branchCode))
}

// Sets and lists of documents are made for each count and thrown away: written over the last ones they spare the memory's cleaner half of its work.
const setRooms: Int32Array[] = []
const listRooms: Uint32Array[] = []

function roomForSet(nth: number, length: number): Int32Array {
  const room = withRoom(setRooms[nth] ?? new Int32Array(), length)
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

/** Counts columns; a set that several of them are counted in is listed once. */
function countersFor(size: number, without: Without) {
  const listed = new Map<DocSet, Uint32Array>()
  const docsIn = (set: CountedSet): Uint32Array => {
    const docs = listed.get(set) ?? docsOf(set, roomForList(listed.size, size))
    listed.set(set, docs)
    return docs
  }
  return (name: FilterName, column: Column<unknown>): Counts => {
    const set = without(name)
    // Few values in a large set are counted by comparing whole sets, 32 documents at a time, others document by document.
    const isQuickerBySets = column.values.length * set.words.length < 2 * set.size
    return isQuickerBySets
      ? Uint32Array.from(column.values, (_, number) => countBoth(set, docsNumbered(column, number, size)))
      : tally(column, docsIn(set))
  }
}

/** How often each value of the column stands at the documents. */
function tally({ values, column }: Column<unknown>, docs: Uint32Array): Counts {
  const counts = new Uint32Array(values.length)
  for (let at = 0; at < docs.length; at += 1) {
    const number = column[docs[at] as number] as number
    counts[number] = (counts[number] as number) + 1
  }
  return counts
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
  for (let number = 0; number < counts.length; number += 1) if (counts[number] !== 0) found.push(countedAt(column, counts, number))
  return found
}

/** The most frequent, and those that are chosen however rare: whoever ticked them has to see the tick. */
function most<Key, Value>(column: Choices<Key, Value>, counts: Counts, max: number, chosen: readonly Key[]): Counted<Value>[] {
  // Count and number in one: numbers are sorted in a tenth of the time that objects take, and equal counts keep their order.
  const keys = new Float64Array(counts.length)
  let length = 0
  for (let number = 0; number < counts.length; number += 1) {
    if (counts[number] !== 0) keys[length++] = number - (counts[number] as number) * numbersMax
  }
  const sorted = keys.subarray(0, length).sort()
  const frequent = Array.from(sorted.subarray(0, max), (key) => ((key % numbersMax) + numbersMax) % numbersMax)
  const ticked = chosen.flatMap((key) => column.numbers.get(key) ?? []).filter((number) => counts[number] && !frequent.includes(number))
  return [...frequent, ...new Set(ticked)].map((number) => countedAt(column, counts, number))
}

const numbersMax = 2 ** 20

/** The cheapest and the dearest of the set. In a large set they stand near the ends of the order, a small one is looked through. */
function bounds(level: Level, set: CountedSet): Facets['prices'] {
  const { order, shown } = level
  const priced = countBelow(level, noPrice)
  const docs = set.size > order.length / 50 ? ends(order.subarray(0, priced), set) : docsOf(set)
  let from = noPrice
  let to = -1
  for (let at = 0; at < docs.length; at += 1) {
    const price = shown[docs[at] as number] as number
    if (price < from) from = price
    if (price > to && price !== noPrice) to = price
  }
  return to < 0 ? null : { fromCentavos: from, toCentavos: to }
}

/** The first and the last of the order that are in the set. */
function ends(order: Uint32Array, set: DocSet): number[] {
  const isIn = (doc: number) => hasDoc(set, doc)
  const first = order.find(isIn)
  const last = order.findLast(isIn)
  return first === undefined || last === undefined ? [] : [first, last]
}

function atLeast(counts: readonly Counted<number>[]): Counted<number>[] {
  return starsCounted
    .map((value) => ({ value, count: counts.reduce((sum, stars) => sum + (stars.value >= value ? stars.count : 0), 0) }))
    .filter(({ count }) => count > 0)
}
