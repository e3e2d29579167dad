import { type KeyObject, createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { clockSkewMs } from './clock-skew.ts'
import { isSignatureOf, signatureOf } from './signature.ts'

export const accessSeconds = 15 * 60

export interface TokenPair {
  accessToken: string
  refreshToken: string
}

/** A pair of tokens as API clients read it; `expires_in` is the access token's life in seconds. */
export function tokensOnWire({ accessToken, refreshToken }: TokenPair) {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: accessSeconds }
}

/** Signs and verifies the two tokens of a session (ACCOUNT-3). */
export interface Tokens {
  /** A signed access token that is valid for 15 minutes. */
  access(sessionId: string, now: Date): string
  /** The session of an access token that is genuine and has not expired, and when it was made; else undefined. */
  readAccess(token: string, now: Date): { sessionId: string; madeAt: Date } | undefined
  /** The refresh token of one generation of a session; the same arguments give the same token. */
  refresh(sessionId: string, generation: number): string
  /** The session and generation of a genuine refresh token, else undefined. */
  readRefresh(token: string): { sessionId: string; generation: number } | undefined
  /** The token that answers one challenge of a sign-in; each passed challenge is one generation. */
  challenge(signInId: string, generation: number): string
  /** The sign-in and generation of a genuine challenge token, else undefined. */
  readChallenge(token: string): { signInId: string; generation: number } | undefined
  /** The token by which a device gets its session once another device has approved its sign-in. */
  approval(approvalId: string): string
  /** The approval of a genuine token, else undefined. */
  readApproval(token: string): string | undefined
  /** The token of the link that ends a session which its owner did not start. */
  report(sessionId: string, expiresAt: Date): string
  /** The session of a genuine link that has not expired, else undefined. */
  readReport(token: string, now: Date): string | undefined
  /** The token of one use of a passkey, which is valid until the instant. */
  passkey(id: string, expiresAt: Date): string
  /** The id of a genuine token of a passkey's use that has not expired, with its end; else undefined. */
  readPasskey(token: string, now: Date): { id: string; expiresAt: Date } | undefined
  /** The six digits of the code with an id: nobody can compute them without the store's secret. */
  codeOf(codeId: string): string
  /** A text encrypted with a key that the database does not have. */
  seal(text: string): string
  /** The text of `seal`; undefined for a text that this secret did not encrypt. */
  unseal(sealed: string): string | undefined
  /** A hash that nobody can compute, and so compare with guesses, without the store's secret. */
  keyedHash(text: string): string
}

/**
 * Gives the signer of tokens. A refresh token is `session.generation.signature`, an access token
 * `session.expiry.signature` with the expiry in seconds since 1970. Both can be computed again from the secret, so the
 * database stores no token, and parallel refreshes get the same successor.
 */
export function createTokens(secret: string): Tokens {
  // Each kind of token has a key of its own, so that the store never accepts one in place of the other.
  const accessKey = keyOf(secret, 'access')
  const refreshKey = keyOf(secret, 'refresh')
  const challengeKey = keyOf(secret, 'challenge')
  const approvalKey = keyOf(secret, 'approval')
  const reportKey = keyOf(secret, 'report')
  const passkeyKey = keyOf(secret, 'passkey')
  const codeKey = keyOf(secret, 'code')
  const hashKey = keyOf(secret, 'hash')
  const sealKey = keyOf(secret, 'seal')
  return {
    access: (sessionId, now) => sign(accessKey, sessionId, Math.floor(now.getTime() / 1000) + accessSeconds),
    readAccess(token, now) {
      const read = verify(accessKey, token)
      if (!read) return undefined
      const secondsLeft = read.number - now.getTime() / 1000
      // A token that is valid for longer than a new one was signed while the clock was ahead, and would outlive all
      // others.
      if (secondsLeft <= 0 || secondsLeft > accessSeconds + clockSkewMs / 1000) return undefined
      return { sessionId: read.sessionId, madeAt: new Date((read.number - accessSeconds) * 1000) }
    },
    refresh: (sessionId, generation) => sign(refreshKey, sessionId, generation),
    readRefresh(token) {
      const read = verify(refreshKey, token)
      return read && { sessionId: read.sessionId, generation: read.number }
    },
    challenge: (signInId, generation) => sign(challengeKey, signInId, generation),
    readChallenge(token) {
      const read = verify(challengeKey, token)
      return read && { signInId: read.sessionId, generation: read.number }
    },
    approval: (approvalId) => sign(approvalKey, approvalId, 1),
    readApproval: (token) => verify(approvalKey, token)?.sessionId,
    report: (sessionId, expiresAt) => sign(reportKey, sessionId, Math.floor(expiresAt.getTime() / 1000)),
    readReport(token, now) {
      const read = verify(reportKey, token)
      return read && read.number * 1000 > now.getTime() ? read.sessionId : undefined
    },
    passkey: (id, expiresAt) => sign(passkeyKey, id, Math.floor(expiresAt.getTime() / 1000)),
    readPasskey(token, now) {
      const read = verify(passkeyKey, token)
      const expiresAt = new Date((read?.number ?? 0) * 1000)
      return read && expiresAt > now ? { id: read.sessionId, expiresAt } : undefined
    },
    codeOf: (codeId) => sixDigits(createHmac('sha256', codeKey).update(codeId).digest()),
    seal: (text) => seal(sealKey, text),
    unseal: (sealed) => unseal(sealKey, sealed),
    keyedHash: (text) => signatureOf(text, hashKey),
  }
}

const nonceBytes = 12
const tagBytes = 16

/** Encrypts with AES-256-GCM: the nonce, the tag and the encrypted text, in base64url. */
function seal(key: KeyObject, text: string): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

function unseal(key: KeyObject, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= nonceBytes + tagBytes) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** Six bytes as six digits: every number is nearly as probable as every other, to one in 280 million. */
const sixDigits = (bytes: Buffer) => String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** A key object, made once: crypto would copy plain bytes for each token, which takes six times as long as signing. */
function keyOf(
  secret: string,
  use: 'access' | 'refresh' | 'challenge' | 'approval' | 'report' | 'passkey' | 'code' | 'hash' | 'seal',
): KeyObject {
  return createSecretKey(createHmac('sha256', secret).update(use).digest())
}

function sign(key: KeyObject, sessionId: string, number: number): string {
  const body = `${sessionId}.${number}`
  return `${body}.${signatureOf(body, key)}`
}

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,10})\.([\w-]{43})$/

/** The session and the number of a token that was signed with the key, else undefined. */
function verify(key: KeyObject, token: string): { sessionId: string; number: number } | undefined {
  const [, sessionId, digits, signature] = (form.exec(token) ?? []) as [string?, string?, string?, string?]
  if (sessionId === undefined || signature === undefined) return undefined
  if (!isSignatureOf(`${sessionId}.${digits}`, signature, key)) return undefined
  return { sessionId, number: Number(digits) }
}
