import { refuse } from '#contract/refusals.ts'
import {
  type Challenge,
  type PassedProof,
  type SignInFacts,
  nextChallenges,
} from '#domain/identity/sign-in-challenges.ts'
import {
  type CodeRecipient,
  type NewCode,
  type RequestPurpose,
  codeExpiry,
  newCode,
  sendCode,
  startCodeRequest,
} from '#server/modules/codes/codes.ts'
import { type Alert, prepareAlert, sendAlert } from '#server/modules/device-alerts/alert.ts'
import type { Account, AccountOnDevice } from '#server/modules/identity/account.ts'
import { claimAccount, confirmEmail, setPassword } from '#server/modules/identity/accounts.ts'
import { type NewSession, prepareSession, startSession } from '#server/modules/identity/sessions.ts'
import { codesBySmsOf } from '#server/modules/two-step/codes-by-sms.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { RightAnswer, Setup } from '#server/platform/identity-service.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { codesForSignIn } from './sign-in-limits.ts'
import { type PendingSignIn, endSignInsOf, insertSignIn, passChallenge } from './sign-ins-repository.ts'

/** A challenge that the account has to answer before it is signed in. */
export interface NextChallenge {
  requestId: string
  purpose: RequestPurpose
  /** The challenges of which one is to be answered, the usual one first. */
  challenges: Challenge[]
  /** The code that is sent with it, if any. */
  code: NewCode | undefined
  /** The authenticator that is to be set up, for the challenge MFA_SETUP. */
  setup: Setup | undefined
  /** The signed name of the sign-in, with which the caller answers. */
  session: string
}

/** A challenge that was passed, and the right answer, which is used up with it. */
export interface PassedChallenge {
  challenge: Challenge
  accept?: RightAnswer['accept']
}

/** What a right password, code or passkey leads to: a session where the account needs nothing more, else a challenge. */
export interface SignInStep {
  account: Account
  signIn: PendingSignIn
  /** Undefined at the first step of a sign-in with a password. */
  passed: PassedChallenge | undefined
  /** Whether it gives the account to the reader of its e-mail, who may not be the one that registered it (ACCOUNT-81). */
  isClaim: boolean
  session?: NewSession
  /** The mail about a device that the account does not know. */
  alert?: Alert | undefined
  /** The device that may leave the second factor out from now on, as a keyed hash. */
  trustedDeviceHash?: string
  next?: NextChallenge
}

interface NewSignInParts {
  customerId: string | null
  isRemembered: boolean
  /** The keyed hash of the e-mail with which it begins. */
  emailHash?: string | null
  /** What it has passed already: the passkey with which it begins. */
  passed?: PassedProof[]
}

/** A sign-in that is not stored yet. It is stored only where the account has a challenge to answer. */
export function newSignIn(
  ctx: PrepareCtx,
  { customerId, isRemembered, emailHash = null, passed = [] }: NewSignInParts,
): PendingSignIn {
  return {
    id: ctx.newId(),
    customerId,
    requestId: ctx.newId(),
    generation: 0,
    passed,
    isRemembered,
    newPasswordHash: null,
    emailHash,
    expiresAt: codeExpiry(ctx.now),
  }
}

const secondFactors: readonly Challenge[] = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMPLOYEE_MFA', 'MFA_SETUP']

/** Prepares what follows a passed challenge, or the first proof of a sign-in: a session or the next challenge. */
export async function prepareStep(
  ctx: PrepareCtx,
  owner: AccountOnDevice,
  signIn: PendingSignIn,
  passed?: PassedChallenge,
): Promise<SignInStep> {
  const { account, device } = owner
  const all = new Set([...signIn.passed, ...(passed ? [passed.challenge] : [])])
  const isClaim = isClaimed(account, signIn, passed)
  const facts = isClaim ? factsOfClaimed(account, signIn) : await factsOf(ctx, owner, signIn)
  const challenges = nextChallenges(facts, all)
  if (challenges.length > 0) {
    const next = nextChallenge(ctx, account, signIn, challenges)
    if (next.code) await ctx.limits.spendOneWay(codesForSignIn(signIn, { clientIp: ctx.clientIp, device }))
    return { account, signIn, passed, isClaim, next }
  }
  const hasPassedFactor = secondFactors.some((factor) => all.has(factor))
  const { isRemembered } = signIn
  const isAuthenticated = hasPassedFactor || all.has('PASSKEY') || !facts.hasAuthenticator
  const session = await prepareSession(ctx, { customerId: account.id, device, isRemembered, isAuthenticated })
  const isTrusting = isRemembered && hasPassedFactor && !account.is_employee
  return {
    account,
    signIn,
    passed,
    isClaim,
    session,
    alert: await prepareAlert(ctx, account, session),
    ...(isTrusting && session.device && { trustedDeviceHash: ctx.tokens.keyedHash(session.device) }),
  }
}

/**
 * Whether a code is the first to prove the e-mail, in a sign-in that proved nothing else: the account may have been
 * registered by a stranger. After the right password the code proves both, and there is nothing to take from anybody.
 */
const isClaimed = (account: Account, { emailHash }: PendingSignIn, passed: PassedChallenge | undefined) =>
  passed?.challenge === 'EMAIL_CONFIRMATION' && emailHash !== null && account.email_confirmed_at === null

/** What a claimed account still needs: it has no password but the one of this sign-in, and no second factor. */
function factsOfClaimed({ is_employee: isEmployee }: Account, { newPasswordHash }: PendingSignIn): SignInFacts {
  return {
    isEmployee,
    hasConfirmedEmail: true,
    mustChangePassword: newPasswordHash === null,
    hasAuthenticator: false,
    receivesCodesBySms: false,
    isTrustedDevice: false,
  }
}

function nextChallenge(
  ctx: PrepareCtx,
  account: Account,
  signIn: PendingSignIn,
  challenges: Challenge[],
): NextChallenge {
  const requestId = ctx.newId()
  const [first] = challenges
  const purpose = purposeOf(first)
  return {
    requestId,
    purpose,
    challenges,
    code: purpose === 'email-confirmation' ? newCode(ctx, requestId, purpose) : undefined,
    setup: first === 'MFA_SETUP' ? ctx.identity.prepareSetup(ctx, account) : undefined,
    session: ctx.tokens.challenge(signIn.id, signIn.generation + 1),
  }
}

function purposeOf(challenge: Challenge | undefined): RequestPurpose {
  if (challenge === 'EMAIL_CONFIRMATION') return 'email-confirmation'
  return challenge === 'NEW_PASSWORD_REQUIRED' ? 'password' : 'second-factor'
}

/** The challenges of which the account has to answer one now. */
export async function requiredChallenges(
  ctx: PrepareCtx,
  owner: AccountOnDevice,
  signIn: PendingSignIn,
): Promise<Challenge[]> {
  return nextChallenges(await factsOf(ctx, owner, signIn), new Set(signIn.passed))
}

async function factsOf(
  ctx: PrepareCtx,
  { account, device }: AccountOnDevice,
  { newPasswordHash }: PendingSignIn,
): Promise<SignInFacts> {
  const { hasAuthenticator, smsPhone, isTrustedDevice } = await ctx.identity.factorsOf(ctx, account.id, device)
  return {
    isEmployee: account.is_employee,
    hasConfirmedEmail: account.email_confirmed_at !== null,
    mustChangePassword: account.must_change_password && newPasswordHash === null,
    hasAuthenticator,
    receivesCodesBySms: codesBySmsOf(ctx.settings, account, smsPhone) === 'on',
    // A trusted device does not stand in for the second factor where the password changes.
    isTrustedDevice: isTrustedDevice && newPasswordHash === null && !account.must_change_password,
  }
}

/**
 * Stores what `prepareStep` prepared: the sign-in with its next challenge, whose code it sends, or the session. Of
 * parallel right answers to one challenge one succeeds. Gives the recovery codes of an authenticator that was set up.
 */
export async function applyStep(ctx: Ctx, step: SignInStep): Promise<{ recoveryCodes?: string[] }> {
  const { account, signIn, passed, session, alert, trustedDeviceHash, next } = step
  if (next) await startCodeRequest(ctx, { id: next.requestId, customerId: account.id, purpose: next.purpose })
  const { recoveryCodes } = passed ? await storePassed(ctx, step, passed) : {}
  if (!passed && next)
    await insertSignIn(ctx.db, { ...signIn, requestId: next.requestId, clientHash: null, now: ctx.now })
  if (session && signIn.newPasswordHash) {
    await setPassword(ctx, account, signIn.newPasswordHash)
    await endSignInsOf(ctx.db, account.id, ctx.now)
  }
  if (session) await startSession(ctx, account.id, session)
  if (alert) await sendAlert(ctx, account, alert)
  if (trustedDeviceHash) await ctx.identity.trustDevice(ctx, account.id, trustedDeviceHash)
  await next?.setup?.store(ctx)
  if (next?.code) await sendCode(ctx, recipientOf(ctx, account), next.code)
  return recoveryCodes ? { recoveryCodes } : {}
}

/** Moves the sign-in on and uses the right answer up; gives the recovery codes of an authenticator that it set up. */
async function storePassed(
  ctx: Ctx,
  { account, signIn, isClaim, next }: SignInStep,
  { challenge, accept }: PassedChallenge,
): Promise<{ recoveryCodes?: string[] }> {
  const moved = { passed: challenge, nextRequestId: next?.requestId, expiresAt: codeExpiry(ctx.now), now: ctx.now }
  if (!(await passChallenge(ctx.db, signIn, moved))) refuse('sign-in-over')
  const accepted = await accept?.(ctx, account)
  if (isClaim) {
    await claimAccount(ctx, account.id)
    await endSignInsOf(ctx.db, account.id, ctx.now, signIn.id)
  } else if (challenge === 'EMAIL_CONFIRMATION') await confirmEmail(ctx, account.id)
  return accepted ?? {}
}

/** Where an account's mails go, and in which language. */
export function recipientOf({ language }: Pick<Ctx, 'language'>, account: Account): CodeRecipient {
  return { email: account.email, firstName: account.first_name, language: account.language ?? language }
}
