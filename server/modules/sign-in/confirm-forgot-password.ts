import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import { prepareNewPassword, refuseWeakPassword } from '#server/modules/identity/new-password.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { checkEmailCode, countedSignIn, findPending } from './answer-challenge.ts'
import { type PendingSignIn, findSignInByEmail } from './sign-ins-repository.ts'
import { type SignInStep, prepareStep } from './step.ts'

type Confirmation = ParsedInputOf<typeof contract.confirmForgotPassword>

/**
 * Checks the code of a forgotten password and prepares the new one, before any transaction. The new password is stored
 * together with the session: where the account has a second factor, only once that is passed too (ACCOUNT-21).
 */
export async function prepareForgottenPassword(ctx: PrepareCtx, input: Confirmation): Promise<SignInStep> {
  refuseWeakPassword(ctx, 'password', input.password)
  const pending = await pendingOf(ctx, input)
  const answered = await countedSignIn(ctx, pending, { hasSession: input.session !== undefined })
  if (answered.purpose !== 'new-password') refuse('code-expired')
  const { accept, ...owner } = await checkEmailCode(ctx, answered, input.code)
  const newPasswordHash = await prepareNewPassword(ctx, 'password', input.password)
  const signIn = { ...pending, newPasswordHash, isRemembered: input.remember_device ?? false }
  return prepareStep(ctx, owner, signIn, { challenge: 'EMAIL_CONFIRMATION', accept })
}

/** The sign-in that the code belongs to. Refuses one that began with another e-mail. */
async function pendingOf(ctx: PrepareCtx, { email, session }: Confirmation): Promise<PendingSignIn> {
  const { tokens, clientIp, now } = ctx
  const emailHash = tokens.keyedHash(email)
  const pending = session
    ? await findPending(ctx, session)
    : await findSignInByEmail(ctx.db, { emailHash, clientHash: tokens.keyedHash(clientIp), now })
  return pending?.emailHash === emailHash ? pending : refuse('code-expired')
}
