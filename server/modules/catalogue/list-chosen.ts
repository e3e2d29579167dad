import type { Ctx } from '#server/platform/context.ts'
import * as repository from './chosen-repository.ts'
import { levelOf } from './level.ts'

/** The products that somebody chose by their codes, at the caller's price level. What does not exist or is hidden is left out. */
export function listChosen(ctx: Ctx, { codes, place }: { codes: readonly string[]; place: number }): Promise<repository.ChosenRow[]> {
  return repository.listChosen(ctx.db, { codes, branchCode: place, level: levelOf(ctx.actor), language: ctx.language })
}
