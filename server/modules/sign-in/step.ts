import { type Challenge, type SignInFacts, nextChallenges } from '#domain/identity/sign-in-challenges.ts'
import { refuse } from '#contract/refusals.ts'
import {
  type CodeRecipient,
  type NewCode,
  codeSeconds,
  newCode,
  sendCode,
  startCodeRequest,
  useCode,
} from '#server/modules/codes/codes.ts'
import { type Alert, prepareAlert, sendAlert } from '#server/modules/device-alerts/alert.ts'
import { confirmEmail, setPassword } from '#server/modules/identity/accounts.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { type NewSession, prepareSession, startSession } from '#server/modules/identity/sessions.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { type PendingSignIn, insertSignIn, passChallenge } from './sign-ins-repository.ts'

/** A challenge that the account has to answer before it is signed in. */
export interface NextChallenge {
  requestId: string
  /** The challenges of which one is to be answered, the usual one first. */
  challenges: Challenge[]
  /** The code that is sent with it, if any. */
  code: NewCode | undefined
  /** The signed name of the sign-in, with which the caller answers. */
  session: string
}

/** What a right password, code or passkey leads to: a session where the account needs nothing more, else a challenge. */
export interface SignInStep {
  account: Account
  signIn: PendingSignIn
  /** The challenge that was passed; undefined at the first step of a sign-in with a password. */
  passed: Challenge | undefined
  /** The code that was right, to be marked as used. */
  codeId?: string
  session?: NewSession
  /** The mail about a device that the account does not know. */
  alert?: Alert | undefined
  next?: NextChallenge
}

interface NewSignInParts {
  customerId: string | null
  isRemembered: boolean
  /** The keyed hash of the e-mail with which it begins. */
  emailHash?: string | null
}

/** A sign-in that is not stored yet. It is stored only where the account has a challenge to answer. */
export function newSignIn(
  ctx: PrepareCtx,
  { customerId, isRemembered, emailHash = null }: NewSignInParts,
): PendingSignIn {
  return {
    id: ctx.newId(),
    customerId,
    requestId: ctx.newId(),
    generation: 0,
    passed: [],
    isRemembered,
    newPasswordHash: null,
    emailHash,
    expiresAt: new Date(ctx.now.getTime() + codeSeconds * 1_000),
  }
}

/** Prepares what follows a passed challenge, or the first proof of a sign-in: a session or the next challenge. */
export async function prepareStep(
  ctx: PrepareCtx,
  account: Account,
  signIn: PendingSignIn,
  passed?: Challenge,
): Promise<SignInStep> {
  const step = { account, signIn, passed }
  const challenges = requiredChallenges(account, signIn, passed)
  if (challenges.length === 0) {
    const session = await prepareSession(ctx, account.id, signIn.isRemembered)
    return { ...step, session, alert: await prepareAlert(ctx, account, session) }
  }
  const requestId = ctx.newId()
  const code = challenges[0] === 'EMAIL_CONFIRMATION' ? newCode(ctx, requestId, 'email-confirmation') : undefined
  const session = ctx.tokens.challenge(signIn.id, signIn.generation + 1)
  return { ...step, next: { requestId, challenges, code, session } }
}

/** The challenges of which the account has to answer one now; none where it may be signed in. */
export function requiredChallenges(
  account: Account,
  { passed: before, newPasswordHash }: PendingSignIn,
  passed?: Challenge,
): Challenge[] {
  return nextChallenges(factsOf(account, newPasswordHash !== null), new Set([...before, ...(passed ? [passed] : [])]))
}

function factsOf(account: Account, hasNewPassword: boolean): SignInFacts {
  return {
    isEmployee: false,
    hasConfirmedEmail: account.email_confirmed_at !== null,
    mustChangePassword: account.must_change_password && !hasNewPassword,
    hasAuthenticator: false,
    receivesCodesBySms: false,
    isTrustedDevice: false,
  }
}

/**
 * Stores what `prepareStep` prepared: the sign-in with its next challenge, whose code it sends, or the session. Of
 * parallel right answers to one challenge one succeeds.
 */
export async function applyStep(ctx: Ctx, step: SignInStep): Promise<void> {
  const { account, signIn, passed, codeId, session, alert, next } = step
  if (codeId && !(await useCode(ctx, codeId))) refuse('sign-in-over')
  if (next) {
    const purpose =
      next.code?.purpose ?? (next.challenges[0] === 'NEW_PASSWORD_REQUIRED' ? 'password' : 'second-factor')
    await startCodeRequest(ctx, { id: next.requestId, customerId: account.id, purpose })
  }
  if (passed) await storePassed(ctx, step, passed)
  else if (next) await insertSignIn(ctx.db, { ...signIn, requestId: next.requestId, clientHash: null, now: ctx.now })
  if (passed === 'EMAIL_CONFIRMATION') await confirmEmail(ctx, account.id)
  if (session && signIn.newPasswordHash) await setPassword(ctx, account.id, signIn.newPasswordHash)
  if (session) await startSession(ctx, account.id, session)
  if (alert) await sendAlert(ctx, account, alert)
  if (next?.code) await sendCode(ctx, recipientOf(ctx, account), next.code)
}

async function storePassed(ctx: Ctx, { signIn, next }: SignInStep, passed: Challenge): Promise<void> {
  const isFirst = await passChallenge(ctx.db, signIn, { passed, nextRequestId: next?.requestId, now: ctx.now })
  if (!isFirst) refuse('sign-in-over')
}

/** Where an account's mails go, and in which language. */
export function recipientOf({ language }: Pick<Ctx, 'language'>, account: Account): CodeRecipient {
  return { email: account.email, firstName: account.first_name, language: account.language ?? language }
}
