import { refuse } from '#contract/refusals.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { countedSignIn, findPending } from './answer-challenge.ts'

/**
 * Whether the account of a sign-in under way has an authenticator. It counts as a try. Refuses a call outside of a
 * sign-in, and one whose caller has proved nothing yet: a sign-in by a code may be to anybody's e-mail.
 */
export async function isMfaActivated(ctx: PrepareCtx, { session }: { session?: string | undefined }): Promise<boolean> {
  const { account, purpose } = await countedSignIn(ctx, await findPending(ctx, session ?? refuse('sign-in-over')))
  if (!account || purpose === 'sign-in' || purpose === 'new-password') refuse('sign-in-over')
  return (await ctx.identity.factorsOf(ctx, account.id, undefined)).hasAuthenticator
}

/**
 * Whether a code of the authenticator is right, within a sign-in under way. It counts as a try, so that nobody learns more
 * here than at the challenge, and it does not pass the challenge.
 */
export async function isValidTotp(
  ctx: PrepareCtx,
  { session, totp }: { session?: string | undefined; totp: string },
): Promise<boolean> {
  const { account, purpose } = await countedSignIn(ctx, await findPending(ctx, session ?? refuse('sign-in-over')))
  if (!account || purpose !== 'second-factor') refuse('sign-in-over')
  const attempt = {
    customerId: account.id,
    challenge: 'SOFTWARE_TOKEN_MFA',
    requestId: undefined,
    answer: totp,
  } as const
  return (await ctx.identity.checkAnswer(ctx, attempt)).outcome === 'right'
}
