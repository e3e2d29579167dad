import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'

export const accessSeconds = 15 * 60

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** A pair of tokens as API clients read it; `expires_in` is the access token's life in seconds. */
export function tokensOnWire({ accessToken, refreshToken }: TokenPair) {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: accessSeconds }
}

/** Reads and writes the two tokens of a session (D1, D4). */
export interface Tokens {
  /** A signed access token for 15 minutes. */
  access(sessionId: string, now: Date): Promise<string>
  /** The session of an access token that is genuine and not expired, else undefined. */
  readAccess(token: string, now: Date): Promise<string | undefined>
  /** The refresh token of one generation of a session; the same arguments give the same token. */
  refresh(sessionId: string, generation: number): string
  /** The session and generation of a genuine refresh token, else undefined. */
  readRefresh(token: string): { sessionId: string; generation: number } | undefined
}

/**
 * A refresh token is `session.generation.signature`. As it can be made again from the secret, the database keeps no token at all, and a
 * parallel refresh gets the very same successor.
 */
export function createTokens(secret: string): Tokens {
  const key = createHmac('sha256', secret).update('access').digest()
  const refreshKey = createHmac('sha256', secret).update('refresh').digest()
  const sign = (body: string) => createHmac('sha256', refreshKey).update(body).digest()
  return {
    access(sessionId, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + accessSeconds)
        .sign(key)
    },
    async readAccess(token, now) {
      const result = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => undefined)
      return typeof result?.payload.sid === 'string' ? result.payload.sid : undefined
    },
    refresh(sessionId, generation) {
      const body = `${sessionId}.${generation}`
      return `${body}.${sign(body).toString('base64url')}`
    },
    readRefresh(token) {
      const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token)
      if (!match) return undefined
      const [, sessionId, generation, signature] = match as unknown as [string, string, string, string]
      if (!timingSafeEqual(sign(`${sessionId}.${generation}`), Buffer.from(signature, 'base64url'))) return undefined
      return { sessionId, generation: Number(generation) }
    },
  }
}
