import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/profile.ts'
import { isBirthDate } from '#domain/profile/birth-date.ts'
import { changeDetails } from '#server/modules/identity/change-details.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { requireProofForPhone } from '#server/modules/identity/require-proof-for-phone.ts'
import { confirmNationalId } from '#server/modules/taxpayers/confirm-number.ts'
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
  const { identification, confirmedAt } = await newIdentification(ctx, change)
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
      identificationConfirmedAt: confirmedAt,
    },
    ctx.now,
  )
}

interface NewIdentification {
  /** The national ID to store, null for none; undefined where it stays. */
  identification: string | null | undefined
  /** When the customer confirmed it, null where it needed no confirmation. */
  confirmedAt: Date | null | undefined
}

/** The national ID that the change states. The number that is stored already is not asked about again. */
async function newIdentification(ctx: CustomerCtx, change: Change): Promise<NewIdentification> {
  const { identification, identification_confirmed: isConfirmed = false } = change
  const stays = { identification: undefined, confirmedAt: undefined }
  if (identification === undefined) return stays
  if (identification === '') return { identification: null, confirmedAt: null }
  if (identification === (await getAccount(ctx)).identification) return stays
  return { identification, confirmedAt: await confirmNationalId(ctx, identification, isConfirmed) }
}
