import { refuse } from '#contract/refusals.ts'
import type { CodePurpose } from '#domain/identity/code-purposes.ts'
import { maySendAfterWrongAnswer, newCode } from '#server/modules/codes/codes.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { codesForSignIn } from './sign-in-limits.ts'
import { sendForSignIn } from './send-for-sign-in.ts'
import type { PendingSignIn } from './sign-ins-repository.ts'

/** A challenge that a code answers; without an account, its e-mail is unknown. */
interface CodeChallenge {
  signIn: PendingSignIn
  purpose: CodePurpose
  account: Account | undefined
  /** The name by which the account knows the caller's device; undefined where it does not. */
  device: string | undefined
}

/**
 * Refuses a wrong code and sends a new one, at most three times for one challenge (ACCOUNT-20) and as often as the limits
 * of the e-mail allow (ACCOUNT-22). What it writes stays although the call is refused. An e-mail without an account gets
 * the same words, and no mail.
 */
export async function refuseCode(
  ctx: PrepareCtx,
  { signIn, purpose, account, device }: CodeChallenge,
  outcome: 'wrong' | 'expired',
): Promise<never> {
  const { requestId } = signIn
  // An answer that has no further code sent uses up nothing of the limits.
  const isSent =
    (await maySendAfterWrongAnswer(ctx, requestId)) &&
    (await ctx.limits.trySpendOneWay(codesForSignIn(signIn, { clientIp: ctx.clientIp, device })))
  if (isSent) {
    const code = newCode(ctx, requestId, purpose)
    await inTransaction(ctx, (inside) => sendForSignIn(inside, { signIn, account, code }))
  }
  if (isSent) refuse('code-mismatch-sent-again')
  refuse(outcome === 'expired' ? 'code-expired' : 'code-mismatch')
}
