import { type AddressFields, placeOf } from '#domain/addresses/address.ts'
import { refuse } from '#contract/refusals.ts'
import { listDeliveries } from '#server/modules/delivery/quote-local-deliveries.ts'
import { quoteNationalDeliveries } from '#server/modules/delivery/quote-national-delivery.ts'
import type { Ctx } from '#server/platform/context.ts'

/**
 * Refuses an address that nothing reaches (ACCOUNT-16): a place in no delivery zone of any open branch, or no place in a
 * province without national shipping.
 */
export async function refuseUnreachable(ctx: Ctx, address: AddressFields): Promise<void> {
  const place = placeOf(address)
  if (place) {
    const [deliveries] = await listDeliveries(ctx, [place])
    if (!deliveries?.length) refuse('address-outside-zones')
    return
  }
  const [rate] = await quoteNationalDeliveries(ctx, [address])
  if (!rate) refuse('address-unreachable')
}
