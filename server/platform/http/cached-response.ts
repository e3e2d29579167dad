import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { gzip } from './gzip.ts'

/** A response as bytes that can be sent again: its headers, and its body plain and compressed. */
export interface CachedResponse {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  /** Missing where compression would save nothing. */
  gzip?: Buffer
  /**
   * Compressed when the response is first sent from the cache: Brotli takes too long for a response that is sent once.
   */
  brotli?: Buffer
}

/**
 * A response as it was rendered. The status 503 means that rendering failed: then a stale response is sent instead,
 * where the cache has one.
 */
export interface RenderedResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
  isCacheable: boolean
}

// A body that fits into one network packet arrives no sooner when it is compressed.
const compressedFrom = 1_200

/** A rendered response with its entity tag and, unless it is small, with its compressed body. */
export async function compress({
  status,
  headers,
  body,
}: Omit<RenderedResponse, 'isCacheable'>): Promise<CachedResponse> {
  const response = { status, headers, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"`, plain: body }
  return body.length < compressedFrom ? response : { ...response, gzip: await gzip(body) }
}

const brotli = promisify(brotliCompress)

/** Adds the body compressed with Brotli, a fifth smaller than with gzip. */
export async function addBrotli(response: CachedResponse): Promise<void> {
  if (response.gzip) response.brotli = await brotli(response.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/**
 * The same response with the headers that HTTP defines for a stale response (RFC 9111, RFC 9211), for use while no
 * database can render a new one.
 */
export function markStale(response: CachedResponse, ageMs: number): CachedResponse {
  const headers = {
    ...response.headers,
    age: String(Math.round(ageMs / 1_000)),
    'cache-status': 'vitrina; hit; ttl=0; detail="database-away"',
  }
  return { ...response, headers }
}
