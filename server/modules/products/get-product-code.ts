import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCodeInAnyCase, findProductCode } from './repository.ts'

/**
 * The code of a product by its _id or its code, in whatever case. Refuses a product that does not exist or is hidden.
 */
export async function getProductCode(ctx: Ctx, key: string): Promise<string> {
  return (await findProductCode(ctx.db, key)) ?? (await findCodeInAnyCase(ctx.db, key)) ?? refuse('not-found')
}
