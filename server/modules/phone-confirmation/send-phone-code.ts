import { refuse } from '#contract/refusals.ts'
import {
  type NewCode,
  type OpenRequest,
  countResending,
  findOpenRequest,
  newCode,
  sendCodeBySms,
  startCodeRequest,
} from '#server/modules/codes/codes.ts'
import { getAccount } from '#server/modules/identity/get-account.ts'
import { requireProofForPhone } from '#server/modules/identity/require-proof-for-phone.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { canSendSms } from '#server/platform/sms.ts'
import { dailyLimitsOf, pauseOf, pauseSeconds } from '#server/modules/codes/text-message-limits.ts'

/** A code to a phone number, before it is stored; without a code where one was sent within the last minute. */
export interface PreparedPhoneCode {
  requestId: string
  phone: string
  /** The request of an earlier code to this number, which the new code answers too. */
  earlier: OpenRequest | undefined
  code: NewCode | undefined
  resendSeconds: number
}

/**
 * Prepares a code to the customer's phone, or to another number (ACCOUNT-36). Refuses a number that is confirmed, another
 * one in its place without a recent proof, a store that sends no text messages, and more messages than the limits allow;
 * they count even where the call then fails.
 */
export async function preparePhoneCode(
  ctx: PrepareCtx<CustomerCtx>,
  { phone: other }: { phone?: string | undefined },
): Promise<PreparedPhoneCode> {
  const { limits, clientIp, now } = ctx
  const account = await getAccount(ctx)
  const phone = other ?? account.phone
  if (account.phone_verified_at && phone === account.phone) refuse('phone-confirmed')
  await requireProofForPhone(ctx, phone)
  if (!canSendSms(ctx.settings)) refuse('no-text-messages')
  const customerId = account.id
  const earlier = await findOpenRequest(ctx, { customerId, purpose: 'phone-confirmation', target: phone })
  const sending = { customerId, phone, clientIp }
  if (!(await limits.trySpend(...pauseOf(sending)))) {
    const request = earlier ?? refuse('too-many-requests', { retryAfterSeconds: pauseSeconds })
    const sinceMs = now.getTime() - request.sentAt.getTime()
    const resendSeconds = Math.min(pauseSeconds, Math.max(1, Math.ceil(pauseSeconds - sinceMs / 1_000)))
    return { requestId: request.id, phone, earlier, code: undefined, resendSeconds }
  }
  await limits.spendAll(dailyLimitsOf(sending))
  const again = earlier?.mayResend ? earlier : undefined
  const requestId = again?.id ?? ctx.newId()
  const code = newCode(ctx, requestId, 'phone-confirmation')
  return { requestId, phone, earlier: again, code, resendSeconds: pauseSeconds }
}

/** Stores a prepared code and enqueues the text message with it. */
export async function sendPhoneCode(
  ctx: CustomerCtx,
  { requestId, phone, earlier, code }: PreparedPhoneCode,
): Promise<void> {
  if (!code) return
  const { customerId } = ctx.actor
  if (earlier) await countResending(ctx, requestId)
  else await startCodeRequest(ctx, { id: requestId, customerId, purpose: code.purpose, target: phone })
  await sendCodeBySms(ctx, { phone, language: ctx.actor.language ?? ctx.language }, code)
}
