import { type Transport, bothValues, readCookies } from '#contract/cookies.ts'
import type { Visitor, Customer } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { TokenPair, Tokens } from '../tokens.ts'
import { accessCookie, clearedCookies, refreshCookie, tokenHeaders } from './session-cookies.ts'

/** A session's next pair of tokens; `isRemembered` where its cookies outlive the browser. */
export interface RenewedSession {
  sessionId: string
  tokens: TokenPair
  isRemembered: boolean
}

/** What the edge needs to know of sessions; the identity module keeps them. */
export interface SessionStore {
  /** The customer of a living session; undefined when it is over. */
  findActor(db: Database, sessionId: string, now: Date): Promise<Customer | 'may-not-sign-in' | undefined>
  /** The successor of a refresh token, or undefined when the session is over. */
  renew(db: Database, refreshToken: string, now: Date): Promise<RenewedSession | undefined>
}

export interface Authentication {
  actor: Visitor | Customer
  /** Whether the tokens came in cookies: then writes need the CSRF check. */
  byCookie: boolean
  /** Headers that hand renewed tokens back, or clear dead cookies. */
  headers: [string, string][]
  /** The pair that this request's refresh token was exchanged for. */
  renewed?: TokenPair
}

interface Asking {
  request: Request
  now: Date
  db: Database
  tokens: Tokens
  keeper: SessionStore
  transport: Transport
  /** Renews where the access token lives still. */
  mustRenew?: boolean
}

interface PresentedTokens {
  access: string | null | undefined
  refresh: string | null | undefined
}

const visitor: Visitor = { kind: 'visitor' }
const blocked: Visitor = { kind: 'visitor', mayNotSignIn: true }

/** The headers of a request, of Fetch or of a socket. */
export type RequestHeaders = Pick<Headers, 'get'>

/**
 * The session that a request brings a genuine token of, without a look at whether it still lives; undefined where there
 * is none.
 */
export function sessionOf(headers: RequestHeaders, tokens: Tokens, now: Date): string | undefined {
  const bearer = bearerOf({ headers })
  const shown = bearer ? [{ access: bearer, refresh: null }] : shownInCookies({ headers }, tokens)
  for (const { access, refresh } of [...shown, { access: null, refresh: headers.get('refresh-token') }]) {
    const sessionId = (access && tokens.readAccess(access, now)) || (refresh && tokens.readRefresh(refresh)?.sessionId)
    if (sessionId) return sessionId
  }
  return undefined
}

/** The access token that a request brings in a header, as API clients do. */
export function bearerOf(request: { headers: RequestHeaders }): string | undefined {
  return /^Bearer (\S{1,2000})$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

/**
 * Finds out who asks. An expired access token is renewed on the way when a living refresh token comes with it
 * (ACCOUNT-3).
 */
export async function authenticate(asking: Asking): Promise<Authentication> {
  const { request, tokens, transport } = asking
  const bearer = bearerOf(request)
  const inHeader = request.headers.get('refresh-token')
  const inCookies = bearer ? [] : shownInCookies(request, tokens)
  const byCookie = inCookies.length > 0
  // An access cookie never goes with a refresh token of a header, but a refresh token may come alone.
  const shown: PresentedTokens[] = byCookie ? inCookies : [{ access: bearer, refresh: inHeader }]
  let isBlocked = false
  for (const each of shown) {
    const found = await identifyBy(each, byCookie, asking)
    if (found === 'may-not-sign-in') isBlocked = true
    else if (found) return found
  }
  return { actor: isBlocked ? blocked : visitor, byCookie, headers: byCookie ? clearedCookies(transport) : [] }
}

async function identifyBy(
  { access, refresh }: PresentedTokens,
  byCookie: boolean,
  { now, db, tokens, keeper, transport, mustRenew = false }: Asking,
): Promise<Authentication | 'may-not-sign-in' | undefined> {
  const sessionId = access && !mustRenew && tokens.readAccess(access, now)
  const known = sessionId ? await keeper.findActor(db, sessionId, now) : undefined
  if (known === 'may-not-sign-in') return known
  if (known) return { actor: known, byCookie, headers: [] }
  const renewed = refresh ? await keeper.renew(db, refresh, now) : undefined
  const actor = renewed && (await keeper.findActor(db, renewed.sessionId, now))
  if (!actor || actor === 'may-not-sign-in') return actor
  const headers = tokenHeaders(renewed.tokens, byCookie && { transport, isRemembered: renewed.isRemembered })
  return { actor, byCookie, headers, renewed: renewed.tokens }
}

/**
 * The tokens in a request's cookies, by their `__Host-` names and their plain ones, where those differ. Of one session
 * the later pair alone counts: the release before renews under the plain names, and the earlier token would be taken
 * for a stolen one.
 */
function shownInCookies(request: { headers: RequestHeaders }, tokens: Tokens): PresentedTokens[] {
  const cookies = readCookies(request.headers.get('cookie'))
  const [access, refresh] = [bothValues(cookies, accessCookie), bothValues(cookies, refreshCookie)]
  const host: PresentedTokens = { access: access.host, refresh: refresh.host }
  const plain: PresentedTokens = { access: access.plain, refresh: refresh.plain }
  const [one, other] = [host, plain].map((shown) => (shown.refresh ? tokens.readRefresh(shown.refresh) : undefined))
  if (one && one.sessionId === other?.sessionId) return [one.generation >= other.generation ? host : plain]
  return [host, plain].filter((shown) => shown.access ?? shown.refresh)
}
