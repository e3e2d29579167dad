import type { Visitor, Customer } from '../context.ts'
import type { Database } from '../database/database.ts'
import { type TokenPair, type Tokens, accessSeconds } from '../tokens.ts'
import { readCookies, sessionCookie } from './cookies.ts'

/** What the edge needs to know of sessions; the identity module keeps them. */
export interface SessionKeeper {
  findActor(db: Database, sessionId: string, now: Date): Promise<Customer | undefined>
  /** The successor of a refresh token, or undefined when the session is over. */
  renew(db: Database, refreshToken: string, now: Date): Promise<{ sessionId: string; tokens: TokenPair } | undefined>
}

export interface Identified {
  actor: Visitor | Customer
  /** Whether the tokens came in cookies: then writes need the CSRF check. */
  byCookie: boolean
  /** Headers that hand renewed tokens back, or clear dead cookies. */
  headers: [string, string][]
}

const visitor: Visitor = { kind: 'visitor' }
export const accessCookie = 'vitrina_access'
export const refreshCookie = 'vitrina_refresh'
/** Tells the pages' scripts, which cannot read the tokens, that somebody is signed in. */
export const markerCookie = 'signed_in'
const refreshSeconds = 90 * 24 * 3600

/** Finds out who asks. An expired access token is renewed on the way when a living refresh token comes with it (D1). */
export async function identify(request: Request, now: Date, db: Database, tokens: Tokens, keeper: SessionKeeper): Promise<Identified> {
  const bearer = /^Bearer (\S{1,2000})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const cookies = bearer ? {} : readCookies(request.headers.get('cookie'))
  const access = bearer ?? cookies[accessCookie]
  const refresh = bearer ? request.headers.get('refresh-token') : (cookies[refreshCookie] ?? (access ? null : request.headers.get('refresh-token')))
  const byCookie = !bearer && (cookies[accessCookie] !== undefined || cookies[refreshCookie] !== undefined)
  const sessionId = access && (await tokens.readAccess(access, now))
  if (sessionId) {
    const actor = await keeper.findActor(db, sessionId, now)
    if (actor) return { actor, byCookie, headers: [] }
  }
  const renewed = refresh ? await keeper.renew(db, refresh, now) : undefined
  const actor = renewed && (await keeper.findActor(db, renewed.sessionId, now))
  if (actor) return { actor, byCookie, headers: tokenHeaders(renewed.tokens, byCookie) }
  return { actor: visitor, byCookie, headers: byCookie ? clearedCookies() : [] }
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
