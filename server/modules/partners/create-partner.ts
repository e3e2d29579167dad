import { type PartnerFields, refusalToAddPartner } from '#domain/partners/partner.ts'
import { refuseIf } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import { confirmNationalId } from '#server/modules/taxpayers/confirm-number.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Partner, clearDefault, insertPartner, listPartners } from './repository.ts'

/**
 * Stores a new partner of the customer (PARTNER-1). Refuses one too many, a national ID that another partner has, and
 * one with a wrong check digit until it is confirmed. The first becomes the default.
 */
export async function createPartner(
  ctx: CustomerCtx,
  { isConfirmed, shouldBeDefault, ...fields }: PartnerFields & { isConfirmed: boolean; shouldBeDefault: boolean },
): Promise<Partner> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const existing = await listPartners(ctx.db, customerId)
  refuseIf(refusalToAddPartner(fields, existing))
  const confirmedAt = await confirmNationalId(ctx, fields.identification, isConfirmed)
  const isDefault = shouldBeDefault || existing.length === 0
  if (isDefault) await clearDefault(ctx.db, customerId)
  const partner = { ...fields, id: ctx.newId(), confirmedAt, isDefault, createdAt: ctx.now }
  await insertPartner(ctx.db, customerId, partner)
  return partner
}
