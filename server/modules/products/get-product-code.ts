import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findCodeInAnyCase } from './code-repository.ts'
import { findProductCode } from './repository.ts'

/**
 * The code of a product that is named by its _id or its code, in whatever case. Refuses what does not exist or is
 * hidden.
 */
export async function getProductCode(ctx: Ctx, key: string): Promise<string> {
  return (await findProductCode(ctx.db, key)) ?? (await findCodeInAnyCase(ctx.db, key)) ?? refuse('not-found')
}
