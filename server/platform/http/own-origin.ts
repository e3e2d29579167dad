import type { IncomingMessage } from 'node:http'
import { type Transport, transportOf } from '#contract/cookies.ts'
import type { Settings } from '../settings.ts'

type OriginSettings = Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>

/**
 * The store's own origin (scheme, host and port) as the caller's browser writes it: that of PUBLIC_URL, else the one in
 * the request, behind a trusted proxy with the scheme that the proxy reports. Undefined where the request names an
 * impossible host.
 */
export function ownOrigin(
  headerOf: (name: string) => string | null | undefined,
  { PUBLIC_URL, TRUST_PROXY }: OriginSettings,
): URL | undefined {
  if (PUBLIC_URL) return new URL(PUBLIC_URL)
  const forwarded = TRUST_PROXY ? (headerOf('x-forwarded-proto') ?? '').split(',').at(-1)?.trim().toLowerCase() : ''
  const url = `${forwarded === 'https' ? 'https' : 'http'}://${headerOf('host') ?? ''}`
  return URL.canParse(url) ? new URL(url) : undefined
}

/** How the caller's browser reached the store; its cookies depend on that. */
export function transportFor(request: IncomingMessage, settings: OriginSettings): Transport {
  const origin = ownOrigin((name) => [request.headers[name]].flat()[0], settings)
  return origin ? transportOf(origin) : 'http'
}
