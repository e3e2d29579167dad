import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasEtag } from '#server/platform/http/if-none-match.ts'

interface Picture {
  type: string
  /** The tag of the picture's content, in quotes. */
  etag: string
  /** The header `cache-control`: how long browsers may use their copy. */
  cacheControl: string
  bytes: () => Promise<Buffer>
}

/** Sends a picture, or 304 to a caller that has it already. */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, cacheControl, bytes }: Picture,
): Promise<true> {
  const headers = { etag, 'cache-control': cacheControl }
  if (hasEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const body = await bytes()
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
