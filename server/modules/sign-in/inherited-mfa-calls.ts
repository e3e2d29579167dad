import { refuse } from '#contract/refusals.ts'
import { checkFactor, factorsOf } from '#server/modules/two-step/second-factor.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { countedSignIn, findPending } from './answer-challenge.ts'

/** Whether the account of a sign-in under way has an authenticator. Refuses a call outside of a sign-in. */
export async function isMfaActivated(ctx: PrepareCtx, { session }: { session?: string | undefined }): Promise<boolean> {
  const { customerId } = await findPending(ctx, session ?? refuse('sign-in-over'))
  return customerId !== null && (await factorsOf(ctx, customerId, undefined)).hasAuthenticator
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
  return (await checkFactor(ctx, account.id, totp)) !== undefined
}
