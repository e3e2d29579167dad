import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptAnswer } from './byte-cache.ts'

/** Sends a kept answer in the best encoding that the caller takes, or 304 where the caller has it already. */
export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  if (hasAlready(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, { ...answer.headers, etag: answer.etag })
    response.end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const isHead = request.method === 'HEAD'
  const [body, encoding] =
    answer.brotli && accepted.includes('br')
      ? ([answer.brotli, 'br'] as const)
      : answer.gzip && accepted.includes('gzip')
        ? ([answer.gzip, 'gzip'] as const)
        : ([answer.plain, undefined] as const)
  const headers: Record<string, string | number> = { ...answer.headers, etag: answer.etag, 'content-length': body.length }
  if (encoding) headers['content-encoding'] = encoding
  response.writeHead(answer.status, headers)
  response.end(isHead ? undefined : body)
}

/** Whether the caller names the answer among those it has. A proxy that packs answers anew marks the names as weak. */
function hasAlready(named: string | undefined, etag: string): boolean {
  return named !== undefined && (named === etag || named.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
}
