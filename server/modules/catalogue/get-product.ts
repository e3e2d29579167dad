import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { levelOf } from './level.ts'
import { type ProductDetailRow, findProduct } from './repository.ts'

/** One product by its _id or code, with its stock at one branch and at all. Refuses what does not exist or is hidden. */
export async function getProduct(ctx: Ctx, key: string, branchCode: number): Promise<ProductDetailRow> {
  return (await findProduct(ctx.db, key, branchCode, levelOf(ctx.actor), ctx.language)) ?? refuse('not-found')
}
