import type { StoreVariant } from '#domain/products/category-codes.ts'
import { type FacetName, facetNames } from '#domain/products/facets/facet-names.ts'
import type { SortOrder } from '#domain/products/listing.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { docsWith } from './dictionary-column.ts'
import { docsWithKeys } from './facet-columns.ts'
import { type DocIdSet, docIdSetOf } from './doc-id-set.ts'
import { type PriceLevelColumns, countBelow, noPrice } from './price-columns.ts'
import { docsInRange } from './sort-permutation.ts'
import { inStockAt } from './stock-columns.ts'

/** The filters that choose products. One that is undefined, empty or false is not in use. */
export interface ProductFilters {
  text: string | undefined
  category: number | undefined
  /** Slugs. */
  brands: string[]
  models: string[]
  /** The devices that a product is made for, by their keys: any of them. */
  devices: string[]
  /** The keys of the facets by kind: any of a facet, and all facets. */
  keys: Partial<Record<FacetName, string[]>>
  /** In whole RD$, both ends included. */
  prices: { from?: number | undefined; to?: number | undefined } | undefined
  /** At least so many stars. */
  rated: number | undefined
  onlyOffers: boolean
  onlyInStock: boolean
}

export type FilterName = Exclude<keyof ProductFilters, 'keys'> | FacetName

/** What a list asks for: filters, and which page of their result in which order, at which branch. */
export interface ListRequest extends ProductFilters {
  page: number
  limit: number
  sort: SortOrder
  branchCode: number
  /** One card for each model (decision 062). */
  byModel: boolean
  /** Which numbers the categories have, and with that which facets. */
  storeVariant: StoreVariant
}

/** A list whose facets are counted. */
export interface CountedRequest extends ListRequest {
  /** The search names a model: it needs no question for which one. */
  namesModel: boolean | undefined
}

/** The documents that each filter in use lets through. */
export type FilterSets = Map<FilterName, DocIdSet>

const allStars = [1, 2, 3, 4, 5]

/** The sets of the filters in use. A brand, model or category that the store does not have lets nothing through. */
export function filterSets(
  index: CatalogueIndex,
  level: PriceLevelColumns,
  request: ListRequest,
  matches: TextMatches | undefined,
): FilterSets {
  const { category, brands, models, devices, keys, prices, rated, onlyOffers, onlyInStock, branchCode } = request
  const maxDoc = index.codes.length
  const sets: FilterSets = new Map()
  if (matches) sets.set('text', docIdSetOf(matches.docs, maxDoc))
  if (category !== undefined) sets.set('category', docsWith(index.categories, [category], maxDoc))
  if (brands.length > 0) sets.set('brands', docsWith(index.brands, brands, maxDoc))
  if (models.length > 0) sets.set('models', docsWith(index.models, models, maxDoc))
  if (devices.length > 0) sets.set('devices', docsWithKeys(index.facets.devices, devices, maxDoc))
  for (const name of facetNames) {
    const requested = keys[name]
    if (requested) sets.set(name, docsWithKeys(index.facets.keys[name], requested, maxDoc))
  }
  if (prices) sets.set('prices', docsInPriceRange(level, prices, maxDoc))
  if (rated !== undefined) sets.set('rated', docsWith(index.stars, allStars.slice(rated - 1), maxDoc))
  if (onlyOffers) sets.set('onlyOffers', level.offers)
  if (onlyInStock) sets.set('onlyInStock', inStockAt(index.stock, branchCode, maxDoc))
  return sets
}

/** The documents with a price from one to another; those without a price are in no range. */
export function docsInPriceRange(
  level: PriceLevelColumns,
  { from = 0, to = Infinity }: { from?: number | undefined; to?: number | undefined },
  maxDoc: number,
): DocIdSet {
  const first = countBelow(level, from * 100)
  const end = countBelow(level, Math.min(to * 100 + 1, noPrice))
  return docsInRange(level.order, first, end, maxDoc)
}
