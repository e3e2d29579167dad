import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import type { Challenge } from '#domain/identity/sign-in-challenges.ts'
import { type RequestPurpose, countAnswer, isCodePurpose } from '#server/modules/codes/codes.ts'
import type { Account, AccountOnDevice } from '#server/modules/identity/account.ts'
import { getAccountToSignIn } from '#server/modules/identity/accounts.ts'
import { knownDeviceOf } from '#server/modules/identity/known-device.ts'
import { prepareNewPassword, refuseWeakPassword } from '#server/modules/identity/new-password.ts'
import type { ChallengeAnswer, RightAnswer } from '#server/platform/identity-service.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { refuseCode } from './refuse-code.ts'
import { type PendingSignIn, findSignIn } from './sign-ins-repository.ts'
import { type SignInStep, prepareStep, requiredChallenges } from './step.ts'

type Answer = ParsedInputOf<typeof contract.answerChallenge>

/** A sign-in whose current challenge gets an answer; without an account, its e-mail is unknown. */
interface AnsweredSignIn {
  signIn: PendingSignIn
  account: Account | undefined
  /** The name by which the account knows the caller's device; undefined where it does not. */
  device: string | undefined
  purpose: RequestPurpose
}

/**
 * Checks the answer to a challenge, before any transaction. It is counted before it is evaluated, so that parallel
 * guesses evaluate no more than five (ACCOUNT-20). Refuses an answer to another challenge than the sign-in is at, and one
 * that comes with the session of an earlier challenge.
 */
export async function prepareAnswer(ctx: PrepareCtx, { session, challenge, answer }: Answer): Promise<SignInStep> {
  // Whoever looks for a password that meets the rules uses up no answers: the rules say nothing about the account.
  if (challenge === 'NEW_PASSWORD_REQUIRED') refuseWeakPassword(ctx, 'answer', answer)
  const answered = await countedSignIn(ctx, await findPending(ctx, session))
  if (!(await challengesAt(ctx, answered)).includes(challenge)) refuse('sign-in-over')
  if (challenge === 'NEW_PASSWORD_REQUIRED') return answerNewPassword(ctx, answered, answer)
  if (challenge !== 'EMAIL_CONFIRMATION') return answerFactor(ctx, answered, { challenge, answer })
  const { accept, ...owner } = await checkEmailCode(ctx, answered, answer)
  return prepareStep(ctx, owner, answered.signIn, { challenge, accept })
}

/** The sign-in of a session under way. Refuses a session that is forged, answered or expired. */
export async function findPending(ctx: PrepareCtx, session: string): Promise<PendingSignIn> {
  const named = ctx.tokens.readChallenge(session) ?? refuse('sign-in-over')
  const signIn = await findSignIn(ctx.db, { id: named.signInId, generation: named.generation, now: ctx.now })
  return signIn ?? refuse('sign-in-over')
}

/**
 * A sign-in with its account, once an answer to its challenge has been counted. Fewer answers count without the session
 * of the sign-in.
 */
export async function countedSignIn(
  ctx: PrepareCtx,
  signIn: PendingSignIn,
  { hasSession = true } = {},
): Promise<AnsweredSignIn> {
  const { customerId, requestId } = signIn
  const device = customerId ? await knownDeviceOf(ctx, customerId) : undefined
  const { purpose } = await countAnswer(ctx, requestId, device, { hasSession })
  return { signIn, purpose, device, account: await accountOf(ctx, signIn) }
}

/**
 * The account of a sign-in. One that began with an e-mail has none, as if the e-mail were unknown, once its account has
 * another one: somebody else may read the old one by now.
 */
export async function accountOf(
  ctx: PrepareCtx,
  { customerId, emailHash }: PendingSignIn,
): Promise<Account | undefined> {
  const account = customerId ? await getAccountToSignIn(ctx, customerId) : undefined
  const hasOtherEmail = account && emailHash !== null && emailHash !== ctx.tokens.keyedHash(account.email)
  return hasOtherEmail ? undefined : account
}

/** The challenges that may be answered now: a sign-in that begins with a code is at that code. */
async function challengesAt(
  ctx: PrepareCtx,
  { signIn, account, device, purpose }: AnsweredSignIn,
): Promise<readonly Challenge[]> {
  // The code of a forgotten password comes with the new one, to a call of its own.
  if (purpose === 'new-password') return []
  if (!account || purpose === 'sign-in') return ['EMAIL_CONFIRMATION']
  return requiredChallenges(ctx, { account, device }, signIn)
}

/**
 * The account, and the right code of a mail. A wrong one is refused, and a new one is sent where the challenge may have
 * one more.
 */
export async function checkEmailCode(
  ctx: PrepareCtx,
  { signIn, account, device, purpose }: AnsweredSignIn,
  answer: string,
): Promise<Pick<RightAnswer, 'accept'> & AccountOnDevice> {
  const { requestId } = signIn
  if (!isCodePurpose(purpose)) refuse('sign-in-over')
  const attempt = { challenge: 'EMAIL_CONFIRMATION', requestId, answer } as const
  const checked = account && (await ctx.identity.checkAnswer(ctx, { ...attempt, customerId: account.id }))
  if (account && checked?.outcome === 'right') return { account, device, accept: checked.accept }
  return refuseCode(ctx, { signIn, purpose, account, device }, checked?.outcome === 'expired' ? 'expired' : 'wrong')
}

async function answerNewPassword(
  ctx: PrepareCtx,
  { signIn, account, device }: AnsweredSignIn,
  password: string,
): Promise<SignInStep> {
  if (!account) refuse('sign-in-over')
  const newPasswordHash = await prepareNewPassword(ctx, 'answer', password, account)
  return prepareStep(ctx, { account, device }, { ...signIn, newPasswordHash }, { challenge: 'NEW_PASSWORD_REQUIRED' })
}

/**
 * Checks the code of an authenticator, a recovery code or a text message in its place; for MFA_SETUP, the first code of
 * the authenticator that is set up. A wrong one sends no new message: text messages cost money (ACCOUNT-37).
 */
async function answerFactor(
  ctx: PrepareCtx,
  { signIn, account, device }: AnsweredSignIn,
  { challenge, answer }: Pick<ChallengeAnswer, 'challenge' | 'answer'>,
): Promise<SignInStep> {
  if (!account) refuse('sign-in-over')
  const { requestId } = signIn
  const checked = await ctx.identity.checkAnswer(ctx, { customerId: account.id, challenge, requestId, answer })
  if (checked.outcome !== 'right') refuse(checked.outcome === 'expired' ? 'code-expired' : 'code-mismatch')
  return prepareStep(ctx, { account, device }, signIn, { challenge, accept: checked.accept })
}
