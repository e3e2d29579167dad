import { refuse } from '#contract/refusals.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { getAccount, getConfirmedAccount } from '#server/modules/identity/get-account.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { Settings } from '#server/platform/settings.ts'
import { canSendSms } from '#server/platform/sms.ts'
import { informOwner } from './enrol.ts'
import { updateSmsPhone } from './repository.ts'

/** Whether codes by text message stand in for the authenticator of an account, else why not. */
export type CodesBySms = 'on' | 'off' | 'phone-not-confirmed' | 'unavailable'

/**
 * Whether codes by text message stand in for an account's authenticator (ACCOUNT-19). They go to the number that the
 * owner allowed, and only while that is the account's confirmed one: whoever changes the number on an open phone gets no
 * second factor by it.
 */
export function codesBySmsOf(
  settings: Pick<Settings, 'SMS_GATEWAY_URL' | 'DEV'>,
  account: Pick<Account, 'is_employee' | 'phone' | 'phone_verified_at'>,
  smsPhone: string | null | undefined,
): CodesBySms {
  if (account.is_employee || !canSendSms(settings)) return 'unavailable'
  if (!account.phone_verified_at) return 'phone-not-confirmed'
  return smsPhone === account.phone ? 'on' : 'off'
}

/**
 * Lets text messages to the customer's confirmed number stand in for the authenticator. Refuses staff, a customer without
 * an authenticator, a confirmed e-mail or a confirmed number, and a store that sends no text messages.
 */
export async function allowCodesBySms(ctx: CustomerCtx): Promise<void> {
  const account = await getConfirmedAccount(ctx)
  if (account.is_employee) refuse('authenticator-required')
  const state = codesBySmsOf(ctx.settings, account, null)
  if (state === 'unavailable') refuse('no-text-messages')
  if (state === 'phone-not-confirmed') refuse('phone-not-confirmed')
  if (!(await updateSmsPhone(ctx.db, account.id, account.phone))) refuse('not-found')
  await informOwner(ctx, account, 'sms-added')
}

/** Leaves the authenticator alone. Refuses a customer without one. */
export async function endCodesBySms(ctx: CustomerCtx): Promise<void> {
  if (!(await updateSmsPhone(ctx.db, ctx.actor.customerId, null))) refuse('not-found')
  await informOwner(ctx, await getAccount(ctx), 'sms-removed')
}
