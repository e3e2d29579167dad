import { type Transport, bothValues, readCookies } from '#contract/cookies.ts'
import type { Actor, Customer, Visitor } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { TokenPair, Tokens } from '../session-tokens.ts'
import type { RequestHeaders } from './api-request.ts'
import { accessCookie, clearedCookies, refreshCookie, tokenHeaders } from './session-cookies.ts'

/** A session's next pair of tokens, and its customer. */
export interface RenewedSession {
  tokens: TokenPair
  /** Whether its cookies remain when the browser is closed. */
  isRemembered: boolean
  actor: Customer | 'may-not-sign-in'
}

/** The session of a genuine access token, and when the token was made, in whole seconds. */
export interface PresentedAccess {
  sessionId: string
  madeAt: Date
}

/** A refresh token, and the network (`networkOf`) that it comes from. */
export interface PresentedRefresh {
  refreshToken: string
  clientIp: string
}

/** The operations on sessions that the edge needs; the identity module implements them. */
export interface SessionStore {
  /** After how long without a renewal a session ends. */
  idleSeconds: number
  /**
   * The customer of an access token's session; undefined where it has ended or expired. Records the first use of a
   * session's newest tokens.
   */
  useAccess(db: Database, access: PresentedAccess, now: Date): Promise<Customer | 'may-not-sign-in' | undefined>
  /** The successor of a refresh token; undefined where the session has ended or expired. */
  renew(db: Database, presented: PresentedRefresh, now: Date): Promise<RenewedSession | undefined>
  /**
   * Keeps a customer's account from being deleted until the transaction ends; false where its customer may not sign in.
   * Commands of an account share the lock, unless one has it alone.
   */
  lockAccount(db: Database, customerId: string, how?: 'alone'): Promise<boolean>
}

export interface Authentication {
  actor: Actor
  /** Whether the tokens came in cookies: then writes need the CSRF check. */
  byCookie: boolean
  /** Response headers with the renewed tokens, or ones that clear the cookies of an ended session. */
  headers: [string, string][]
  /** The new pair, where this request's refresh token was exchanged. */
  renewed?: TokenPair
}

interface Authenticating {
  headers: RequestHeaders
  clientIp: string
  now: Date
  db: Database
  tokens: Tokens
  sessions: SessionStore
  transport: Transport
  /** Renews the session although its access token is still valid. */
  mustRenew: boolean
}

interface PresentedTokens {
  access: string | null | undefined
  refresh: string | null | undefined
}

const visitor: Visitor = { kind: 'visitor' }
const blocked: Visitor = { kind: 'visitor', mayNotSignIn: true }

/**
 * The session of a request with a genuine token, without checking in the database whether it is still active; undefined
 * without such a token.
 */
export function sessionOf(headers: RequestHeaders, tokens: Tokens, now: Date): string | undefined {
  const bearer = bearerOf(headers)
  const presented = bearer ? [{ access: bearer, refresh: null }] : tokensInCookies(headers, tokens)
  for (const { access, refresh } of [...presented, { access: null, refresh: headers.get('refresh-token') }]) {
    const sessionId =
      (access && tokens.readAccess(access, now)?.sessionId) || (refresh && tokens.readRefresh(refresh)?.sessionId)
    if (sessionId) return sessionId
  }
  return undefined
}

/** The access token that a request brings in a header, as API clients do. */
export function bearerOf(headers: RequestHeaders): string | undefined {
  return /^Bearer (\S{1,2000})$/.exec(headers.get('authorization') ?? '')?.[1]
}

/**
 * The caller of a request. An expired access token is renewed where a valid refresh token comes with it (ACCOUNT-3).
 */
export async function authenticate(authenticating: Authenticating): Promise<Authentication> {
  const { headers, tokens, transport } = authenticating
  const bearer = bearerOf(headers)
  const inHeader = headers.get('refresh-token')
  const inCookies = bearer ? [] : tokensInCookies(headers, tokens)
  const byCookie = inCookies.length > 0
  // An access token from a cookie is never combined with a refresh token from a header, but a refresh token may come
  // alone.
  const presented: PresentedTokens[] = byCookie ? inCookies : [{ access: bearer, refresh: inHeader }]
  let isBlocked = false
  for (const each of presented) {
    const found = await authenticateBy(each, byCookie, authenticating)
    if (found === 'may-not-sign-in') isBlocked = true
    else if (found) return found
  }
  return { actor: isBlocked ? blocked : visitor, byCookie, headers: byCookie ? clearedCookies(transport) : [] }
}

async function authenticateBy(
  { access, refresh }: PresentedTokens,
  byCookie: boolean,
  { clientIp, now, db, tokens, sessions, transport, mustRenew }: Authenticating,
): Promise<Authentication | 'may-not-sign-in' | undefined> {
  const usable = access && !mustRenew ? tokens.readAccess(access, now) : undefined
  const known = usable && (await sessions.useAccess(db, usable, now))
  if (known === 'may-not-sign-in') return known
  if (known) return { actor: known, byCookie, headers: [] }
  const renewed = refresh ? await sessions.renew(db, { refreshToken: refresh, clientIp }, now) : undefined
  if (!renewed) return undefined
  // The new pair is not used yet: its response may be lost.
  const { actor } = renewed
  if (actor === 'may-not-sign-in') return actor
  const { isRemembered } = renewed
  const { idleSeconds } = sessions
  const headers = tokenHeaders(renewed.tokens, byCookie && { transport, isRemembered, idleSeconds })
  return { actor, byCookie, headers, renewed: renewed.tokens }
}

/**
 * The tokens in a request's cookies, under their `__Host-` names and under their plain ones, where those differ. Of two
 * pairs of one session only the later counts: the previous release renews under the plain names, and the store would
 * take the earlier token for a stolen one.
 */
function tokensInCookies(headers: RequestHeaders, tokens: Tokens): PresentedTokens[] {
  const cookies = readCookies(headers.get('cookie'))
  const [access, refresh] = [bothValues(cookies, accessCookie), bothValues(cookies, refreshCookie)]
  const host: PresentedTokens = { access: access.host, refresh: refresh.host }
  const plain: PresentedTokens = { access: access.plain, refresh: refresh.plain }
  const [one, other] = [host, plain].map(({ refresh }) => (refresh ? tokens.readRefresh(refresh) : undefined))
  if (one && one.sessionId === other?.sessionId) return [one.generation >= other.generation ? host : plain]
  return [host, plain].filter(({ access, refresh }) => access ?? refresh)
}
