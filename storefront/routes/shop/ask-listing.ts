import { listProducts } from '#contract/catalogue.ts'
import type { Client } from '#contract/client.ts'
import type { InputOf, ReplyOf } from '#contract/endpoint.ts'
import { type ProductCard, toCard } from '../../cart/card-price.ts'
import type { Query } from './query.ts'

/** A listing, and what was asked for. */
export interface Listing {
  query: Query
  list: Omit<ReplyOf<typeof listProducts>, 'docs'> & { docs: ProductCard[] }
  /** The branch whose stock it shows. */
  branchCode: number
}

/** What the store lists at the prices of whom the client speaks for. Of a page past the end, as an old link may ask for, the last one there is. */
export async function askListing(client: Client, query: Query, ownBranch: number, signal?: AbortSignal): Promise<Listing> {
  const ask = (page: string | undefined) =>
    client.call(listProducts, { place: ownBranch, ...query, page } as InputOf<typeof listProducts>, signal && { signal })
  const asked = await ask(query.page)
  const list = asked.page > asked.pages ? await ask(String(asked.pages)) : asked
  return { query, list: { ...list, docs: list.docs.map(toCard) }, branchCode: Number(query.place ?? ownBranch) }
}
