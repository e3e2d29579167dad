import type { Ctx } from '#server/platform/context.ts'
import { type Branch, listBranchRows } from './repository.ts'

/** All branches, closed ones included, in the order of their codes. */
export function listBranches(ctx: Pick<Ctx, 'db'>): Promise<Branch[]> {
  return listBranchRows(ctx.db)
}
