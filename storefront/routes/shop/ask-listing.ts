import { listProducts } from '#contract/products.ts'
import type { Client } from '#contract/client.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { type ProductCard, toCard } from '../../product/product-card.ts'
import { type Query, hasFilters } from './query.ts'

/** A listing, and what was asked for. */
export interface Listing {
  query: Query
  list: Omit<ReplyOf<typeof listProducts>, 'docs'> & { docs: ProductCard[] }
  /** The branch whose stock it shows. */
  branchCode: number
  /** How many its search finds without the filters; 0 where something is found with them, or with one of them less. */
  searchTotal: number
}

/** The shortest list that the store answers with. */
const fewest = '10'

/**
 * What the store lists at the prices of whom the client speaks for. Of a page past the end, as an old link may ask for,
 * the last one there is.
 */
export async function askListing(
  client: Client,
  query: Query,
  ownBranch: number,
  signal?: AbortSignal,
): Promise<Listing> {
  const ask = (wanted: Query) =>
    client.call(listProducts, { place: ownBranch, ...wanted } as InputOf<typeof listProducts>, signal && { signal })
  const asked = await ask(query)
  const list = asked.page > asked.pages ? await ask({ ...query, page: String(asked.pages) }) : asked
  return {
    query,
    list: { ...list, docs: list.docs.map(toCard) },
    branchCode: Number(query.place ?? ownBranch),
    searchTotal: await countUnfiltered(),
  }

  /**
   * What no single filter keeps out may lie behind several: the way back to the search alone is offered only where it
   * leads somewhere.
   */
  async function countUnfiltered(): Promise<number> {
    const { q } = query
    const isLost = list.total === 0 && list.relaxed.length === 0 && hasFilters(query)
    return q && isLost ? (await ask({ q, limit: fewest })).total : 0
  }
}
