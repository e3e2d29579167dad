import { lastPage } from '#domain/products/listing.ts'
import { priceLevelOf as levelOfActor } from '#server/modules/products/price-level.ts'
import type { CardRow } from '#server/modules/products/list-cards.ts'
import type { Ctx } from '#server/platform/context.ts'
import { arrange } from './arrange.ts'
import { cardOf } from './cards.ts'
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
 * One page of the catalogue, at the caller's price level, and how many each choice of a filter would show. All of it
 * stands in the index. A page past the end is empty and tells how many there are.
 */
export async function listProducts(ctx: Ctx, filters: ListFilters): Promise<ProductList> {
  const index = await catalogueIndex(ctx)
  const level = levelOfActor(ctx.actor)
  const { docs, text, total, facets, relaxed } = findMatches(index, level, filters)
  const page = arrange(index, levelOf(index.prices, level, index.codes), docs, text, filters)
  const seen = { level, branchCode: filters.branchCode, language: ctx.language }
  return {
    rows: page.map((doc) => cardOf(index, doc, seen)),
    total,
    page: filters.page,
    pages: lastPage(total, filters.limit),
    facets,
    relaxed,
    corrected: text?.corrected ?? null,
    queryId: queryIdOf(ctx.language, filters),
  }
}
