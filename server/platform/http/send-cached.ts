import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CachedResponse } from './cached-response.ts'
import { hasEtag } from './if-none-match.ts'

/** Sends a cached response in the best encoding that the caller accepts, or 304 where the caller has it already. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  if (hasEtag(request.headers['if-none-match'], cached.etag)) {
    response.writeHead(
      304,
      headersOf(cached, 'none', () => ({ ...cached.headers, etag: cached.etag })),
    )
    response.end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const isHead = request.method === 'HEAD'
  const [body, encoding] =
    cached.brotli && accepted.includes('br')
      ? ([cached.brotli, 'br'] as const)
      : cached.gzip && accepted.includes('gzip')
        ? ([cached.gzip, 'gzip'] as const)
        : ([cached.plain, 'plain'] as const)
  const headers = headersOf(cached, encoding, () => ({
    ...cached.headers,
    etag: cached.etag,
    'content-length': String(body.length),
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
  }))
  response.writeHead(cached.status, headers)
  response.end(isHead ? undefined : body)
}

type Sent = 'none' | 'plain' | 'gzip' | 'br'

const lists = new WeakMap<CachedResponse, Partial<Record<Sent, string[]>>>()

/** The headers of a response in one encoding as one list; the same list object each time that it is sent. */
function headersOf(cached: CachedResponse, sent: Sent, make: () => Record<string, string>): string[] {
  const known = lists.get(cached) ?? {}
  lists.set(cached, known)
  return (known[sent] ??= Object.entries(make()).flat())
}
