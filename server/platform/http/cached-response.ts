import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzip } from './gzip.ts'

/** A response as bytes, ready to be sent again: its headers once, its body plain and compressed. */
export interface CachedResponse {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  /** Missing where compression would save nothing. */
  gzip?: Buffer
  /** Compressed when the response is first sent from the cache: that costs more than one page is worth. */
  brotli?: Buffer
}

/**
 * A response as it was rendered. The status 503 means that it could not be rendered: a stale one is sent instead, where
 * there is one.
 */
export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  isCacheable: boolean
}

// A body that fits into one packet of the network arrives no sooner for being smaller.
const compressedFrom = 1_200

/** A rendered response with its tag and, unless it is small, with its compressed body. */
export async function compress({
  status,
  headers,
  body,
}: Omit<RenderedResponse, 'isCacheable'>): Promise<CachedResponse> {
  const response = { status, headers, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`, plain: body }
  return body.length < compressedFrom ? response : { ...response, gzip: await gzip(body) }
}

const brotli = promisify(brotliCompress)

/** Adds the body compressed by Brotli, a fifth smaller than by gzip. */
export async function addBrotli(response: CachedResponse): Promise<void> {
  if (response.gzip) response.brotli = await brotli(response.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/**
 * The same response with the standard's headers (RFC 9111, RFC 9211) for one that is older than it should be, since
 * there is no database to render a new one from.
 */
export function markStale(response: CachedResponse, ageMs: number): CachedResponse {
  const headers = {
    ...response.headers,
    age: String(Math.round(ageMs / 1_000)),
    'cache-status': 'vitrina; hit; ttl=0; detail="database-away"',
  }
  return { ...response, headers }
}
