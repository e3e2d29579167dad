import { type PartnerFields, refusalToChangePartner } from '#domain/partners/partner.ts'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { lockCustomer } from '#server/modules/identity/lock-customer.ts'
import { confirmNationalId } from '#server/modules/taxpayers/confirm-number.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type Partner, listPartners, updatePartner as storePartner } from './repository.ts'

/**
 * Changes a partner of the customer. Refuses a national ID that another partner has, and a new one with a wrong check
 * digit until it is confirmed; a number that stays was confirmed before.
 */
export async function updatePartner(
  ctx: CustomerCtx,
  id: string,
  { isConfirmed, ...fields }: PartnerFields & { isConfirmed: boolean },
): Promise<Partner> {
  const { customerId } = ctx.actor
  await lockCustomer(ctx)
  const existing = await listPartners(ctx.db, customerId)
  const partner = existing.find((each) => each.id === id) ?? refuse('not-found')
  const isSameNumber = partner.identification === fields.identification
  refuseIf(
    refusalToChangePartner(
      fields,
      existing.filter((each) => each.id !== id),
    ),
  )
  const confirmedAt = isSameNumber
    ? partner.confirmedAt
    : await confirmNationalId(ctx, fields.identification, isConfirmed)
  await storePartner(ctx.db, customerId, id, { ...fields, confirmedAt })
  return { ...partner, ...fields, confirmedAt }
}
