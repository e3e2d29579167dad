import { lastPage } from '#domain/catalogue/listing.ts'
import { levelOf as levelOfActor } from '#server/modules/catalogue/level.ts'
import { type CardRow, listCards } from '#server/modules/catalogue/list-cards.ts'
import type { Ctx } from '#server/platform/context.ts'
import { arrange } from './arrange.ts'
import type { Matches } from './facets.ts'
import type { ListFilters } from './filters.ts'
import { findMatches } from './matches.ts'
import { levelOf } from './prices.ts'
import { queryIdOf } from './query-id.ts'
import { catalogueIndex } from './refresh.ts'

export interface ProductList extends Pick<Matches, 'total' | 'facets' | 'relaxed'> {
  rows: CardRow[]
  page: number
  pages: number
  corrected: string | null
  queryId: string | null
}

/**
 * One page of the catalogue, at the caller's price level, and how many each choice of a filter would show. The index says which products; what
 * their cards show is read from the database. A page past the end is empty and tells how many there are.
 */
export async function listProducts(ctx: Ctx, filters: ListFilters): Promise<ProductList> {
  const index = await catalogueIndex(ctx)
  const number = levelOfActor(ctx.actor)
  const { docs, text, total, facets, relaxed } = findMatches(index, number, filters)
  const page = arrange(index, levelOf(index.prices, number, index.codes), docs, text, filters)
  const codes = page.map((doc) => index.codes[doc] as string)
  return {
    rows: await listCards(ctx, codes, filters.branchCode),
    total,
    page: filters.page,
    pages: lastPage(total, filters.limit),
    facets,
    relaxed,
    corrected: text?.corrected ?? null,
    queryId: queryIdOf(ctx.language, filters),
  }
}
