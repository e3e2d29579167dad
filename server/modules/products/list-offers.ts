import { categoryCode } from '#domain/products/category-codes.ts'
import type { Ctx } from '#server/platform/context.ts'
import { priceLevelOf } from './price-level.ts'
import { type CardRow, listCards } from './list-cards.ts'
import * as repository from './showcase-repository.ts'

// Pages pass over the first and show ten (HOME-4).
const offersMax = 11

interface Asked {
  branchCode: number
  brands: readonly string[]
}

/** The running offers, the largest discount first (PRODUCT-7), and when those of the flash offers' category end. */
export async function listOffers(
  ctx: Ctx,
  { branchCode, brands }: Asked,
): Promise<{ rows: CardRow[]; flashEndsAt: Date | undefined }> {
  const level = priceLevelOf(ctx.actor)
  const rows = await listCards(ctx, await repository.listOffers(ctx.db, level, brands, ctx.now, offersMax), branchCode)
  const flashCategory = categoryCode(ctx.settings.STORE_LOOK, 'speakers')
  return { rows, flashEndsAt: await repository.findOffersEnd(ctx.db, flashCategory, level, ctx.now) }
}
