import { type NationalRate, nationalRateTo } from '#domain/delivery/national-shipping.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listNationalRates } from './repository.ts'

/**
 * What national shipping to each of some addresses costs for the order of one branch, in their order (DELIVERY-10).
 * Undefined where it does not go.
 */
export async function quoteNationalDeliveries(
  ctx: Ctx,
  addresses: readonly { province: string; city: string }[],
): Promise<(NationalRate | undefined)[]> {
  if (addresses.length === 0) return []
  const rates = await listNationalRates(ctx.db)
  return addresses.map((address) => nationalRateTo(rates, address))
}
