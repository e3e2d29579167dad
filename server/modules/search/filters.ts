import type { SortOrder } from '#domain/catalogue/listing.ts'
import type { TextMatches } from '#domain/search/text-index.ts'
import type { CatalogueIndex, Choices } from './catalogue-index.ts'
import { type DocSet, addDoc, createDocSet, docSetOf } from './doc-set.ts'
import { type Level, noPrice } from './prices.ts'

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

/** The sets of the filters that are in use. What a filter names and the store does not have is found nowhere. */
export function filterSets(index: CatalogueIndex, level: Level, filters: ListFilters, text: TextMatches | undefined): FilterSets {
  const { category, brands, models, prices, rated, onlyOffers, onlyWithStock, branchCode } = filters
  const size = index.codes.length
  const sets: FilterSets = new Map()
  if (text) sets.set('q', docSetOf(text.docs, size))
  if (category !== undefined)
    sets.set(
      'category',
      chosen(index.categories, size, ({ id }) => id === category),
    )
  if (brands.length > 0)
    sets.set(
      'brands_selected',
      chosen(index.brands, size, ({ slug }) => brands.includes(slug)),
    )
  if (models.length > 0)
    sets.set(
      'models_selected',
      chosen(index.models, size, (model) => models.includes(model)),
    )
  if (prices) sets.set('prices', priced(level.shown, size, prices))
  if (rated !== undefined) sets.set('rated', ratedAtLeast(index.stars, size, rated))
  if (onlyOffers) sets.set('only_offers', level.offers)
  if (onlyWithStock) sets.set('only_with_existence', stockAt(index, branchCode))
  return sets
}

/** The products of which a branch has a free piece. */
export function stockAt(index: CatalogueIndex, branchCode: number): DocSet {
  return index.inStock.get(branchCode) ?? createDocSet(index.codes.length)
}

function chosen<Value>({ values, column }: Choices<Value>, size: number, isWanted: (value: Value) => boolean): DocSet {
  const wanted = Uint8Array.from(values, (value) => Number(isWanted(value)))
  const set = createDocSet(size)
  for (let doc = 0; doc < size; doc += 1) if (wanted[column[doc] as number] === 1) addDoc(set, doc)
  return set
}

/** Both ends count. A product without a price is at no price. */
function priced(shown: Int32Array, size: number, { from, to }: { from?: number | undefined; to?: number | undefined }): DocSet {
  const low = (from ?? 0) * 100
  const high = Math.min((to ?? Infinity) * 100, noPrice - 1)
  const set = createDocSet(size)
  for (let doc = 0; doc < size; doc += 1) if ((shown[doc] as number) >= low && (shown[doc] as number) <= high) addDoc(set, doc)
  return set
}

function ratedAtLeast(stars: Uint8Array, size: number, rated: number): DocSet {
  const set = createDocSet(size)
  for (let doc = 0; doc < size; doc += 1) if ((stars[doc] as number) >= rated) addDoc(set, doc)
  return set
}
