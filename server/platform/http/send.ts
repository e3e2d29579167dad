import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptAnswer } from './byte-cache.ts'

/** Sends a kept answer in the best encoding that the caller takes, or 304 where the caller has it already. */
export function sendKept(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): void {
  if (hasAlready(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(
      304,
      headersOf(answer, 'none', () => ({ ...answer.headers, etag: answer.etag })),
    )
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
        : ([answer.plain, 'plain'] as const)
  const headers = headersOf(answer, encoding, () => ({
    ...answer.headers,
    etag: answer.etag,
    'content-length': String(body.length),
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
  }))
  response.writeHead(answer.status, headers)
  response.end(isHead ? undefined : body)
}

type Sent = 'none' | 'plain' | 'gzip' | 'br'

const lists = new WeakMap<KeptAnswer, Partial<Record<Sent, string[]>>>()

/** The headers of an answer as one list, the same list each time that it is sent in this way. */
function headersOf(answer: KeptAnswer, sent: Sent, make: () => Record<string, string>): string[] {
  const known = lists.get(answer) ?? {}
  lists.set(answer, known)
  return (known[sent] ??= Object.entries(make()).flat())
}

/** Whether the caller names the answer among those it has. A proxy that packs answers anew marks the names as weak. */
function hasAlready(named: string | undefined, etag: string): boolean {
  return (
    named !== undefined && (named === etag || named.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  )
}
