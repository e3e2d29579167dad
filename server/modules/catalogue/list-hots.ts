import type { Ctx } from '#server/platform/context.ts'
import { levelOf } from './level.ts'
import { type CardRow, listCards } from './list-cards.ts'
import * as repository from './showcase-repository.ts'

const hotsMax = 10

/** What sells best right now, at the caller's price level (S7); what the branch has in stock comes first. */
export async function listHots(ctx: Ctx, { branchCode }: { branchCode: number }): Promise<CardRow[]> {
  return listCards(ctx, await repository.listHots(ctx.db, branchCode, levelOf(ctx.actor), hotsMax), branchCode)
}
