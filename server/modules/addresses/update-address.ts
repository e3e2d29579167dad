import {
  type SentAddressFields,
  completeAddress,
  isSameAddress,
  refusalOfQuotedAddress,
  refusalToMoveAddress,
} from '#domain/addresses/address.ts'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseOutsideZones } from './refuse-outside-zones.ts'
import { type Address, listAddresses, updateAddress as storeAddress } from './repository.ts'

/**
 * Changes an address of the customer. One that moves has to be as far from the others, and as well inside the delivery
 * zones, as a new one; one that stays where it is may be corrected even where zones have changed since. One that an
 * active quotation goes to stays as it is (ACCOUNT-86).
 */
export async function updateAddress(ctx: CustomerCtx, id: string, sent: SentAddressFields): Promise<Address> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const existing = await listAddresses(ctx.db, customerId)
  const address = existing.find((each) => each.id === id) ?? refuse('not-found')
  const fields = completeAddress(sent, address)
  if (!isSameAddress(fields, address)) refuseIf(refusalOfQuotedAddress(address.quotedUntil, ctx.now))
  if (address.lat !== fields.lat || address.lng !== fields.lng) {
    refuseIf(
      refusalToMoveAddress(
        fields,
        existing.filter((each) => each.id !== id),
      ),
    )
    await refuseOutsideZones(ctx, fields)
  }
  await storeAddress(ctx.db, customerId, id, fields)
  return { ...address, ...fields }
}
