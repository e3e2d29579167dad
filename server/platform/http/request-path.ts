import type { IncomingMessage } from 'node:http'

/** The path of a request as the client sent it, percent-encoded and without the query. */
export function requestPath({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}

/** The path of a request for the log: the link of an order names an order that its readers alone should see (ORDER-9). */
export function loggedPath(request: IncomingMessage): string {
  return requestPath(request).replace(/^(\/track\/|\/api\/ecommerce\/orders\/(?:track|pass)\/)[^/]+/, '$1…')
}
