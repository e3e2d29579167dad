import { isMadeForPhones } from '#domain/products/facets/facets.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import {
  type Counts,
  type ValueCount,
  addCounts,
  countLive,
  frequentAndSelected,
  presentValues,
} from './count-values.ts'
import { type KindFacet, countDevices, countKindFacets } from './count-kinds.ts'
import type { DictionaryColumn, OrdinalColumn } from './dictionary-column.ts'
import { type CountedDocIdSet, type DocIdSet, docsOf, hasDoc, intersectionSize } from './doc-id-set.ts'
import type { CountedRequest, FilterName, FilterSets } from './filters.ts'
import type { Brand, Category, Device } from './indexed-product.ts'
import { type PriceLevelColumns, countBelow, noPrice } from './price-columns.ts'
import { scratchCounts, scratchDocs } from './scratch-buffers.ts'
import { inStockAt } from './stock-columns.ts'

const brandsMax = 100
const modelsMax = 50
const starsCounted = [5, 4, 3, 2, 1]

/** How many products each value of a filter would show while the other filters stay as they are. */
export interface Facets {
  categories: ValueCount<Category>[]
  brands: ValueCount<Brand>[]
  models: ValueCount<string>[]
  devices: ValueCount<Device>[]
  kinds: KindFacet[]
  /** The lowest and the highest price, null where no product has one. */
  prices: { fromCentavos: number; toCentavos: number } | null
  /** Products with at least so many stars. */
  rated: ValueCount<number>[]
  onlyOffers: number
  onlyInStock: number
}

/**
 * The documents that one filter excludes and every other filter lets through; undefined for a filter that is not in use.
 * Each call overwrites the set that the last one returned.
 */
export type ExcludedOnlyBy = (name: FilterName) => CountedDocIdSet | undefined

interface FacetInput {
  index: CatalogueIndex
  level: PriceLevelColumns
  sets: FilterSets
  docs: CountedDocIdSet
  excludedOnlyBy: ExcludedOnlyBy
  filters: CountedRequest
}

/**
 * Counts the facets. What a list would show without the filter on brands is what it shows with it, plus what that filter
 * alone excludes: both are disjoint and counted separately.
 */
export function countFacets(input: FacetInput): Facets {
  const { index, level, docs, excludedOnlyBy, filters } = input
  const { categories, brands, stars, facets } = index
  const { models } = facets
  const count = counterFor(input)
  const categoriesFound = presentValues(categories, count('category', categories)).sort(
    ({ value: a }, { value: b }) => a.position - b.position || a.id - b.id,
  )
  const category = filters.category ?? (categoriesFound.length === 1 ? categoriesFound[0]?.value.id : undefined)
  const { storeVariant } = filters
  const kindInput = { index, storeVariant, filters, category, count }
  const isOfModels = category === undefined || !isMadeForPhones(storeVariant, category) || filters.models.length > 0
  return {
    categories: categoriesFound,
    brands: frequentAndSelected(brands, count('brands', brands), brandsMax, filters.brands).sort(
      ({ value: a }, { value: b }) => (a.slug < b.slug ? -1 : 1),
    ),
    models: isOfModels ? countModels(models, count('models', models), filters) : [],
    devices: countDevices(kindInput),
    kinds: countKindFacets(kindInput),
    prices: priceBounds(level, [docs, excludedOnlyBy('prices')]),
    rated: countAtLeast(presentValues(stars, count('rated', stars))),
    onlyOffers: filters.onlyOffers ? docs.size : intersectionSize(docs, level.offers),
    // Without this filter the result is cached for all branches, and `filterProducts` counts for the requested one.
    onlyInStock: filters.onlyInStock ? docs.size : 0,
  }
}

/** How many documents of the set have a free unit at a branch. */
export function countInStock(index: CatalogueIndex, set: DocIdSet, branchCode: number): number {
  return intersectionSize(set, inStockAt(index.stock, branchCode, index.codes.length))
}

/**
 * Counts columns one after the other, each until the next one is counted; the result is listed at most once for all of
 * them.
 */
function counterFor({ index, sets, docs, excludedOnlyBy }: FacetInput) {
  const maxDoc = index.codes.length
  let listed: Uint32Array | undefined
  const list = () => (listed ??= docsOf(docs, scratchDocs(0, maxDoc)))
  return (name: FilterName, column: OrdinalColumn<unknown>): Counts => {
    // The only filter in use: without it all products are shown.
    if (sets.has(name) && sets.size === 1) {
      const counts = scratchCounts(column.values.length)
      counts.set(countLive(index, column))
      return counts
    }
    const counts = scratchCounts(column.values.length)
    addCounts(counts, column, { set: docs, list, maxDoc })
    const excluded = excludedOnlyBy(name)
    if (excluded) {
      const listExcluded = () => docsOf(excluded, scratchDocs(1, maxDoc))
      addCounts(counts, column, { set: excluded, list: listExcluded, maxDoc })
    }
    return counts
  }
}

/**
 * Products without a model are not offered as a model of their own. In a search most of whose products have none the models
 * are left out, unless one is chosen: they are the devices that the products are for (SEARCH-12).
 */
function countModels(
  models: DictionaryColumn<string, string>,
  counts: Counts,
  { text, models: chosen }: CountedRequest,
): ValueCount<string>[] {
  const empty = models.ordinalByKey.get('')
  const without = empty === undefined ? 0 : (counts[empty] as number)
  if (empty !== undefined) counts[empty] = 0
  const having = counts.reduce((sum, count) => sum + count, 0)
  if (text !== undefined && having < without && chosen.length === 0) return []
  return frequentAndSelected(models, counts, modelsMax, chosen)
}

/**
 * The lowest and the highest price in any of the sets. In large sets both are found near the ends of the price order;
 * small sets are read through.
 */
function priceBounds(level: PriceLevelColumns, given: readonly (CountedDocIdSet | undefined)[]): Facets['prices'] {
  const { order, displayPrice } = level
  const sets = given.filter((set) => set !== undefined)
  const isLarge = sets.reduce((size, set) => size + set.size, 0) > order.length / 50
  const lists = isLarge
    ? [firstAndLast(order.subarray(0, countBelow(level, noPrice)), sets)]
    : sets.map((set) => docsOf(set))
  let from = noPrice
  let to = -1
  for (const docs of lists) {
    for (let at = 0; at < docs.length; at += 1) {
      const price = displayPrice[docs[at] as number] as number
      if (price < from) from = price
      if (price > to && price !== noPrice) to = price
    }
  }
  return to < 0 ? null : { fromCentavos: from, toCentavos: to }
}

/** The first and the last document of the order that are in any of the sets. */
function firstAndLast(order: Uint32Array, sets: readonly DocIdSet[]): number[] {
  const isIncluded = (doc: number) => sets.some((set) => hasDoc(set, doc))
  const first = order.find(isIncluded)
  const last = order.findLast(isIncluded)
  return first === undefined || last === undefined ? [] : [first, last]
}

/** From products per whole star to products with at least so many; `[{4: 3}, {5: 2}]` gives five with four or more. */
function countAtLeast(counts: readonly ValueCount<number>[]): ValueCount<number>[] {
  return starsCounted
    .map((value) => ({
      value,
      count: counts.reduce((sum, stars) => sum + (stars.value >= value ? stars.count : 0), 0),
    }))
    .filter(({ count }) => count > 0)
}
