import type { IncomingMessage } from 'node:http'

/** The path of a request as the client sent it, percent-encoded and without the query. */
export function requestPath({ url = '' }: IncomingMessage): string {
  const at = url.indexOf('?')
  return at < 0 ? url : url.slice(0, at)
}
