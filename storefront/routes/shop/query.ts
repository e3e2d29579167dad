import { defaultPageSize, defaultSortOrder } from '#domain/products/listing.ts'

/** The filters by their names on the wire, in the order in which addresses carry them. */
export const filterNames = [
  'q',
  'category',
  'brands_selected',
  'models_selected',
  'prices',
  'rated',
  'only_offers',
  'only_with_existence',
  'place',
  'order_by',
  'limit',
  'page',
] as const
export type FilterName = (typeof filterNames)[number]

/** What a listing asks for: filters as the address carries them; what is missing is at its default. */
export type Query = Partial<Record<FilterName, string>>

const defaults: Query = {
  order_by: defaultSortOrder,
  limit: String(defaultPageSize),
  page: '1',
  only_offers: '0',
  only_with_existence: '0',
}

/**
 * The filters in an address or a form. A name that comes several times is a list, as a form without JavaScript sends
 * it; both ends of the price range are such a pair. Empty values and defaults are left out, and so is a lowest price of
 * 0.
 */
export function queryOf(entries: { getAll(name: string): unknown[] }): Query {
  const query: Query = {}
  for (const name of filterNames) {
    const given = entries.getAll(name).map(String).join(',').trim()
    const value = name === 'prices' ? withoutZeros(given) : given
    if (/[^,]/.test(value) && value !== defaults[name]) query[name] = value
  }
  return query
}

const withoutZeros = (prices: string) => (/^\d+,/.test(prices) ? prices.replace(/^0+/, '') : prices)

/** The address of a listing. */
export function shopPath(query: Query): string {
  const search = new URLSearchParams()
  for (const name of filterNames) {
    const value = query[name]
    if (value && value !== defaults[name]) search.set(name, value)
  }
  // Commas may stand in a query as they are; encoded they make addresses that nobody can read.
  const text = search.toString().replaceAll('%2C', ',')
  return text ? `/shop?${text}` : '/shop'
}

/** A listing with some filters changed, from its first page again unless a page is among the changes. */
export function withFilters(query: Query, changes: Query): Query {
  return { ...query, page: undefined, ...changes }
}

/** A listing without its filters and search, in the same order and page size. */
export function withoutFilters({ order_by, limit }: Query): Query {
  return { ...(order_by && { order_by }), ...(limit && { limit }) }
}

const narrowingNothing: readonly FilterName[] = ['q', 'order_by', 'limit', 'page']

/** Whether anything but its search narrows a listing. */
export const hasFilters = (query: Query): boolean =>
  filterNames.some((name) => query[name] && !narrowingNothing.includes(name))

/** The different parts of a list such as `apple,samsung`. */
export const listOf = (value: string | undefined): string[] =>
  [...new Set(value?.split(',').map((part) => part.trim()))].filter(Boolean)
