import { firstBranchCode } from '#domain/branches/default-branch.ts'
import { type Point, nearest } from '#domain/branches/distance.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listBranches } from './list-branches.ts'

/** The code of the open branch nearest to a place; 1 where none is open (SHELL-8). */
export async function findNearestBranch(ctx: Ctx, point: Point): Promise<number> {
  const open = (await listBranches(ctx)).filter((branch) => branch.active)
  return nearest(point, open)?.code ?? firstBranchCode
}
