import type { Visitor, Customer } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type TokenPair, type Tokens, accessSeconds } from '../tokens.ts'
import { readCookies, sessionCookie } from './cookies.ts'

/** What the edge needs to know of sessions; the identity module keeps them. */
export interface SessionKeeper {
  /** The customer of a living session; undefined when it is over. */
  findActor(db: Database, sessionId: string, now: Date): Promise<Customer | 'may-not-sign-in' | undefined>
  /** The successor of a refresh token, or undefined when the session is over. */
  renew(db: Database, refreshToken: string, now: Date): Promise<{ sessionId: string; tokens: TokenPair } | undefined>
}

export interface Identified {
  actor: Visitor | Customer
  /** Whether the tokens came in cookies: then writes need the CSRF check. */
  byCookie: boolean
  /** Headers that hand renewed tokens back, or clear dead cookies. */
  headers: [string, string][]
  /** The pair that this request's refresh token was exchanged for. */
  renewed?: TokenPair
}

const visitor: Visitor = { kind: 'visitor' }
const blocked: Visitor = { kind: 'visitor', mayNotSignIn: true }
export const accessCookie = 'vitrina_access'
export const refreshCookie = 'vitrina_refresh'
/** Tells the pages' scripts, which cannot read the tokens, that somebody is signed in. */
export const markerCookie = 'signed_in'
const refreshSeconds = 90 * 24 * 3600

/**
 * Finds out who asks. An expired access token is renewed on the way when a living refresh token comes with it (D1); with `mustRenew` a
 * living access token as well.
 */
export async function identify(
  request: Request,
  now: Date,
  db: Database,
  tokens: Tokens,
  keeper: SessionKeeper,
  mustRenew = false,
): Promise<Identified> {
  const bearer = /^Bearer (\S{1,2000})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const cookies = bearer ? {} : readCookies(request.headers.get('cookie'))
  const access = bearer ?? cookies[accessCookie]
  const refresh = bearer
    ? request.headers.get('refresh-token')
    : (cookies[refreshCookie] ?? (access ? null : request.headers.get('refresh-token')))
  const byCookie = !bearer && (cookies[accessCookie] !== undefined || cookies[refreshCookie] !== undefined)
  const nobody = (actor: Visitor) => ({ actor, byCookie, headers: byCookie ? clearedCookies() : [] })
  const sessionId = access && !mustRenew && tokens.readAccess(access, now)
  const known = sessionId ? await keeper.findActor(db, sessionId, now) : undefined
  if (known === 'may-not-sign-in') return nobody(blocked)
  if (known) return { actor: known, byCookie, headers: [] }
  const renewed = refresh ? await keeper.renew(db, refresh, now) : undefined
  const actor = renewed && (await keeper.findActor(db, renewed.sessionId, now))
  if (actor === 'may-not-sign-in') return nobody(blocked)
  if (!actor) return nobody(visitor)
  return { actor, byCookie, headers: tokenHeaders(renewed.tokens, byCookie), renewed: renewed.tokens }
}

/** How a pair of tokens goes back: as HttpOnly cookies for the pages, as headers for API clients (D1). */
export function tokenHeaders(tokens: TokenPair, byCookie: boolean): [string, string][] {
  if (!byCookie) {
    return [
      ['x-access-token', tokens.accessToken],
      ['x-refresh-token', tokens.refreshToken],
    ]
  }
  return [
    ['set-cookie', sessionCookie(accessCookie, tokens.accessToken, accessSeconds)],
    ['set-cookie', sessionCookie(refreshCookie, tokens.refreshToken, refreshSeconds)],
    ['set-cookie', `${markerCookie}=1; Path=/; Max-Age=${refreshSeconds}; SameSite=Lax; Secure`],
  ]
}

export function clearedCookies(): [string, string][] {
  return [
    ['set-cookie', sessionCookie(accessCookie, '', 0)],
    ['set-cookie', sessionCookie(refreshCookie, '', 0)],
    ['set-cookie', `${markerCookie}=; Path=/; Max-Age=0; SameSite=Lax; Secure`],
  ]
}
