import type { SortOrder } from '#domain/products/listing.ts'
import type { TextMatches } from '#search-engine/text-matches.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { docsWith } from './choices.ts'
import { type DocSet, docSetOf } from './doc-set.ts'
import { docsBetween } from './order.ts'
import { type Level, countBelow, noPrice } from './prices.ts'
import { stockAt } from './stock.ts'

export interface ListFilters {
  q: string | undefined
  page: number
  limit: number
  sort: SortOrder
  category: number | undefined
  /** Slugs. */
  brands: string[]
  models: string[]
  /** In whole RD$. */
  prices: { from?: number | undefined; to?: number | undefined } | undefined
  branchCode: number
  rated: number | undefined
  onlyOffers: boolean
  onlyWithStock: boolean
}

/** The filters that choose products, by their names on the wire. */
export type FilterName =
  | 'q'
  | 'category'
  | 'brands_selected'
  | 'models_selected'
  | 'prices'
  | 'rated'
  | 'only_offers'
  | 'only_with_existence'

/** Which products each filter in use lets through. */
export type FilterSets = Map<FilterName, DocSet>

const allStars = [1, 2, 3, 4, 5]

/** The sets of the filters that are in use. What a filter names and the store does not have is found nowhere. */
export function filterSets(
  index: CatalogueIndex,
  level: Level,
  filters: ListFilters,
  text: TextMatches | undefined,
): FilterSets {
  const { category, brands, models, prices, rated, onlyOffers, onlyWithStock, branchCode } = filters
  const size = index.codes.length
  const sets: FilterSets = new Map()
  if (text) sets.set('q', docSetOf(text.docs, size))
  if (category !== undefined) sets.set('category', docsWith(index.categories, [category], size))
  if (brands.length > 0) sets.set('brands_selected', docsWith(index.brands, brands, size))
  if (models.length > 0) sets.set('models_selected', docsWith(index.models, models, size))
  if (prices) sets.set('prices', priced(level, size, prices))
  if (rated !== undefined) sets.set('rated', docsWith(index.stars, allStars.slice(rated - 1), size))
  if (onlyOffers) sets.set('only_offers', level.offers)
  if (onlyWithStock) sets.set('only_with_existence', stockAt(index.stock, branchCode, size))
  return sets
}

/** Both ends count. What has no price lies at none. */
function priced(level: Level, size: number, { from = 0, to = Infinity }: NonNullable<ListFilters['prices']>): DocSet {
  const first = countBelow(level, from * 100)
  const end = countBelow(level, Math.min(to * 100 + 1, noPrice))
  return docsBetween(level.order, first, end, size)
}
