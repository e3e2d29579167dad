import { refusalOfQuotedAddress, refusalToDeleteAddress } from '#domain/addresses/address.ts'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/**
 * Takes an address of the customer out of use (ACCOUNT-17). Refuses the only one, and one that a quotation goes to;
 * after the default one the newest other is the default.
 */
export async function deleteAddress(ctx: CustomerCtx, id: string): Promise<void> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const existing = await repository.listAddresses(ctx.db, customerId)
  const address = existing.find((each) => each.id === id) ?? refuse('not-found')
  refuseIf(refusalToDeleteAddress(existing.length))
  refuseIf(refusalOfQuotedAddress(address.quotedUntil, ctx.now))
  await repository.deleteAddress(ctx.db, customerId, id, ctx.now)
  const newest = existing.find((each) => each.id !== id)
  if (address.isDefault && newest) await repository.setDefault(ctx.db, customerId, newest.id)
}
