import { type Socket, connect } from 'node:net'

export interface LoadResult {
  requestsPerSecond: number
  requests: number
  /** Responses other than 2xx or 304, and broken connections. */
  failed: number
  p10Ms: number
  p50Ms: number
  p99Ms: number
  /** How long each response took, in the order in which they arrived. */
  timesMs: readonly number[]
}

/** Gives the next request of a connection as raw bytes, which `rawRequest` makes. */
export type NextRequest = (connection: number, turn: number) => Buffer

/** A request as raw bytes, over a keep-alive connection. */
export function rawRequest(method: string, path: string, headers: Record<string, string> = {}, body?: string): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

/**
 * Sends requests over keep-alive connections, one at a time on each, for a limited time. It reads only the status and
 * the length of a response, so that the sender takes little processor time from the store. Loopback only.
 */
export async function load({
  port,
  connections,
  seconds,
  next,
  pauseMs = 0,
}: {
  port: number
  connections: number
  seconds: number
  next: NextRequest
  /** The pause of a connection after each response. */
  pauseMs?: number
}): Promise<LoadResult> {
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, (_, connection) =>
      run({ port, connection, next, until, pauseMs }, (ms, status) => {
        times.push(ms)
        if (status < 200 || (status >= 300 && status !== 304)) failed += 1
      }),
    ),
  )
  const elapsed = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100
  return {
    requestsPerSecond: Math.round((times.length - failed) / elapsed),
    requests: times.length,
    failed,
    p10Ms: at(0.1),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    timesMs: times,
  }
}

interface Connection {
  port: number
  connection: number
  next: NextRequest
  until: number
  pauseMs: number
}

function run(
  { port, connection, next, until, pauseMs }: Connection,
  done: (ms: number, status: number) => void,
): Promise<void> {
  return new Promise((finished) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let turn = 0
    let sent = 0
    let head = ''
    let left = -1
    let status = 0
    const send = () => {
      if (performance.now() >= until) return socket.end()
      sent = performance.now()
      head = ''
      left = -1
      socket.write(next(connection, turn++))
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      let rest = chunk.length
      if (left < 0) {
        head += chunk.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        status = Number(head.slice(9, 12))
        left = Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end + 2))?.[1] ?? 0)
        rest = head.length - end - 4
      }
      left -= rest
      if (left > 0) return
      done(performance.now() - sent, status)
      if (pauseMs > 0) setTimeout(send, pauseMs)
      else send()
    })
    socket.on('error', () => done(0, 0))
    socket.on('close', () => finished())
  })
}
