import {
  type SentAddressFields,
  completeAddress,
  refusalOfSameDoor,
  refusalToAddAddress,
} from '#domain/addresses/address.ts'
import { refuseIf } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseUnreachable } from './refuse-unreachable.ts'
import { type Address, clearDefault, insertAddress, listAddresses } from './repository.ts'

/**
 * Stores a new address of the customer (ACCOUNT-16). Refuses one within 100 m of another, one that nothing reaches, and
 * one too many. The first becomes the default.
 */
export async function createAddress(
  ctx: CustomerCtx,
  sent: SentAddressFields,
  shouldBeDefault: boolean,
): Promise<Address> {
  const { customerId } = ctx.actor
  const fields = completeAddress(sent)
  await lockCustomer(ctx)
  const existing = await listAddresses(ctx.db, customerId)
  refuseIf(refusalToAddAddress(fields, existing))
  refuseIf(refusalOfSameDoor(fields, existing))
  await refuseUnreachable(ctx, fields)
  const isDefault = shouldBeDefault || existing.length === 0
  if (isDefault) await clearDefault(ctx.db, customerId)
  const address = { ...fields, id: ctx.newId(), isDefault, createdAt: ctx.now, quotedUntil: null }
  await insertAddress(ctx.db, customerId, address)
  return address
}
