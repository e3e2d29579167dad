import { beginBusinessProfile } from '#server/modules/business-profiles/begin-business-profile.ts'
import type { StatedAtRegistration } from '#server/modules/identity/register.ts'
import { confirmNationalId } from '#server/modules/taxpayers/confirm-number.ts'
import type { Ctx } from '#server/platform/context.ts'
import { upsertProfile } from './repository.ts'

/**
 * Stores what a new customer said at the registration: whether a business buys, and for staff that they confirmed a
 * national ID whose check digit is wrong (ACCOUNT-35).
 */
export async function beginProfile(
  ctx: Ctx,
  customerId: string,
  { kind, identification }: StatedAtRegistration,
): Promise<void> {
  if (kind) await beginBusinessProfile(ctx, customerId, kind)
  if (!identification) return
  const confirmedAt = await confirmNationalId(ctx, identification, true)
  if (!confirmedAt) return
  await upsertProfile(
    ctx.db,
    customerId,
    { gender: undefined, birthDate: undefined, identificationConfirmedAt: confirmedAt },
    ctx.now,
  )
}
