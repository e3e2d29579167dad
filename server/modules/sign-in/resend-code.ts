import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import { type NewCode, countResending, isCodePurpose, newCode, sendCode } from '#server/modules/codes/codes.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { getAccountToSignIn } from '#server/modules/identity/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { findPending } from './answer-challenge.ts'
import { recipientOf } from './step.ts'

export interface PreparedResending {
  account: Account | undefined
  code: NewCode
}

/**
 * Makes another code for the challenge of a sign-in, at most five times for one challenge. Refuses a challenge that no
 * code answers.
 */
export async function prepareResending(
  ctx: PrepareCtx,
  { session }: ParsedInputOf<typeof contract.resendCode>,
): Promise<PreparedResending> {
  const { requestId } = await findPending(ctx, session)
  const { purpose, customerId } = await countResending(ctx, requestId)
  if (!isCodePurpose(purpose)) refuse('sign-in-over')
  const account = customerId ? await getAccountToSignIn(ctx, customerId) : undefined
  return { account, code: newCode(ctx, requestId, purpose) }
}

/** Sends the prepared code. An e-mail without an account gets none, and the caller the same reply. */
export async function resend(ctx: Ctx, { account, code }: PreparedResending): Promise<void> {
  if (account) await sendCode(ctx, recipientOf(ctx, account), code)
}
