import { refuse } from '#contract/refusals.ts'

/**
 * The CSRF defence of cookie-authenticated writes (D1): the browser itself must say that the request comes from our own origin.
 * SameSite=Lax cookies stand in front of it; a request without an Origin header is refused.
 */
export function refuseCrossSite(request: Request, publicUrl: string | undefined): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const own = publicUrl ? new URL(publicUrl).host : (request.headers.get('host') ?? new URL(request.url).host)
  if (site && site !== 'same-origin') refuse('cross-site')
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== own) refuse('cross-site')
}
