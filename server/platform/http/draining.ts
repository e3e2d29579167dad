import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long the process still listens and reports that it is not ready, so that a proxy sends requests to others. */
const notReadyMs = 1_000
const pollMs = 20
/** How long requests wait at most for the moment at which the process stops listening. */
const waitMs = 1_000
/** A turn of the event loop shorter than this has accepted no connection. */
const quickTurnMs = 0.5
const loopIterationsMax = 50
/** A connection without data for this long is closed; its client may not have noticed the end yet. */
const idleMs = 500
const inFlightMs = 10_000

interface Connection {
  /** How many of its requests have no response yet. */
  inFlight: number
  /** The number of bytes read when it last had no request. */
  bytesRead: number
  idleSince: number
}

/**
 * Stops a server without failing a request that has been sent, in three steps. For a second it continues to listen, and
 * every response closes its connection. Then it stops accepting connections, at a moment at which none waits to be
 * accepted; so that clients without a pause leave such a moment, requests that arrive now wait for it, a second at
 * most. At last it responds to the accepted requests, closes connections as they become idle, and after ten more
 * seconds cuts off requests that still have no response.
 */
export function createDraining(server: Server): { drain(): Promise<void> } {
  const connections = new Map<Socket, Connection>()
  const inFlight = new Set<ServerResponse>()
  const waiting: (() => void)[] = []
  let isDraining = false
  let isWaiting = false
  let accepted = 0
  server.on('connection', (socket: Socket) => {
    accepted += 1
    connections.set(socket, { inFlight: 0, bytesRead: 0, idleSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  const handlers = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    track(request.socket, response)
    if (isDraining) response.shouldKeepAlive = false
    const run = () => {
      inFlight.add(response)
      for (const listener of handlers) listener.call(server, request, response)
    }
    if (isWaiting) waiting.push(run)
    else run()
  })

  function track(socket: Socket, response: ServerResponse): void {
    const connection = connections.get(socket)
    if (connection) connection.inFlight += 1
    response.once('close', () => {
      inFlight.delete(response)
      if (!connection) return
      connection.inFlight -= 1
      connection.bytesRead = socket.bytesRead
      connection.idleSince = performance.now()
    })
  }

  /**
   * Stops accepting connections and leaves the accepted ones open: `http.Server.close` would close connections whose
   * next request has arrived but is not read.
   */
  async function stopListening(): Promise<void> {
    isWaiting = true
    const before = performance.now()
    while (performance.now() - before < waitMs) {
      const known = accepted
      await pause()
      if (accepted === known && inFlight.size === 0 && (await isQuietTurn())) break
    }
    // All waiting connections are accepted first.
    for (let turn = 0; turn < loopIterationsMax && !(await isQuietTurn()); turn += 1);
    NetServer.prototype.close.call(server)
    isWaiting = false
    for (const run of waiting.splice(0)) run()
  }

  /** Each turn of the event loop accepts one connection: after a short turn that accepted none, none waits. */
  async function isQuietTurn(): Promise<boolean> {
    await nextTurn()
    const started = performance.now()
    const before = accepted
    await nextTurn()
    return accepted === before && performance.now() - started < quickTurnMs
  }

  async function closeIdle(): Promise<void> {
    const before = performance.now()
    while (connections.size > 0 && performance.now() - before < inFlightMs) {
      await pause()
      await nextTurn()
      const idleBefore = performance.now() - idleMs
      for (const [socket, { inFlight, bytesRead, idleSince }] of connections)
        if (inFlight === 0 && idleSince < idleBefore && socket.bytesRead === bytesRead) socket.destroySoon()
    }
    server.closeAllConnections()
  }

  return {
    async drain() {
      isDraining = true
      for (const response of inFlight) response.shouldKeepAlive = false
      await new Promise((done) => setTimeout(done, notReadyMs))
      await stopListening()
      await closeIdle()
      server.close()
    },
  }
}

const pause = () => new Promise((done) => setTimeout(done, pollMs))
/** Resolves when the event loop has just read all data that had arrived. */
const nextTurn = () => new Promise((done) => setImmediate(done))
