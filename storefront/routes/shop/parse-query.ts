import { type FilterName, toggleFilters } from '#contract/product-filters.ts'
import { productFilters } from '#contract/products.ts'
import { pageSizes } from '#domain/products/listing.ts'
import { hasWords } from '#domain/search/fold-text.ts'
import { priceInQuery, priceRangeOf } from '#domain/search/price-in-query.ts'
import { normalizeQuery } from '#domain/search/normalize-query.ts'
import { type ListingQuery, queryFromEntries } from './listing-query.ts'

const pagesMax = 10_000

/**
 * The filters of a URL's query, each checked by the contract's schema. An invalid filter falls back to its default and the
 * others count, so that a wrong link still lists products, unless it names a category or branch that does not exist
 * (`unknownFilter`). What was typed counts where it names the very prices. A page beyond the limit becomes the last page that the API accepts.
 */
export function parseQuery(search: URLSearchParams): ListingQuery {
  const query: ListingQuery = {}
  const { typed = '', ...filters } = queryFromEntries(search)
  for (const [name, given] of Object.entries(filters) as [FilterName, string][]) {
    const value = name === 'q' ? normalizeQuery(given) : name === 'page' ? clampPage(given) : given
    if (!productFilters.shape[name].safeParse(value).success) continue
    if (name === 'limit' && !(pageSizes as readonly number[]).includes(Number(value))) continue
    const normal = normalValue(name, value)
    if (normal) query[name] = normal
  }
  const text = normalizeQuery(typed)
  const priced = priceInQuery(text)
  return priced && priceRangeOf(priced) === query.prices ? { ...query, typed: text } : query
}

const numbers: readonly FilterName[] = ['category', 'limit', 'page', 'place', 'rated']

/** A value in the form that the pages write, so that equal filters have equal text; undefined for a default. */
function normalValue(name: FilterName, value: string): string | undefined {
  if ((toggleFilters as readonly FilterName[]).includes(name))
    return value === '1' || value === 'true' ? '1' : undefined
  // The search looks for words: a text without any, such as `!?`, would list all products as its results.
  if (name === 'q') return hasWords(value) ? value : undefined
  if (numbers.includes(name)) return String(Number(value))
  if (name === 'brands_selected') return value.toLowerCase()
  return name === 'prices' ? ascending(value) : value
}

/** The categories and branches that exist, as a URL names them; undefined where they did not load: then any value counts as known. */
export type KnownFilterValues = Partial<Record<'category' | 'place', readonly string[] | undefined>>

/**
 * The filter of a URL that names a category that does not exist or a branch that is not open; undefined if there is none.
 * The page of such a filter could show its number only. A category that is no number (`12abc`), or several, does not exist
 * either: listing all products instead would mislead. A brand or a model needs no such check: the URL contains its name,
 * and an empty list answers the question.
 */
export function unknownFilter(search: URLSearchParams, known: KnownFilterValues): 'category' | 'place' | undefined {
  const [given, query] = [queryFromEntries(search), parseQuery(search)]
  const isUnknown = (name: 'category' | 'place') =>
    query[name] === undefined || known[name]?.includes(query[name]) === false
  return (['category', 'place'] as const).find((name) => given[name] !== undefined && isUnknown(name))
}

const clampPage = (page: string) => (/^\d{1,20}$/.test(page) ? String(Math.min(Number(page), pagesMax)) : page)

/** The ends of a price range in ascending order. */
function ascending(prices: string): string {
  const [from, to] = prices.split(',')
  return from && to && Number(from) > Number(to) ? `${to},${from}` : prices
}
