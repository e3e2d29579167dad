import { refuseIf } from '#contract/refusals.ts'
import { refusalOfUnconfirmedPhone } from '#domain/phone/phone-required.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { canSendSms } from '#server/platform/sms.ts'
import { getAccount } from './get-account.ts'

/**
 * Refuses an order by a customer who has to confirm their phone number first (ACCOUNT-38). A store that sends no text
 * messages requires nothing that nobody could do.
 */
export async function refuseUnconfirmedPhone(ctx: CustomerCtx): Promise<void> {
  const isRequired = ctx.actor.buying.validate_phone_on_checkout && canSendSms(ctx.settings)
  if (!isRequired) return
  const { created_from: createdFrom, phone_verified_at: confirmedAt } = await getAccount(ctx)
  refuseIf(refusalOfUnconfirmedPhone({ isRequired, createdFrom, isConfirmed: confirmedAt !== null }))
}
