import { refuse } from '#contract/refusals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { hasBranch } from './repository.ts'

/** Refuses a branch that the store does not have. A closed one passes: its orders and delivery areas still show its name. */
export async function requireBranch(ctx: Ctx, code: number): Promise<void> {
  if (!(await hasBranch(ctx.db, code))) refuse('not-found')
}
