import { isMadeForPhones } from '#domain/products/facets/facets.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { type Counts, type ValueCount, frequentAndSelected, presentValues, sumOf } from './count-values.ts'
import { type KindFacet, countDevices, countKindFacets } from './count-kinds.ts'
import { countListedAmong } from './count-cards.ts'
import { type CountedDocIdSet, type DocIdSet, docsOf, hasDoc } from './doc-id-set.ts'
import { type ExcludedOnlyBy, cardCounter, productCounter } from './facet-counter.ts'
import type { CountedRequest, FilterSets } from './filters.ts'
import type { Brand, Category, Device } from './indexed-product.ts'
import { type PriceLevelColumns, countBelow, noPrice } from './price-columns.ts'
import { inStockAt } from './stock-columns.ts'

const brandsMax = 100
const modelsMax = 50
const starsCounted = [5, 4, 3, 2, 1]

/** How many entries of the list each value of a filter would show while the other filters stay as they are. */
export interface Facets {
  categories: ValueCount<Category>[]
  brands: ValueCount<Brand>[]
  models: ValueCount<string>[]
  devices: ValueCount<Device>[]
  kinds: KindFacet[]
  /** The lowest and the highest price, null where no product has one. */
  prices: { fromCentavos: number; toCentavos: number } | null
  /** With at least so many stars. */
  rated: ValueCount<number>[]
  onlyOffers: number
  onlyInStock: number
}

interface FacetInput {
  index: CatalogueIndex
  level: PriceLevelColumns
  sets: FilterSets
  docs: CountedDocIdSet
  /** The entries of the list: one document of each card, or all. */
  shown: CountedDocIdSet
  excludedOnlyBy: ExcludedOnlyBy
  filters: CountedRequest
}

/** Counts the facets: cards in a list by model, else products. */
export function countFacets(input: FacetInput): Facets {
  const { index, level, docs, shown, excludedOnlyBy, filters } = input
  const { categories, brands, stars, facets } = index
  const { models } = facets
  const { storeVariant, byModel } = filters
  const counter = byModel ? cardCounter(input, input.shown) : productCounter(input)
  const categoriesFound = presentValues(categories, counter.values('category', categories)).sort(
    ({ value: a }, { value: b }) => a.position - b.position || a.id - b.id,
  )
  const category = filters.category ?? (categoriesFound.length === 1 ? categoriesFound[0]?.value.id : undefined)
  const kindInput = { index, storeVariant, filters, category, counter }
  const isOfModels = category === undefined || !isMadeForPhones(storeVariant, category) || filters.models.length > 0
  return {
    categories: categoriesFound,
    brands: frequentAndSelected(index, {
      column: brands,
      counts: counter.values('brands', brands),
      max: brandsMax,
      selected: filters.brands,
    }).sort(({ value: a }, { value: b }) => (a.slug < b.slug ? -1 : 1)),
    models: isOfModels ? countModels(index, counter.values('models', models), filters) : [],
    devices: countDevices(kindInput),
    kinds: countKindFacets(kindInput),
    prices: priceBounds(level, [docs, excludedOnlyBy('prices')]),
    rated: countRated(counter.keys('rated', stars, (value) => starsCounted.filter((least) => value >= least))),
    onlyOffers: filters.onlyOffers ? shown.size : countListedAmong(index, docs, { among: level.offers, byModel }),
    // Without this filter the result is cached for all branches, and `filterProducts` counts for the requested one.
    onlyInStock: filters.onlyInStock ? shown.size : 0,
  }
}

/** How many entries the list of a set has with what has a free unit at a branch alone. */
export function countInStock(
  index: CatalogueIndex,
  set: CountedDocIdSet,
  { branchCode, byModel }: Pick<CountedRequest, 'branchCode' | 'byModel'>,
): number {
  return countListedAmong(index, set, { among: inStockAt(index.stock, branchCode, index.codes.length), byModel })
}

const countRated = (counts: ReadonlyMap<number, number>): ValueCount<number>[] =>
  starsCounted.flatMap((value) => {
    const count = counts.get(value)
    return count ? [{ value, count }] : []
  })

/**
 * Products without a model are not offered as a model of their own. In a search most of whose products have none the models
 * are left out, unless one is chosen: they are the devices that the products are for (SEARCH-12).
 */
function countModels(
  index: CatalogueIndex,
  counts: Counts,
  { text, models: chosen }: CountedRequest,
): ValueCount<string>[] {
  const { models } = index.facets
  const empty = models.ordinalByKey.get('')
  const without = empty === undefined ? 0 : (counts.byOrdinal[empty] as number)
  if (empty !== undefined) counts.byOrdinal[empty] = 0
  if (text !== undefined && chosen.length === 0 && sumOf(counts) < without) return []
  return frequentAndSelected(index, { column: models, counts, max: modelsMax, selected: chosen })
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
  let first = 0
  while (first < order.length && !isInAny(sets, order[first] as number)) first += 1
  if (first === order.length) return []
  let last = order.length - 1
  while (!isInAny(sets, order[last] as number)) last -= 1
  return [order[first] as number, order[last] as number]
}

/** Without a function for each document: up to all of them are looked at. */
function isInAny(sets: readonly DocIdSet[], doc: number): boolean {
  for (let nth = 0; nth < sets.length; nth += 1) if (hasDoc(sets[nth] as DocIdSet, doc)) return true
  return false
}
