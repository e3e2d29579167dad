import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCodeInAnyCase } from './code-repository.ts'
import { priceLevelOf } from './price-level.ts'
import { type ProductDetail, findProduct } from './repository.ts'

/**
 * One product by its _id or its code, in whatever case, with its stock at one branch and at all. Refuses what does not
 * exist or is hidden.
 */
export async function getProduct(ctx: Ctx, key: string, branchCode: number): Promise<ProductDetail> {
  const find = (named: string) => findProduct(ctx.db, named, branchCode, priceLevelOf(ctx.actor), ctx.language)
  const asWritten = async () => {
    const code = await findCodeInAnyCase(ctx.db, key)
    return code === undefined ? undefined : find(code)
  }
  return (await find(key)) ?? (await asWritten()) ?? refuse('not-found')
}
