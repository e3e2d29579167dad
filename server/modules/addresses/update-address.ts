import {
  type AddressFields,
  type SentAddressFields,
  completeAddress,
  isSameAddress,
  placeOf,
  refusalOfQuotedAddress,
  refusalToMoveAddress,
} from '#domain/addresses/address.ts'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseUnreachable } from './refuse-unreachable.ts'
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
  const hasMoved = address.lat !== fields.lat || address.lng !== fields.lng
  if (hasMoved)
    refuseIf(
      refusalToMoveAddress(
        fields,
        existing.filter((each) => each.id !== id),
      ),
    )
  if (hasMoved || isShippedElsewhere(fields, address)) await refuseUnreachable(ctx, fields)
  await storeAddress(ctx.db, customerId, id, fields)
  return { ...address, ...fields }
}

/** Whether an address without a place is now in another province or municipality, which national shipping may not reach. */
function isShippedElsewhere(fields: AddressFields, address: AddressFields): boolean {
  return !placeOf(fields) && (fields.province !== address.province || fields.city !== address.city)
}
