import { refuse } from '#contract/refusals.ts'

export type Sender = 'own' | 'foreign' | 'unsaid'

/**
 * Whose page a request comes from, by what the browser says: `own` has the very origin of the store, scheme, host and port. `unsaid` is a caller
 * that says nothing, such as an app; a browser names the Origin of every write from another site.
 */
export function senderOf(request: Request, own: URL | undefined): Sender {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return 'foreign'
  if (origin === null) return 'unsaid'
  return own !== undefined && origin === own.origin ? 'own' : 'foreign'
}

/**
 * The CSRF defence (D1). A write with cookies must come from the store's own pages; SameSite=Lax stands in front of it. A write without cookies that
 * sets or clears some, such as a sign-in or a sign-out, must not come from another site's: that one could sign its victim out, or in as somebody else.
 */
export function refuseCrossSite(sender: Sender, has: { cookies: boolean }): void {
  if (sender === 'foreign' || (has.cookies && sender !== 'own')) refuse('cross-site')
}
