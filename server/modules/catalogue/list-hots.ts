import type { Ctx } from '#server/platform/context.ts'
import { levelOf } from './level.ts'
import type { ProductRow } from './repository.ts'
import * as repository from './showcase-repository.ts'

const hotsMax = 10

/** What sells best right now, at the caller's price level (S7); what the branch has in stock comes first. */
export async function listHots(ctx: Ctx, { branchCode }: { branchCode: number }): Promise<ProductRow[]> {
  return repository.listHots(ctx.db, { branchCode, level: levelOf(ctx.actor), language: ctx.language }, hotsMax)
}
