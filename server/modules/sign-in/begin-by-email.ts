import { refuse } from '#contract/refusals.ts'
import { type NewCode, newCode, sendCode, startCodeRequest } from '#server/modules/codes/codes.ts'
import { getWebPage } from '#server/modules/configuration/web-page.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { findAccountByName } from '#server/modules/identity/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { codesToEmail, unknownNames } from './sign-in-limits.ts'
import { type PendingSignIn, insertSignIn } from './sign-ins-repository.ts'
import { newSignIn, recipientOf } from './step.ts'

/** A sign-in that begins with a code to an e-mail; without an account where no account has it. */
export interface BegunByEmail {
  account: Account | undefined
  signIn: PendingSignIn
  clientHash: string
  code: NewCode
  /** The signed name of the sign-in, with which the caller answers. */
  session: string
}

/**
 * Prepares a sign-in with a code to an e-mail, for signing in or for a new password. Refuses an unknown e-mail where the
 * store reveals that (ACCOUNT-11); where it does not, an unknown e-mail costs the same work and gets the same reply.
 * Refuses more codes to one e-mail than the limits allow.
 */
export async function prepareByEmail(
  ctx: PrepareCtx,
  { email, isRemembered, purpose }: { email: string; isRemembered: boolean; purpose: 'sign-in' | 'new-password' },
): Promise<BegunByEmail> {
  const { limits, clientIp, tokens } = ctx
  const { reveal_unknown_email: revealsUnknown } = await getWebPage(ctx)
  const mayLearn = revealsUnknown && !(await limits.isSpent(unknownNames, clientIp))
  const { account, device } = (await findAccountByName(ctx, email)) ?? {}
  if (!account && mayLearn && (await limits.trySpend(unknownNames, clientIp))) refuse('unknown-email')
  const emailHash = tokens.keyedHash(email)
  await limits.spendOneWay(codesToEmail({ emailHash, clientIp, device }))
  const receiver = account?.may_sign_in ? account : undefined
  const signIn = { ...newSignIn(ctx, { customerId: receiver?.id ?? null, isRemembered, emailHash }), generation: 1 }
  return {
    account: receiver,
    signIn,
    clientHash: tokens.keyedHash(clientIp),
    code: newCode(ctx, signIn.requestId, purpose),
    session: tokens.challenge(signIn.id, signIn.generation),
  }
}

/** Stores a prepared sign-in, and sends its code to the account. */
export async function beginByEmail(ctx: Ctx, { account, signIn, clientHash, code }: BegunByEmail): Promise<void> {
  const { requestId: id, customerId } = signIn
  await startCodeRequest(ctx, { id, customerId, purpose: code.purpose })
  await insertSignIn(ctx.db, { ...signIn, clientHash, now: ctx.now })
  if (account) await sendCode(ctx, recipientOf(ctx, account), code)
}
