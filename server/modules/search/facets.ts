import type { Brand, CatalogueIndex, Category, Choices } from './catalogue-index.ts'
import { type DocSet, countBoth, countDocs, docsOf, intersection } from './doc-set.ts'
import { type FilterName, type FilterSets, type ListFilters, stockAt } from './filters.ts'
import { type Level, noPrice } from './prices.ts'

const brandsMax = 100
const modelsMax = 50
const starsCounted = [4, 3, 2, 1]
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
  docs: DocSet
  total: number
  facets: Facets
  /** For an empty result: how many would be found with one filter less, the most helpful first. */
  relaxed: { filter: FilterName; total: number }[]
}

/** Finds and counts what the filters let through. */
export function matchFilters(index: CatalogueIndex, level: Level, sets: FilterSets, filters: ListFilters): Matches {
  const docs = intersection([index.live, ...sets.values()])
  const without = withoutEach(index, sets, docs)
  const total = countDocs(docs)
  return { docs, total, facets: countFacets(index, level, without, filters), relaxed: total > 0 ? [] : relax(sets, without) }
}

/** What is found without one of the filters; without one that is not in use, that is all that is found. */
type Without = (name: FilterName) => DocSet

function withoutEach(index: CatalogueIndex, sets: FilterSets, all: DocSet): Without {
  const made = new Map<FilterName, DocSet>()
  return (name) => {
    if (!sets.has(name)) return all
    const known = made.get(name) ?? intersection([index.live, ...[...sets].filter(([other]) => other !== name).map(([, set]) => set)])
    made.set(name, known)
    return known
  }
}

function relax(sets: FilterSets, without: Without): Matches['relaxed'] {
  return [...sets.keys()]
    .map((filter) => ({ filter, total: countDocs(without(filter)) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)
    .slice(0, relaxedMax)
}

function countFacets(index: CatalogueIndex, level: Level, without: Without, filters: ListFilters): Facets {
  const listed = new Map<DocSet, Uint32Array>()
  const docsWithout = (name: FilterName): Uint32Array => {
    const set = without(name)
    const docs = listed.get(set) ?? docsOf(set)
    listed.set(set, docs)
    return docs
  }
  return {
    categories: counted(index.categories, docsWithout('category')).toSorted(
      ({ value: a }, { value: b }) => a.position - b.position || a.id - b.id,
    ),
    brands: most(counted(index.brands, docsWithout('brands_selected')), brandsMax, ({ slug }) => filters.brands.includes(slug)).toSorted(
      ({ value: a }, { value: b }) => (a.name < b.name ? -1 : 1),
    ),
    models: most(
      counted(index.models, docsWithout('models_selected')).filter(({ value }) => value !== ''),
      modelsMax,
      (model) => filters.models.includes(model),
    ),
    prices: bounds(level.shown, docsWithout('prices')),
    rated: countStars(index.stars, docsWithout('rated')),
    onlyOffers: countBoth(without('only_offers'), level.offers),
    onlyWithStock: countBoth(without('only_with_existence'), stockAt(index, filters.branchCode)),
  }
}

/** How often each value of the column stands at the documents; those that stand nowhere are left out. */
function counted<Value>({ values, column }: Choices<Value>, docs: Uint32Array): Counted<Value>[] {
  const counts = new Uint32Array(values.length)
  for (let at = 0; at < docs.length; at += 1) {
    const number = column[docs[at] as number] as number
    counts[number] = (counts[number] as number) + 1
  }
  const found: Counted<Value>[] = []
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] as number
    if (count > 0) found.push({ value: values[number] as Value, count })
  }
  return found
}

/** The most frequent, and those that are chosen however rare: whoever ticked them has to see the tick. */
function most<Value>(choices: Counted<Value>[], max: number, isChosen: (value: Value) => boolean): Counted<Value>[] {
  const sorted = choices.toSorted((a, b) => b.count - a.count)
  return sorted.filter(({ value }, place) => place < max || isChosen(value))
}

function bounds(shown: Int32Array, docs: Uint32Array): Facets['prices'] {
  let from = noPrice
  let to = -1
  for (let at = 0; at < docs.length; at += 1) {
    const price = shown[docs[at] as number] as number
    if (price < from) from = price
    if (price > to && price !== noPrice) to = price
  }
  return to < 0 ? null : { fromCentavos: from, toCentavos: to }
}

function countStars(stars: Uint8Array, docs: Uint32Array): Counted<number>[] {
  const counts = new Uint32Array(6)
  for (let at = 0; at < docs.length; at += 1) {
    const number = stars[docs[at] as number] as number
    counts[number] = (counts[number] as number) + 1
  }
  return starsCounted
    .map((value) => ({ value, count: counts.subarray(value).reduce((sum, count) => sum + count, 0) }))
    .filter(({ count }) => count > 0)
}
