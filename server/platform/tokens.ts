import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'

export const accessSeconds = 15 * 60
/** How far the clocks of two machines may be apart. */
const skewSeconds = 60
const accessAlgorithm = { alg: 'HS256' }
const accessHead = Buffer.from(JSON.stringify(accessAlgorithm)).toString('base64url')

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** A pair of tokens as API clients read it; `expires_in` is the access token's life in seconds. */
export function tokensOnWire({ accessToken, refreshToken }: TokenPair) {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: accessSeconds }
}

/** Reads and writes the two tokens of a session (ACCOUNT-3). */
export interface Tokens {
  /** A signed access token for 15 minutes. */
  access(sessionId: string, now: Date): Promise<string>
  /** The session of an access token that is genuine and not expired, else undefined. */
  readAccess(token: string, now: Date): string | undefined
  /** The refresh token of one generation of a session; the same arguments give the same token. */
  refresh(sessionId: string, generation: number): string
  /** The session and generation of a genuine refresh token, else undefined. */
  readRefresh(token: string): { sessionId: string; generation: number } | undefined
}

/**
 * A refresh token is `session.generation.signature`. As it can be made again from the secret, the database keeps no
 * token at all, and a parallel refresh gets the very same successor.
 */
export function createTokens(secret: string): Tokens {
  // Made into keys once: as plain bytes they are copied for each token, which takes six times as long as signing.
  const key = createSecretKey(createHmac('sha256', secret).update('access').digest())
  const refreshKey = createSecretKey(createHmac('sha256', secret).update('refresh').digest())
  const sign = (body: string) => createHmac('sha256', refreshKey).update(body).digest()
  return {
    access(sessionId, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader(accessAlgorithm)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessSeconds)
        .sign(key)
    },
    // Every request brings one. Checked here rather than by the library, which hands each to another thread: measured
    // at an eighth of the server's time. A token is ours only if its head is the very one that `access` writes, so no
    // other algorithm gets a word in.
    readAccess(token, now) {
      const [head, body, signature, ...more] = token.split('.')
      if (head !== accessHead || !body || !signature || more.length > 0) return undefined
      if (!isSame(createHmac('sha256', key).update(`${head}.${body}`).digest(), signature)) return undefined
      const { sid, exp } = claimsOf(body)
      if (!isSessionId(sid) || typeof exp !== 'number') return undefined
      const secondsLeft = exp - now.getTime() / 1000
      // More than a token of this very moment has: it was signed while the clock was ahead, and would outlive every
      // other.
      return secondsLeft > 0 && secondsLeft <= accessSeconds + skewSeconds ? sid : undefined
    },
    refresh(sessionId, generation) {
      const body = `${sessionId}.${generation}`
      return `${body}.${sign(body).toString('base64url')}`
    },
    readRefresh(token) {
      const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token)
      if (!match) return undefined
      const [, sessionId, generation, signature] = match as unknown as [string, string, string, string]
      if (!isSessionId(sessionId) || !isSame(sign(`${sessionId}.${generation}`), signature)) return undefined
      return { sessionId, generation: Number(generation) }
    },
  }
}

/** What a genuine token says: another program that shares the secret, or an older release, may have signed anything. */
function claimsOf(body: string): Record<string, unknown> {
  try {
    return (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown> | null) ?? {}
  } catch {
    return {}
  }
}

const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)

function isSame(expected: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(expected, given)
}
