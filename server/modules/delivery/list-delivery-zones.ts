import type { DeliveryZone } from '#domain/delivery/local-delivery.ts'
import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listServiceAreas } from './repository.ts'

/** The zones of a branch's own messenger; none of a closed branch. Refuses a branch that the store does not have. */
export async function listDeliveryZones(ctx: Ctx, branchCode: number): Promise<DeliveryZone[]> {
  await requireBranch(ctx, branchCode)
  const [area] = await listServiceAreas(ctx.db, [branchCode])
  return area?.zones ?? []
}
