import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Headers = readonly (readonly [string, string])[]

/** Answers what is no HTTP, or came too slowly or too large, with the same headers as every other answer, and ends the connection. */
export function answerBrokenRequests(server: Server, headers: Headers): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const lines = [...headers, ['content-length', '0'], ['connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Whether a request names its host as HTTP/1.1 wants it: exactly once. With two of them a proxy and this store may each believe another one. */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

const pollMs = 20
/** Clients that call again and again do so within this time on the connections they have, and hear on them that these close. */
const lastCallsMs = 500
const inFlightMs = 10_000
const closeMs = 1_000
/** In a turn of the event loop this short nothing arrives after it has looked. */
const quickTurnMs = 0.5
const turnsAtOnce = 50

/**
 * Ends a server without failing a request. From the call on every answer closes its connection, and the server still listens: what arrives on a
 * connection that its client believes open is answered, and who asks whether the process is ready hears that it is not. Once nothing is in flight
 * the socket closes, with what connections are idle; what has not been answered after ten seconds is cut off.
 */
export function createDraining(server: Server): { drain(): Promise<void> } {
  const inFlight = new Set<ServerResponse>()
  let isDraining = false
  let accepted = 0
  server.on('connection', () => (accepted += 1))
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response)
    response.once('close', () => inFlight.delete(response))
    if (isDraining) response.shouldKeepAlive = false
  })

  /** Waits for a moment in which nothing is in flight and nothing waits to be accepted, which a closing socket would cut off. */
  async function quietMoment(): Promise<void> {
    const started = performance.now()
    const elapsed = () => performance.now() - started
    while (elapsed() < inFlightMs) {
      await new Promise((done) => setTimeout(done, pollMs))
      if (elapsed() < lastCallsMs) continue
      for (let turn = 0; turn < turnsAtOnce && inFlight.size === 0; turn += 1) if (await isQuietTurn()) return
    }
  }

  /** Each turn accepts one connection: after a quick one that accepted none there is none. */
  async function isQuietTurn(): Promise<boolean> {
    await nextTurn()
    const started = performance.now()
    const before = accepted
    await nextTurn()
    return accepted === before && inFlight.size === 0 && performance.now() - started < quickTurnMs
  }

  return {
    async drain() {
      isDraining = true
      for (const response of inFlight) response.shouldKeepAlive = false
      await quietMoment()
      const closed = new Promise((done) => server.close(done))
      const rest = setTimeout(() => server.closeAllConnections(), closeMs)
      await closed
      clearTimeout(rest)
    },
  }
}

/** Goes on when the event loop has just read what had arrived. */
const nextTurn = () => new Promise((done) => setImmediate(done))
