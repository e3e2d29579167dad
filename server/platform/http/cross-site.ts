import type { IncomingMessage } from 'node:http'
import { refuse } from '#contract/refusals.ts'
import type { RequestHeaders } from './api-request.ts'

/**
 * Whether the browser reports that another site caused the request, even another host of the same domain; `none` is a
 * URL that somebody typed.
 */
const isForeign = (site: string | null | undefined): boolean =>
  typeof site === 'string' && site !== 'same-origin' && site !== 'none'

/** Whether another site's page caused this read: then the response is the page, but stores no choice in a cookie. */
export const isFromAnotherSite = ({ headers }: IncomingMessage): boolean =>
  isForeign(headers['sec-fetch-site']?.toString())

export type Sender = 'own' | 'foreign' | 'unknown'

/**
 * The page that sent a request, according to the browser: `own` has the store's origin, with scheme, host and port.
 * `unknown` is a caller that sends neither header, such as an app; a browser sends the Origin of every write from
 * another site.
 */
export function senderOf(headers: RequestHeaders, own: URL | undefined): Sender {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (isForeign(site)) return 'foreign'
  if (origin === null) return 'unknown'
  return own !== undefined && origin === own.origin ? 'own' : 'foreign'
}

/**
 * The CSRF defence (WIRE-6), besides SameSite=Lax. A write with cookies must come from the store's own pages. A write
 * without cookies that sets or clears some, such as a sign-in or a sign-out, must not come from another site: that site
 * could sign its victim out, or in as somebody else.
 */
export function refuseCrossSite(sender: Sender, has: { cookies: boolean }): void {
  if (sender === 'foreign' || (has.cookies && sender !== 'own')) refuse('cross-site')
}
