import type { ParsedInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { refuse } from '#contract/refusals.ts'
import { brokenPasswordRules } from '#domain/identity/password.ts'
import type { Challenge } from '#domain/identity/sign-in-challenges.ts'
import { type RequestPurpose, checkCode, countAnswer, isCodePurpose } from '#server/modules/codes/codes.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { getAccountToSignIn } from '#server/modules/identity/accounts.ts'
import { hashNewPassword } from '#server/modules/identity/new-password.ts'
import { checkEnrolment } from '#server/modules/two-step/enrol.ts'
import { checkFactor } from '#server/modules/two-step/second-factor.ts'
import { invalidField } from '#server/platform/http/invalid-input.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { refuseCode } from './refuse-code.ts'
import { type PendingSignIn, findSignIn } from './sign-ins-repository.ts'
import { type SignInStep, prepareStep, requiredChallenges } from './step.ts'

type Answer = ParsedInputOf<typeof contract.answerChallenge>

/** A sign-in whose current challenge gets an answer; without an account, its e-mail is unknown. */
interface AnsweredSignIn {
  signIn: PendingSignIn
  account: Account | undefined
  purpose: RequestPurpose
}

/**
 * Checks the answer to a challenge, before any transaction. It is counted before it is evaluated, so that parallel
 * guesses evaluate no more than five (ACCOUNT-20). Refuses an answer to another challenge than the sign-in is at, and one
 * that comes with the session of an earlier challenge.
 */
export async function prepareAnswer(ctx: PrepareCtx, { session, challenge, answer }: Answer): Promise<SignInStep> {
  const answered = await countedSignIn(ctx, await findPending(ctx, session))
  if (!(await challengesAt(ctx, answered)).includes(challenge)) refuse('sign-in-over')
  if (challenge === 'NEW_PASSWORD_REQUIRED') return answerNewPassword(ctx, answered, answer)
  if (challenge === 'SMS_MFA') return answerSms(ctx, answered, answer)
  if (challenge !== 'EMAIL_CONFIRMATION') return answerFactor(ctx, answered, { challenge, answer })
  const { account, codeId } = await checkAnswer(ctx, answered, answer)
  return prepareStep(ctx, account, answered.signIn, { challenge, codeId })
}

/** The sign-in of a session under way. Refuses a session that is forged, answered or expired. */
export async function findPending(ctx: PrepareCtx, session: string): Promise<PendingSignIn> {
  const named = ctx.tokens.readChallenge(session) ?? refuse('sign-in-over')
  const signIn = await findSignIn(ctx.db, { id: named.signInId, generation: named.generation, now: ctx.now })
  return signIn ?? refuse('sign-in-over')
}

/** A sign-in with its account, once an answer to its challenge has been counted. */
export async function countedSignIn(ctx: PrepareCtx, signIn: PendingSignIn): Promise<AnsweredSignIn> {
  const { customerId, requestId } = signIn
  const device = customerId ? ctx.knownDevices.deviceOf(ctx.deviceProof, customerId, ctx.now) : undefined
  const { purpose } = await countAnswer(ctx, requestId, device)
  return { signIn, purpose, account: customerId ? await getAccountToSignIn(ctx, customerId) : undefined }
}

/** The challenges that may be answered now: a sign-in that begins with a code is at that code. */
async function challengesAt(
  ctx: PrepareCtx,
  { signIn, account, purpose }: AnsweredSignIn,
): Promise<readonly Challenge[]> {
  if (!account || purpose === 'sign-in' || purpose === 'new-password') return ['EMAIL_CONFIRMATION']
  return requiredChallenges(ctx, account, signIn)
}

/**
 * The account and the id of a right code. A wrong one is refused, and a new one is sent where the challenge may have one
 * more.
 */
export async function checkAnswer(
  ctx: PrepareCtx,
  { signIn, account, purpose }: AnsweredSignIn,
  answer: string,
): Promise<{ account: Account; codeId: string }> {
  const { requestId } = signIn
  if (!isCodePurpose(purpose)) refuse('sign-in-over')
  const check = account ? await checkCode(ctx, requestId, answer) : ({ outcome: 'wrong' } as const)
  if (account && check.outcome === 'right') return { account, codeId: check.id }
  return refuseCode(ctx, { requestId, purpose, account }, check.outcome === 'expired' ? 'expired' : 'wrong')
}

async function answerNewPassword(
  ctx: PrepareCtx,
  { signIn, account }: AnsweredSignIn,
  password: string,
): Promise<SignInStep> {
  if (!account) refuse('sign-in-over')
  if (brokenPasswordRules(password).length > 0) throw invalidField('answer', 'password', ctx.language)
  const newPasswordHash = await hashNewPassword(ctx, 'answer', password)
  return prepareStep(ctx, account, { ...signIn, newPasswordHash }, { challenge: 'NEW_PASSWORD_REQUIRED' })
}

/** Checks the code of a text message. A wrong one sends no new one: text messages cost money (ACCOUNT-37). */
async function answerSms(ctx: PrepareCtx, { signIn, account }: AnsweredSignIn, answer: string): Promise<SignInStep> {
  if (!account) refuse('sign-in-over')
  const check = await checkCode(ctx, signIn.requestId, answer)
  if (check.outcome !== 'right') refuse(check.outcome === 'expired' ? 'code-expired' : 'code-mismatch')
  return prepareStep(ctx, account, signIn, { challenge: 'SMS_MFA', codeId: check.id })
}

/** Checks the code of an authenticator, or a recovery code in its place; for MFA_SETUP, of the one that is set up. */
async function answerFactor(
  ctx: PrepareCtx,
  { signIn, account }: AnsweredSignIn,
  { challenge, answer }: { challenge: Challenge; answer: string },
): Promise<SignInStep> {
  if (!account) refuse('sign-in-over')
  if (challenge === 'MFA_SETUP') {
    const enrolment = (await checkEnrolment(ctx, account.id, answer)) ?? refuse('code-mismatch')
    return prepareStep(ctx, account, signIn, { challenge, enrolment })
  }
  const factor = (await checkFactor(ctx, account.id, answer)) ?? refuse('code-mismatch')
  return prepareStep(ctx, account, signIn, { challenge, factor })
}
