import { suggestProducts } from '#contract/search.ts'
import type { Client } from '#contract/client.ts'
import { priceInQuery, priceRangeOf } from '#domain/search/price-in-query.ts'
import type { ListingQuery } from './listing-query.ts'

/**
 * The listing for a search that names a price (SEARCH-39): with the filter of prices and, where the rest of the search is
 * the name of a category, with that category instead of a search; and with what was typed (SEARCH-55). Undefined for a search without a price.
 */
export async function fetchPricedQuery(client: Client, query: ListingQuery): Promise<ListingQuery | undefined> {
  const priced = query.prices ? undefined : priceInQuery(query.q ?? '')
  if (!priced) return undefined
  const inPrices = { ...query, q: priced.q, prices: priceRangeOf(priced), typed: query.q, page: undefined }
  const category = priced.q && !query.category ? await fetchNamedCategory(client, priced.q) : undefined
  return category === undefined ? inPrices : { ...inPrices, q: undefined, category: String(category) }
}

/** The only category that a text is a name of; without it, or if the call fails, the text is searched. */
async function fetchNamedCategory(client: Client, q: string): Promise<number | undefined> {
  const lines = await client.call(suggestProducts, { q }).catch(() => [])
  const [named, ...others] = lines.filter((line) => line.is_exact)
  return others.length === 0 ? (named?.category_id ?? undefined) : undefined
}
