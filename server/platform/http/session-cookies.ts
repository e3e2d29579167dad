import { type Transport, bothValues, cookieTexts, markerTexts, readCookies } from '#contract/cookies.ts'
import { knownDeviceSeconds } from '../known-devices.ts'
import { type TokenPair, accessSeconds } from '../tokens.ts'

export const accessCookie = 'vitrina_access'
export const refreshCookie = 'vitrina_refresh'
const deviceCookie = 'vitrina_devices'
/**
 * API clients show the proof of a known device with this header, and are given it with the same and an `x-` in front.
 */
const deviceHeader = 'known-device'
const refreshSeconds = 90 * 24 * 3600

type Headers = [string, string][]

/**
 * How a pair of tokens goes back: as cookies for the pages, as headers for API clients (WIRE-5). Cookies of a session
 * that is not remembered end with the browser.
 */
export function tokenHeaders(
  { accessToken, refreshToken }: TokenPair,
  asCookies: { transport: Transport; isRemembered: boolean } | false,
): Headers {
  if (!asCookies) {
    return [
      ['x-access-token', accessToken],
      ['x-refresh-token', refreshToken],
    ]
  }
  const { transport, isRemembered } = asCookies
  const lasting = (seconds: number) => (isRemembered ? seconds : undefined)
  return sessionCookies(transport, accessToken, lasting(accessSeconds), refreshToken, lasting(refreshSeconds))
}

/**
 * Takes a session's cookies away. That of the known device stays: it is what tells the owner from a stranger at the
 * next sign-in.
 */
export function clearedCookies(transport: Transport): Headers {
  return sessionCookies(transport, '', 0, '', 0)
}

function sessionCookies(
  transport: Transport,
  accessToken: string,
  accessSeconds: number | undefined,
  refreshToken: string,
  refreshSeconds: number | undefined,
): Headers {
  const secret = { isHttpOnly: true, isSecret: true }
  return asHeaders([
    ...cookieTexts({ name: accessCookie, value: accessToken, maxAgeSeconds: accessSeconds, ...secret }, transport),
    ...cookieTexts({ name: refreshCookie, value: refreshToken, maxAgeSeconds: refreshSeconds, ...secret }, transport),
    ...markerTexts(refreshToken !== '', refreshSeconds, transport),
  ])
}

/** The proof of a known device that a request brings. */
export function deviceProofOf(request: Request): string | undefined {
  const { host, plain } = bothValues(readCookies(request.headers.get('cookie')), deviceCookie)
  return request.headers.get(deviceHeader) ?? host ?? plain
}

/** How the proof of a known device goes back. */
export function deviceHeaders(proof: string, transport: Transport | undefined): Headers {
  if (!transport) return [[`x-${deviceHeader}`, proof]]
  const cookie = {
    name: deviceCookie,
    value: proof,
    maxAgeSeconds: knownDeviceSeconds,
    isHttpOnly: true,
    isSecret: true,
  }
  // No release before this one knows it, so its first name is enough.
  return asHeaders(cookieTexts(cookie, transport).slice(0, 1))
}

const asHeaders = (texts: string[]): Headers => texts.map((text) => ['set-cookie', text])
