import type { Ctx } from '#server/platform/context.ts'
import { priceLevelOf } from './price-level.ts'
import { type CardRow, listCards } from './list-cards.ts'
import * as repository from './showcase-repository.ts'

const hotsMax = 10

interface Asked {
  branchCode: number
  /** By their slugs; none stands for all. */
  brands: readonly string[]
}

/** What sells best right now, at the caller's price level (PRODUCT-7); what the branch has in stock comes first. */
export async function listHots(ctx: Ctx, { branchCode, brands }: Asked): Promise<CardRow[]> {
  const codes = await repository.listHots(ctx.db, {
    branchCode,
    brands,
    level: priceLevelOf(ctx.actor),
    limit: hotsMax,
  })
  return listCards(ctx, codes, branchCode)
}
