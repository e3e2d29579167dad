import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/profile.ts'
import { refuseIf } from '#contract/refusals.ts'
import { isBirthDate } from '#domain/profile/birth-date.ts'
import { isNationalId, refusalOfNationalId } from '#domain/tax-id/national-id.ts'
import { changeDetails } from '#server/modules/identity/change-details.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { requireProofForPhone } from '#server/modules/identity/require-proof-for-phone.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import { upsertProfile } from './repository.ts'

type Change = ParsedInputOf<typeof contract.updateProfile>

/**
 * Changes the customer's profile (ACCOUNT-50). Refuses a date of birth that cannot be theirs, another number in place of a
 * confirmed one without a recent proof, and a new national ID whose check digit is wrong until they confirm it.
 */
export async function updateProfile(ctx: CustomerCtx, change: Change): Promise<void> {
  const { gender, date_of_birth: birthDate } = change
  if (birthDate && !isBirthDate(birthDate, ctx.now.toISOString().slice(0, 10)))
    throw invalidField('date_of_birth', 'birth-date', ctx.language)
  if (change.phone !== undefined) await requireProofForPhone(ctx, change.phone)
  const identification = await newIdentification(ctx, change)
  await changeDetails(ctx, {
    firstName: change.first_name,
    lastName: change.last_name,
    phone: change.phone,
    identification,
  })
  await upsertProfile(
    ctx.db,
    ctx.actor.customerId,
    {
      gender: gender === '' ? null : gender,
      birthDate: birthDate === '' ? null : birthDate,
      identificationConfirmedAt:
        identification === undefined ? undefined : identification && !isNationalId(identification) ? ctx.now : null,
    },
    ctx.now,
  )
}

/**
 * The national ID to store, null for none; undefined where it stays. The number that is stored already is not asked
 * about again.
 */
async function newIdentification(ctx: CustomerCtx, change: Change): Promise<string | null | undefined> {
  const { identification, identification_confirmed: isConfirmed = false } = change
  if (identification === undefined) return undefined
  if (identification === '') return null
  if (identification === (await getAccount(ctx)).identification) return undefined
  refuseIf(refusalOfNationalId(identification, isConfirmed))
  return identification
}
