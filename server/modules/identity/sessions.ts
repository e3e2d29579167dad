import { refuse } from '#contract/refusals.ts'
import { isPredecessorValid } from '#domain/identity/refresh-token.ts'
import { lockAccount } from './repository.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import type { CountryOf } from '#server/platform/country-of.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { PresentedRefresh, RenewedSession, SessionStore } from '#server/platform/http/authenticate.ts'
import type { PrepareCtx, StartedSession } from '#server/platform/route.ts'
import type { TokenPair, Tokens } from '#server/platform/session-tokens.ts'
import { findDevice, markReported } from './devices-repository.ts'
import {
  type Moment,
  type SessionOwner,
  type SessionWithOwner,
  endSession,
  findSession,
  findSessionOwner,
  insertSession,
  markUsed,
  rotateSession,
  updateAuthenticated,
} from './sessions-repository.ts'

const unrememberedMs = 12 * 3600_000

/** After how long without a renewal a session ends, in milliseconds (ACCOUNT-2). */
export const idleMsOf = ({ SESSION_IDLE_DAYS }: Pick<Settings, 'SESSION_IDLE_DAYS'>): number =>
  SESSION_IDLE_DAYS * 24 * 3600_000

/** The moment of a call, for the statements that distinguish active sessions from idle ones. */
export const momentOf = ({ now, settings }: Pick<Ctx, 'now' | 'settings'>): Moment => ({
  now,
  idleSince: after(now, -idleMsOf(settings)),
})

/** A session that is not stored yet, with the tokens for its device. */
export interface NewSession extends StartedSession {
  id: string
  /** The name by which the account will know the device. */
  device: string | undefined
  /** Whether the account knew the device before. */
  isKnownDevice: boolean
  /** The country that the caller signs in from; null where it is unknown. */
  country: string | null
  /** Whether the customer proved who they are with every factor of the account. */
  isAuthenticated: boolean
}

interface NewSessionParts {
  customerId: string
  /** The name by which the account knows the caller's device; undefined where it does not. */
  device: string | undefined
  isRemembered: boolean
  isAuthenticated?: boolean
}

/**
 * Makes the tokens of a new session, and the proof by which the account will know the device. They are valid once
 * `startSession` has been committed.
 */
export async function prepareSession(
  ctx: PrepareCtx,
  { customerId, device, isRemembered, isAuthenticated = true }: NewSessionParts,
): Promise<NewSession> {
  const { tokens, knownDevices, deviceProof, now, clientIp } = ctx
  const id = ctx.newId()
  const isKnownDevice = device !== undefined
  // A device that its owner reported gets another name.
  const proof = isKnownDevice ? deviceProof : knownDevices.without(deviceProof, customerId, now)
  const knownDevice = knownDevices.remember(proof, customerId, now)
  return {
    id,
    tokens: pairOf(tokens, id, 1, now),
    knownDevice,
    device: knownDevices.deviceOf(knownDevice, customerId, now),
    isKnownDevice,
    country: await ctx.countryOf(clientIp),
    isRemembered,
    isAuthenticated,
  }
}

/**
 * Signs the caller's device in as a customer: until it is idle for too long where the device is remembered, else for
 * twelve hours from now. It ends the caller's previous session, which nothing else would end. Where the account has
 * more than a hundred sessions, it ends those that were renewed the longest ago. Refuses an account that was deleted or
 * disabled meanwhile. For a caller without a session it writes with one statement.
 */
export async function startSession(
  { db, now, userAgent, actor, settings }: Pick<Ctx, 'db' | 'now' | 'userAgent' | 'actor' | 'settings'>,
  customerId: string,
  { id, isRemembered, device, country, isAuthenticated }: NewSession,
): Promise<void> {
  if (actor.kind === 'customer') await endSession(db, actor.sessionId, now, 'replaced')
  const endsAt = isRemembered ? null : after(now, unrememberedMs)
  const isStarted = await insertSession(db, {
    id,
    customerId,
    userAgent,
    knownDevice: device ?? null,
    country,
    now,
    expiresAt: endsAt ?? after(now, idleMsOf(settings)),
    endsAt,
    authenticatedAt: isAuthenticated ? now : null,
  })
  if (!isStarted) refuse('entity-may-not-sign-in')
}

/** The device of a session, as its account knows it; undefined where the session is gone or its device has no name. */
export function findDeviceOfSession({ db }: Pick<Ctx, 'db'>, sessionId: string) {
  return findDevice(db, sessionId)
}

/**
 * Ends a session that its owner did not start. The account then does not know the device any longer, even where the
 * session had ended before.
 */
export function reportSession({ db, now }: Pick<Ctx, 'db' | 'now'>, sessionId: string): Promise<void> {
  return markReported(db, sessionId, now)
}

/** Records that the customer has just proved on this device who they are. */
export function recordAuthentication({ db, now, actor }: Pick<CustomerCtx, 'db' | 'now' | 'actor'>): Promise<void> {
  return updateAuthenticated(db, actor.sessionId, now)
}

interface SessionStoreParts {
  tokens: Tokens
  countryOf: CountryOf
  settings: Settings
}

/** Gives the operations on sessions that the HTTP edge needs: it finds the customer of a request and renews tokens. */
export function createSessionStore({ tokens, countryOf, settings }: SessionStoreParts): SessionStore {
  const idleMs = idleMsOf(settings)
  const findActive = (db: Database, sessionId: string, now: Date) =>
    findSessionOwner(db, sessionId, { now, idleSince: after(now, -idleMs) })
  return {
    idleSeconds: idleMs / 1000,
    async useAccess(db, { sessionId, madeAt }, now) {
      const found = await findActive(db, sessionId, now)
      if (!found) return undefined
      if (isFirstUse(found, madeAt)) await markUsed(db, found, now)
      return actorOf(sessionId, found.owner)
    },
    renew: (db, presented, now) => renewSession({ tokens, countryOf, db, now, idleMs }, presented),
    lockAccount,
  }
}

function actorOf(sessionId: string, { maySignIn, ...customer }: SessionOwner) {
  return maySignIn ? ({ kind: 'customer', sessionId, ...customer } as const) : 'may-not-sign-in'
}

/**
 * Whether an access token is of the session's newest generation, and of that the first that is used. An access token
 * names no generation, but those of the one before were made earlier. Only tokens that were made in the very second of
 * the exchange count for both.
 */
function isFirstUse({ generation, rotatedAt, usedAt }: SessionWithOwner, madeAt: Date): boolean {
  return generation > 1 && usedAt === null && madeAt.getTime() >= Math.floor(rotatedAt.getTime() / 1000) * 1000
}

interface Renewing extends Omit<SessionStoreParts, 'settings'> {
  db: Database
  now: Date
  idleMs: number
}

/**
 * Exchanges a refresh token for its successor. Of parallel exchanges one rotates the session; the others get the same
 * successor, and so does a client that repeats the call because no response came. Where a token is used after that,
 * either it or its successor was stolen. The store cannot know which, so it signs the device out (ACCOUNT-3).
 */
async function renewSession(
  { tokens, countryOf, db, now, idleMs }: Renewing,
  { refreshToken, clientIp }: PresentedRefresh,
): Promise<RenewedSession | undefined> {
  const presented = tokens.readRefresh(refreshToken)
  if (!presented) return undefined
  const { sessionId, generation } = presented
  const renewed = (next: number, endsAt: Date | null, owner: SessionOwner): RenewedSession => ({
    tokens: pairOf(tokens, sessionId, next, now),
    isRemembered: endsAt === null,
    actor: actorOf(sessionId, owner),
  })
  const moment = { now, idleSince: after(now, -idleMs) }
  const country = await countryOf(clientIp)
  const rotated = await rotateSession(db, { sessionId, generation, country, ...moment, expiresAt: after(now, idleMs) })
  if (rotated) return renewed(generation + 1, rotated.endsAt, rotated.owner)
  const session = await findSession(db, sessionId, moment)
  if (!session) return undefined
  // At this generation the customer may not sign in, which the caller reads: the token is not used up by that.
  if (session.generation === generation || isPredecessorValid(generation, session, now)) {
    const found = await findSessionOwner(db, sessionId, moment)
    return found && renewed(session.generation, session.endsAt, found.owner)
  }
  await endSession(db, sessionId, now, 'reused')
  return undefined
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

function pairOf(tokens: Tokens, sessionId: string, generation: number, now: Date): TokenPair {
  return { accessToken: tokens.access(sessionId, now), refreshToken: tokens.refresh(sessionId, generation) }
}
