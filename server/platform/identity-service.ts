import type { ChallengeRequired } from '#contract/sign-in.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from './database/database.ts'
import type { LimitedCaller } from './limiter.ts'
import type { Tokens } from './session-tokens.ts'
import type { Settings } from './settings.ts'

/**
 * Who knows the customers' passwords and second factors. The store asks this service alone for them, so that a hosted one
 * can take the place of its own (`docs/architecture.md`). Everything else stays the store's: accounts, sessions, the order
 * of the challenges, limits, messages. Calls without a transaction may wait for another server; those with one may not.
 */
export interface IdentityService {
  /**
   * Runs work with passwords, from a place in a queue that is taken first: callers beyond the service's capacity are
   * refused with 429 before any query to the database.
   */
  withPasswords<T>(caller: LimitedCaller, work: (passwords: Passwords) => Promise<T>): Promise<T>
  /** Makes a prepared password the account's. Runs in the transaction that its change belongs to. */
  storePassword(ctx: { db: Database }, customerId: string, prepared: PreparedPassword): Promise<void>
  /** Removes the password and the second factors of an account: until it has another password, none is right. */
  removeSecrets(ctx: { db: Database }, customerId: string): Promise<void>
  /** The second factors of an account, and whether it trusts a device for leaving them out. */
  factorsOf(ctx: Reading, customerId: string, device: string | undefined): Promise<Factors>
  /**
   * Lets a device leave the second factor out for 30 days; `deviceHash` is the keyed hash of its name, and its user agent
   * is what its owner sees.
   */
  trustDevice(
    ctx: { db: Database; now: Date; userAgent: string },
    customerId: string,
    deviceHash: string,
  ): Promise<void>
  /** Ends the trust of devices: each needs the second factor again. Devices are named by their keyed hashes. */
  endTrust(ctx: { db: Database }, customerId: string, which: TrustToEnd): Promise<void>
  /** Makes the secret of an authenticator for an account. It counts once its first code was right. */
  prepareSetup(ctx: { settings: Settings; tokens: Tokens }, account: AccountOwner): Setup
  /** Compares an answer to a challenge with what the account's owner should know or have. Changes nothing. */
  checkAnswer(ctx: Reading, answer: ChallengeAnswer): Promise<CheckedAnswer>
}

/**
 * The operations on passwords for a caller with a place in the queue. Each refuses with 429 where another caller has
 * taken the place.
 */
export interface Passwords {
  /**
   * Records that the requested account does not know the caller's device: from now on the place counts for the IP
   * address.
   */
  countAsUnknownDevice(): void
  /** Whether a password is the account's; without an account it takes the same time and gives false. */
  check(password: string, account: SecretOwner | undefined): Promise<boolean>
  /** Prepares a new password, for `storePassword`. */
  prepare(password: string): Promise<PreparedPassword>
}

/** A new password in a form that the store may keep until it counts: a hash, or sealed. */
export type PreparedPassword = string

/** An account, with what the store keeps of its password: that is for the service alone. */
export interface SecretOwner {
  id: string
  password_hash: string
}

/** An account, with what a message to its owner needs. */
export interface AccountOwner {
  id: string
  email: string
  first_name: string
  language: Language | null
}

/** One device, all of them, or all but one. */
export type TrustToEnd = { only: string } | { allBut: string } | 'all'

export interface Factors {
  hasAuthenticator: boolean
  /** The number that may get codes in place of the authenticator's, as its owner chose it; null for none. */
  smsPhone: string | null
  /** Whether the account trusts the device for leaving the second factor out. */
  isTrustedDevice: boolean
}

/** An authenticator that is to be set up: its secret, and the URI of its QR code. */
export interface Setup {
  secret: string
  uri: string
  /** Stores the secret, in a transaction; the authenticator that the account uses stays until the first right code. */
  store: (ctx: { db: Database; now: Date }) => Promise<void>
}

export interface ChallengeAnswer {
  customerId: string
  /** A new password is no answer to compare: `Passwords.prepare` takes it. */
  challenge: Exclude<ChallengeRequired['challenge'], 'NEW_PASSWORD_REQUIRED'>
  /** The request to which the store sent codes, where it sent some. */
  requestId: string | undefined
  answer: string
}

export type CheckedAnswer = RightAnswer | { outcome: 'wrong' | 'expired' }

export interface RightAnswer {
  outcome: 'right'
  /**
   * Uses the answer up, in the transaction of what it allows. Refuses where another call has used it meanwhile. Gives the
   * recovery codes of an authenticator that it set up.
   */
  accept: (ctx: Accepting, account: AccountOwner) => Promise<{ recoveryCodes?: string[] }>
}

type Reading = { db: Database; now: Date; tokens: Tokens }

interface Accepting {
  db: Database
  now: Date
  language: Language
  settings: Settings
  afterCommit: (work: () => void) => void
}
