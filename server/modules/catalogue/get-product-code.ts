import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findProductCode } from './repository.ts'

/** The code of a product that is named by its _id or its code. Refuses what does not exist or is hidden. */
export async function getProductCode(ctx: Ctx, key: string): Promise<string> {
  return (await findProductCode(ctx.db, key)) ?? refuse('not-found')
}
