import type { Point } from '#domain/branches/distance.ts'
import { refuse } from '#contract/refusals.ts'
import { listDeliveries } from '#server/modules/delivery/quote-local-deliveries.ts'
import type { Ctx } from '#server/platform/context.ts'

/** Refuses a place that lies in no delivery zone of any open branch (ACCOUNT-16). */
export async function refuseOutsideZones(ctx: Ctx, point: Point): Promise<void> {
  const [deliveries] = await listDeliveries(ctx, [point])
  if (!deliveries?.length) refuse('address-outside-zones')
}
