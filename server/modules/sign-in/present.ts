import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/sign-in.ts'
import { hiddenEmail } from '#domain/identity/hidden-email.ts'
import type { Account } from '#server/modules/identity/account.ts'
import { codeSeconds } from '#server/modules/codes/codes.ts'
import type { BegunByEmail } from './begin-by-email.ts'
import type { NextChallenge } from './step.ts'

type ChallengeReply = ReplyInputOf<typeof contract.signInByCode>

/** A challenge in the wire's format. */
export function presentChallenge(
  account: Account,
  { challenges, session, code, setup }: NextChallenge,
): ChallengeReply {
  const [challenge] = challenges
  if (!challenge) throw new Error('A sign-in without a challenge has a session.')
  return {
    challenge,
    challenges,
    session,
    destination: code ? hiddenEmail(account.email) : null,
    ...(setup && { setup: { secret: setup.secret, otpauth_url: setup.uri } }),
  }
}

/** The reply to a request for a sign-in code. It contains nothing of the account: the e-mail may have none. */
export function presentBegun(email: string, { session }: BegunByEmail): ChallengeReply {
  return {
    challenge: 'EMAIL_CONFIRMATION',
    challenges: ['EMAIL_CONFIRMATION'],
    session,
    destination: hiddenEmail(email),
  }
}

/** The reply to a request for a new password, with the same bytes for every e-mail but for the session. */
export function presentForgotPassword(
  email: string,
  { session }: BegunByEmail,
): ReplyInputOf<typeof contract.forgotPassword> {
  return { session, destination: hiddenEmail(email), expires_in: codeSeconds }
}
