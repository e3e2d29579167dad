import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import { hiddenPhone } from '#domain/phone/phone.ts'
import {
  type NewCode,
  codeExpiry,
  countResending,
  isCodePurpose,
  newCode,
  sendCodeBySms,
} from '#server/modules/codes/codes.ts'
import { dailyLimitsOf, signInPauseOf } from '#server/modules/codes/text-message-limits.ts'
import type { Account, AccountOnDevice } from '#server/modules/identity/account.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { accountOf, findPending } from './answer-challenge.ts'
import { codesForSignIn } from './sign-in-limits.ts'
import { sendForSignIn } from './send-for-sign-in.ts'
import { type PendingSignIn, prolongSignIn } from './sign-ins-repository.ts'
import { requiredChallenges } from './step.ts'

export interface PreparedResending {
  signIn: PendingSignIn
  account: Account | undefined
  code: NewCode
  isSms: boolean
}

/**
 * Makes another code for the challenge of a sign-in, at most five times for one challenge: for a mail, or for a text
 * message where that stands in for the authenticator. Refuses a challenge that no code answers, one whose tries are used
 * up, and more messages than the limits allow.
 */
export async function prepareResending(
  ctx: PrepareCtx,
  { session }: ParsedInputOf<typeof contract.resendCode>,
): Promise<PreparedResending> {
  const signIn = await findPending(ctx, session)
  const { requestId } = signIn
  const { purpose } = await countResending(ctx, requestId)
  const account = await accountOf(ctx, signIn)
  const device = signIn.customerId === null ? undefined : await knownDeviceOf(ctx, signIn.customerId)
  if (isCodePurpose(purpose)) {
    await ctx.limits.spendOneWay(codesForSignIn(signIn, { clientIp: ctx.clientIp, device }))
    return { signIn, account, code: newCode(ctx, requestId, purpose), isSms: false }
  }
  if (!account || purpose !== 'second-factor') refuse('sign-in-over')
  return { signIn, account, code: await newCodeBySms(ctx, { account, device }, signIn), isSms: true }
}

async function newCodeBySms(ctx: PrepareCtx, owner: AccountOnDevice, signIn: PendingSignIn): Promise<NewCode> {
  const { account } = owner
  if (!(await requiredChallenges(ctx, owner, signIn)).includes('SMS_MFA')) refuse('sign-in-over')
  const sending = { customerId: account.id, phone: account.phone, clientIp: ctx.clientIp }
  await ctx.limits.spendAll([signInPauseOf(sending), ...dailyLimitsOf(sending)])
  return newCode(ctx, signIn.requestId, 'sign-in')
}

/**
 * Sends the prepared code; gives the hidden number that gets a text message. An e-mail without an account gets none, and
 * the caller the same reply. The sign-in lasts as long as the code.
 */
export async function resend(
  ctx: Ctx,
  { signIn, account, code, isSms }: PreparedResending,
): Promise<{ destination?: string }> {
  if (!account || !isSms) {
    await sendForSignIn(ctx, { signIn, account, code })
    return {}
  }
  await prolongSignIn(ctx.db, signIn.id, codeExpiry(ctx.now))
  await sendCodeBySms(ctx, { phone: account.phone, language: account.language ?? ctx.language }, code)
  return { destination: hiddenPhone(account.phone) }
}
