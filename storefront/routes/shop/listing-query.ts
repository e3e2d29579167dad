import { type FilterName, filterNames, toggleFilters } from '#contract/product-filters.ts'
import { defaultPageSize, defaultSortOrder } from '#domain/products/listing.ts'
import { wholePesos } from './whole-pesos.ts'

/**
 * The query of a listing: filters with their values as the URL contains them; a missing filter is at its default. `typed`
 * is the search of which the filter of prices was read (SEARCH-55), and no filter itself.
 */
export type ListingQuery = Partial<Record<FilterName | 'typed', string>>

const defaults: ListingQuery = {
  order_by: defaultSortOrder,
  limit: String(defaultPageSize),
  page: '1',
  ...Object.fromEntries(toggleFilters.map((name) => [name, '0'])),
}

/**
 * The filters in a URL's query or in a form. A name with several values becomes a list, as a form without JavaScript sends
 * it: `brands_selected=apple&brands_selected=samsung` is `apple,samsung`. Both ends of the price range are such a pair.
 * Empty values and defaults are left out, and so is a lowest price of 0.
 */
export function queryFromEntries(entries: { getAll(name: string): unknown[] }): ListingQuery {
  const query: ListingQuery = {}
  for (const name of filterNames) {
    const given = entries.getAll(name).map(String)
    const value = name === 'prices' ? priceRange(given) : given.join(',').trim()
    if (/[^,]/.test(value) && value !== defaults[name]) query[name] = value
  }
  const [typed] = entries.getAll('typed')
  if (typed && query.prices) query.typed = String(typed)
  return query
}

/** Two values are those of fields, in which somebody may have typed before their code had loaded: `RD$ 2,000.00`. */
const priceRange = (ends: string[]) => withoutZeros((ends.length > 1 ? ends.map(wholePesos) : ends).join(',').trim())

const withoutZeros = (prices: string) => (/^\d+,/.test(prices) ? prices.replace(/^0+/, '') : prices)

/** The path and query of a listing, without filters at their default. */
export function shopPath(query: ListingQuery): string {
  const search = new URLSearchParams()
  for (const name of filterNames) {
    const value = query[name]
    if (value && value !== defaults[name]) search.set(name, value)
  }
  if (query.typed && query.prices) search.set('typed', query.typed)
  // A query may contain commas as they are; encoded, they would make the URL hard to read.
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `/shop?${text}` : '/shop'
}

/** A query with some filters changed. It starts again from the first page, unless a page is among the changes. */
export function withFilters(query: ListingQuery, changes: ListingQuery): ListingQuery {
  const { typed, ...others } = query
  // Other prices are none of the typed text any more.
  return { ...others, ...(typed && !('prices' in changes) && { typed }), page: undefined, ...changes }
}

/** A query without filters and search, with the same sort order and page size. */
export function withoutFilters({ order_by, limit }: ListingQuery): ListingQuery {
  return { ...(order_by && { order_by }), ...(limit && { limit }) }
}

/** A query without the filters that narrow what the page's heading says: its search or, without one, its category. */
export function withoutChips(query: ListingQuery): ListingQuery {
  const { q, category } = query
  return { ...withoutFilters(query), ...(q ? { q } : category && { category }) }
}

/** The query of the nearest search: its category where it is one, as its number counts (SEARCH-41). */
export function nearestQuery(nearest: { q: string | null; category_id: number | null } | null): ListingQuery {
  if (nearest?.category_id) return { category: String(nearest.category_id) }
  return nearest?.q ? { q: nearest.q } : {}
}

const notFiltering: readonly FilterName[] = ['q', 'order_by', 'limit', 'page']

/** Whether a query has any filter besides its search. */
export const hasFilters = (query: ListingQuery): boolean =>
  filterNames.some((name) => query[name] && !notFiltering.includes(name))

/** The distinct values of a list such as `apple,samsung`. */
export const splitList = (value: string | undefined): string[] =>
  [...new Set(value?.split(',').map((part) => part.trim()))].filter(Boolean)
