/** What an account has to prove or do beside its password, by the names of the wire. */
export const challenges = [
  'EMAIL_CONFIRMATION',
  'SOFTWARE_TOKEN_MFA',
  'SMS_MFA',
  'EMPLOYEE_MFA',
  'MFA_SETUP',
  'NEW_PASSWORD_REQUIRED',
] as const

export type Challenge = (typeof challenges)[number]

/** What a sign-in has passed: a challenge, or a passkey, which is no challenge since it comes first. */
export type PassedProof = Challenge | 'PASSKEY'

/** The facts of an account, and of the device that signs in, on which the challenges depend. */
export interface SignInFacts {
  isEmployee: boolean
  hasConfirmedEmail: boolean
  /** Staff or an import gave the account its password, so that somebody else knows it. */
  mustChangePassword: boolean
  hasAuthenticator: boolean
  /** The customer chose text messages beside the authenticator, and the store can send them. */
  receivesCodesBySms: boolean
  /** The device proved a second factor of this account within the last 30 days and may leave it out. */
  isTrustedDevice: boolean
}

/**
 * The challenges of which the next one is to be answered, in the order in which a form offers them; none once the
 * account may be signed in (ACCOUNT-18). The e-mail comes first, since a new password and a new second factor are only
 * given to the owner of the mailbox. A new password comes last, so that a guessed old one cannot replace it without the
 * second factor. A passkey is a second factor of its own; staff without an authenticator set one up all the same.
 */
export function nextChallenges(facts: SignInFacts, passed: ReadonlySet<PassedProof>): Challenge[] {
  if (!facts.hasConfirmedEmail && !passed.has('EMAIL_CONFIRMATION')) return ['EMAIL_CONFIRMATION']
  // Whoever has just set an authenticator up has written its first code; from then on the account has one.
  const hasProved = passed.has('MFA_SETUP') || (passed.has('PASSKEY') && facts.hasAuthenticator)
  const factors = hasProved ? [] : secondFactorsOf(facts)
  if (factors.length > 0 && !factors.some((factor) => passed.has(factor))) return factors
  return facts.mustChangePassword && !passed.has('NEW_PASSWORD_REQUIRED') ? ['NEW_PASSWORD_REQUIRED'] : []
}

/** The second factors of which one is needed; none for an account without. Staff always need theirs (ACCOUNT-19). */
function secondFactorsOf({
  isEmployee,
  hasAuthenticator,
  receivesCodesBySms,
  isTrustedDevice,
}: SignInFacts): Challenge[] {
  if (isEmployee) return [hasAuthenticator ? 'EMPLOYEE_MFA' : 'MFA_SETUP']
  if (!hasAuthenticator || isTrustedDevice) return []
  return receivesCodesBySms ? ['SOFTWARE_TOKEN_MFA', 'SMS_MFA'] : ['SOFTWARE_TOKEN_MFA']
}
