import { refuse } from '#contract/refusals.ts'
import { passkeyChallengeMinutes } from '#domain/identity/passkeys.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PrepareCtx } from '#server/platform/route.ts'
import { markChallengeUsed } from './repository.ts'

/** What a challenge is for: nobody's answer to one counts for the other. */
export type ChallengePurpose = 'sign-in' | `add ${string}`

/** The purpose of a challenge for a new passkey: this customer's, in this session. */
export const addingBy = ({ customerId, sessionId }: CustomerCtx['actor']): ChallengePurpose =>
  `add ${customerId} ${sessionId}`

export const challengeMs = passkeyChallengeMinutes * 60_000

/**
 * A new challenge, and the session that names it. Only the page that asked has the session, and nobody can compute the
 * challenge from it: an answer that somebody else got hold of is worth nothing without the session. Nothing is stored
 * until the challenge is answered, so that strangers who ask for challenges cost no rows.
 */
export function newChallenge(
  { tokens, newId, now }: PrepareCtx,
  purpose: ChallengePurpose,
): { session: string; challenge: string } {
  const session = tokens.passkey(newId(), new Date(now.getTime() + challengeMs))
  return { session, challenge: challengeOf(tokens, purpose, session) }
}

/**
 * The challenge of a session, which is used up by this, whether or not its answer is right. Refuses a session that is
 * forged, expired or used, in whatever process.
 */
export async function takeChallenge(
  { db, tokens, now }: PrepareCtx,
  purpose: ChallengePurpose,
  session: string,
): Promise<string> {
  const named = tokens.readPasskey(session, now) ?? refuse('passkey-refused')
  if (!(await markChallengeUsed(db, named.id, named.expiresAt))) refuse('passkey-refused')
  return challengeOf(tokens, purpose, session)
}

const challengeOf = (tokens: PrepareCtx['tokens'], purpose: ChallengePurpose, session: string) =>
  tokens.keyedHash(`passkey ${purpose} ${session}`)
