import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import { hiddenPhone } from '#domain/phone/phone.ts'
import {
  type NewCode,
  countResending,
  isCodePurpose,
  newCode,
  sendCode,
  sendCodeBySms,
} from '#server/modules/codes/codes.ts'
import { dailyLimitsOf, signInPauseOf } from '#server/modules/codes/text-message-limits.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { getAccountToSignIn } from '#server/modules/identity/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { findPending } from './answer-challenge.ts'
import { codesToEmail } from './sign-in-limits.ts'
import type { PendingSignIn } from './sign-ins-repository.ts'
import { recipientOf, requiredChallenges } from './step.ts'

export interface PreparedResending {
  account: Account | undefined
  code: NewCode
  isSms: boolean
}

/**
 * Makes another code for the challenge of a sign-in, at most five times for one challenge: for a mail, or for a text
 * message where that stands in for the authenticator. Refuses a challenge that no code answers, and more messages than the
 * limits allow.
 */
export async function prepareResending(
  ctx: PrepareCtx,
  { session }: ParsedInputOf<typeof contract.resendCode>,
): Promise<PreparedResending> {
  const signIn = await findPending(ctx, session)
  const { requestId } = signIn
  const { purpose, customerId } = await countResending(ctx, requestId)
  const account = customerId ? await getAccountToSignIn(ctx, customerId) : undefined
  if (isCodePurpose(purpose)) {
    await spendOnMail(ctx, account, signIn)
    return { account, code: newCode(ctx, requestId, purpose), isSms: false }
  }
  if (!account || purpose !== 'second-factor') refuse('sign-in-over')
  return { account, code: await newCodeBySms(ctx, account, signIn), isSms: true }
}

/** Counts a mail among those that its e-mail may get, whether or not an account has it. */
async function spendOnMail(ctx: PrepareCtx, account: Account | undefined, signIn: PendingSignIn): Promise<void> {
  const { limits, tokens, knownDevices, deviceProof, clientIp, now } = ctx
  const emailHash = signIn.emailHash ?? (account ? tokens.keyedHash(account.email) : refuse('sign-in-over'))
  const device = account && knownDevices.deviceOf(deviceProof, account.id, now)
  await limits.spendAll(codesToEmail({ emailHash, clientIp, device }))
}

async function newCodeBySms(ctx: PrepareCtx, account: Account, signIn: PendingSignIn): Promise<NewCode> {
  if (!(await requiredChallenges(ctx, account, signIn)).includes('SMS_MFA')) refuse('sign-in-over')
  const sending = { customerId: account.id, phone: account.phone, clientIp: ctx.clientIp }
  await ctx.limits.spendAll([signInPauseOf(sending), ...dailyLimitsOf(sending)])
  return newCode(ctx, signIn.requestId, 'sign-in')
}

/**
 * Sends the prepared code; gives the hidden number that gets a text message. An e-mail without an account gets none, and
 * the caller the same reply.
 */
export async function resend(ctx: Ctx, { account, code, isSms }: PreparedResending): Promise<{ destination?: string }> {
  if (!account) return {}
  if (!isSms) {
    await sendCode(ctx, recipientOf(ctx, account), code)
    return {}
  }
  await sendCodeBySms(ctx, { phone: account.phone, language: account.language ?? ctx.language }, code)
  return { destination: hiddenPhone(account.phone) }
}
