import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

type Headers = readonly (readonly [string, string])[]

/**
 * Responds to requests that are no valid HTTP, arrive too slowly or are too large, that expect something the store does
 * not support, or that open a tunnel: with the same headers as every other response. Then it closes the connection.
 */
export function respondToBrokenRequests(server: Server, headers: Headers): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    refuse(socket, statuses[error.code ?? ''] ?? 400)
  })
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { 'content-length': '0', connection: 'close' }).end()
  })
  // The store is no proxy. Node hands over the bare socket, and would close it without a response.
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy())
    refuse(socket, 405, [['allow', 'GET, HEAD']])
  })

  function refuse(socket: Duplex, status: number, more: Headers = []): void {
    const lines = [...headers, ...more, ['content-length', '0'], ['connection', 'close']].map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
    // Destroyed at once, the socket would lose the response where the caller still sends. A caller that leaves its side
    // open holds it no longer than this.
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}

const lingerMs = 1_000

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Whether the Host and the target of a request make a URL: `store.example:8080` does, a host `a/b` does not. */
export function isValidTarget({ headers: { host = '' }, url = '' }: IncomingMessage): boolean {
  if (/^[^?]*\\/.test(url)) return false
  return /^[\w.-]+(:\d{1,5})?$/.test(host) || (/^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`))
}

/**
 * Whether a request names its host exactly once, as HTTP/1.1 requires. With two Host headers a proxy and this store
 * might each believe a different one.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 || (count === 0 && httpVersion === '1.0')
}
