import { refuseIf } from '#contract/refusals.ts'
import { isNationalId, refusalOfNationalId } from '#domain/tax-id/national-id.ts'
import { isKnownTaxId, isRnc, refusalOfTaxId } from '#domain/tax-id/rnc.ts'
import { isRegistered } from '#domain/tax-id/taxpayer.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import { findInRegister } from './get-taxpayer.ts'

/**
 * Refuses a national ID that needs the confirmation of its owner and does not have it (ACCOUNT-35). Gives the time of
 * the confirmation to store for staff; null where the number needed none, since its check digit is right or the tax
 * authority's register has it (TAXPAYER-3).
 */
export async function confirmNationalId(ctx: Ctx, number: string, isConfirmed: boolean): Promise<Date | null> {
  if (isNationalId(number)) return null
  const { status } = await findInRegister(ctx, number)
  refuseIf(refusalOfNationalId(number, isConfirmed, status))
  return refusalOfNationalId(number, false, status) ? ctx.now : null
}

/**
 * Refuses an RNC whose check digit is wrong unless the tax authority's register has it (TAXPAYER-3), as invalid in the
 * field of this name.
 */
export async function requireRnc(ctx: Ctx, number: string, field: string): Promise<void> {
  if (isRnc(number)) return
  const { status } = await findInRegister(ctx, number)
  if (!isRegistered(status)) throw invalidField(field, 'tax-id', ctx.language)
}

/**
 * Refuses a tax number that needs the customer's confirmation and does not have it: ACCOUNT-35 and TAXPAYER-4, and the
 * field `rnc` with an RNC whose check digit is wrong unless the register has it (TAXPAYER-3). Gives the name that the
 * register has for the number, if any.
 */
export async function confirmTaxId(ctx: Ctx, number: string, isConfirmed: boolean): Promise<string | null> {
  const { status, name } = await findInRegister(ctx, number)
  if (!isKnownTaxId(number, status)) throw invalidField('rnc', 'tax-id', ctx.language)
  refuseIf(refusalOfTaxId(number, isConfirmed, status))
  return name
}
