import type { IncomingMessage, ServerResponse } from 'node:http'

interface Picture {
  type: string
  /** Names what the picture shows, in quotes. */
  etag: string
  /** How long browsers may keep it, as `cache-control` says it. */
  keeping: string
  bytes: () => Promise<Buffer>
}

/**
 * Sends a picture, or 304 to who has it already; then its bytes are not asked for. A proxy may have marked the name as
 * weak.
 */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, keeping, bytes }: Picture,
): Promise<true> {
  const headers = { etag, 'cache-control': keeping }
  if (request.headers['if-none-match']?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)) {
    response.writeHead(304, headers).end()
    return true
  }
  const body = await bytes()
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
