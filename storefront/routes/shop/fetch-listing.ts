import { listProducts } from '#contract/products.ts'
import type { Client } from '#contract/client.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { oneOfEachModel } from '#domain/products/one-of-each-model.ts'
import { type ProductCard, toCard } from '../../product/product-card.ts'
import { type ListingQuery, hasFilters, nearestQuery } from './listing-query.ts'

/** A page of products, one for each model (SEARCH-62), with the query that it answers. */
export interface Listing {
  query: ListingQuery
  list: Omit<ReplyOf<typeof listProducts>, 'docs'> & { docs: ProductCard[] }
  /** The branch whose stock the cards show. */
  branchCode: number
  /** The number of products that the search alone finds, where the filters beside it leave none; 0 otherwise. */
  searchTotal: number
  /**
   * Where there are no products: a row of what the branch has. These are products of the nearest search where it offers
   * one (SEARCH-28), else the most popular ones.
   */
  instead: ProductCard[]
}

/** The smallest page size of the API: only the total of that response is used. */
const smallestLimit = '10'
const insteadMax = 4

/** The listing of a query at the prices of the client's caller. A page past the end, as in an old link, is replaced by the last page. */
export async function fetchListing(
  client: Client,
  query: ListingQuery,
  ownBranch: number,
  signal?: AbortSignal,
): Promise<Listing> {
  const fetchPage = ({ typed: _typed, ...filters }: ListingQuery) =>
    client.call(
      listProducts,
      { place: ownBranch, ...filters, by_model: '1' } as InputOf<typeof listProducts>,
      signal && { signal },
    )
  const first = await fetchPage(query)
  const list = first.page > first.pages ? await fetchPage({ ...query, page: String(first.pages) }) : first
  return {
    query,
    list: { ...list, docs: list.docs.map(toCard) },
    branchCode: Number(query.place ?? ownBranch),
    searchTotal: await countUnfiltered(),
    instead: list.total === 0 ? await fetchInstead() : [],
  }

  async function fetchInstead(): Promise<ProductCard[]> {
    const { docs } = await fetchPage({
      ...nearestQuery(list.nearest),
      limit: smallestLimit,
      only_with_existence: '1',
    })
    // One of each model, as far as there are so many.
    const models = oneOfEachModel(docs)
    return [...models, ...docs.filter((one) => !models.includes(one))].slice(0, insteadMax).map(toCard)
  }

  /**
   * The response says how many products each single filter excludes. If dropping one is not enough, the page offers the
   * search without all filters, provided that it finds something.
   */
  async function countUnfiltered(): Promise<number> {
    const { q } = query
    const needsCount = list.total === 0 && list.relaxed.length === 0 && hasFilters(query)
    return q && needsCount ? (await fetchPage({ q, limit: smallestLimit })).total : 0
  }
}
