import { refuse } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { deleteKeyOfRecord } from '#server/platform/http/idempotency.ts'
import * as repository from './repository.ts'

/** Erases a partner of the customer; after the default one the newest other is the default (PARTNER-2). */
export async function deletePartner(ctx: CustomerCtx, id: string): Promise<void> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const existing = await repository.listPartners(ctx.db, customerId)
  const partner = existing.find((each) => each.id === id) ?? refuse('not-found')
  await repository.deletePartner(ctx.db, customerId, id)
  await deleteKeyOfRecord(ctx.db, customerId, id)
  const newest = existing.find((each) => each.id !== id)
  if (partner.isDefault && newest) await repository.setDefault(ctx.db, customerId, newest.id)
}
