import { type Transport, bothValues, cookieTexts, markerTexts, readCookies } from '#contract/cookies.ts'
import { knownDeviceSeconds } from '../known-devices.ts'
import { type TokenPair, accessSeconds } from '../session-tokens.ts'
import type { RequestHeaders } from './api-request.ts'

export const accessCookie = 'vitrina_access'
export const refreshCookie = 'vitrina_refresh'
const deviceCookie = 'vitrina_devices'
/**
 * The header in which API clients send the proof of a known device; responses have it in the same name with `x-` in
 * front.
 */
const deviceHeader = 'known-device'

type Headers = [string, string][]

/**
 * The response headers with a pair of tokens: cookies for the pages, headers of their own for API clients (WIRE-5).
 * Cookies of a session that is not remembered end with the browser, others after `idleSeconds` without a renewal.
 */
export function tokenHeaders(
  { accessToken, refreshToken }: TokenPair,
  asCookies: { transport: Transport; isRemembered: boolean; idleSeconds: number } | false,
): Headers {
  if (!asCookies) {
    return [
      ['x-access-token', accessToken],
      ['x-refresh-token', refreshToken],
    ]
  }
  const { transport, isRemembered, idleSeconds } = asCookies
  const lasting = (seconds: number) => (isRemembered ? seconds : undefined)
  return sessionCookies(
    transport,
    { token: accessToken, seconds: lasting(accessSeconds) },
    { token: refreshToken, seconds: lasting(idleSeconds) },
  )
}

/**
 * The headers that clear a session's cookies. The cookie of the known device stays: at the next sign-in it
 * distinguishes the owner from a stranger.
 */
export function clearedCookies(transport: Transport): Headers {
  const cleared = { token: '', seconds: 0 }
  return sessionCookies(transport, cleared, cleared)
}

interface TokenCookie {
  token: string
  /** How long the browser stores the cookie; undefined where it ends with the browser. */
  seconds: number | undefined
}

function sessionCookies(transport: Transport, access: TokenCookie, refresh: TokenCookie): Headers {
  const secret = { isHttpOnly: true, isSecret: true }
  return asHeaders([
    ...cookieTexts({ name: accessCookie, value: access.token, maxAgeSeconds: access.seconds, ...secret }, transport),
    ...cookieTexts({ name: refreshCookie, value: refresh.token, maxAgeSeconds: refresh.seconds, ...secret }, transport),
    ...markerTexts(refresh.token !== '', refresh.seconds, transport),
  ])
}

/** The proof of a known device in a request, if any. */
export function deviceProofOf(headers: RequestHeaders): string | undefined {
  const { host, plain } = bothValues(readCookies(headers.get('cookie')), deviceCookie)
  return headers.get(deviceHeader) ?? host ?? plain
}

/** The response headers with the proof of a known device: a cookie, or a header where there is no transport. */
export function deviceHeaders(proof: string, transport: Transport | undefined): Headers {
  if (!transport) return [[`x-${deviceHeader}`, proof]]
  const cookie = {
    name: deviceCookie,
    value: proof,
    maxAgeSeconds: knownDeviceSeconds,
    isHttpOnly: true,
    isSecret: true,
  }
  // No earlier release reads this cookie, so only its first name is set.
  return asHeaders(cookieTexts(cookie, transport).slice(0, 1))
}

const asHeaders = (texts: string[]): Headers => texts.map((text) => ['set-cookie', text])
