import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** So long the process listens and says that it is not ready, so that a proxy sends to others. */
const notReadyMs = 1_000
const pollMs = 20
/** So long at most requests wait for the moment in which the process stops listening. */
const waitMs = 1_000
/** In a turn of the event loop this short nothing arrives after it has looked. */
const quickTurnMs = 0.5
const loopIterationsMax = 50
/** A connection on which nothing has come for so long is closed, though its client has not heard of it. */
const idleMs = 500
const inFlightMs = 10_000

interface Connection {
  /** How many requests on it are not answered. */
  inFlight: number
  /** What had been read when it last had no request. */
  bytesRead: number
  idleSince: number
}

/**
 * Ends a server without failing a request that has been sent, in three steps. For a second it goes on listening, and
 * every answer closes its connection. Then it stops accepting connections, at a moment in which none waits to be
 * accepted: so that clients without a pause let that moment come, requests that arrive now wait for it, a second at
 * most. In the end what was accepted is answered, connections are closed as they fall idle, and what has no answer ten
 * seconds later is cut off.
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
   * Stops accepting, and leaves open what is accepted: `http.Server.close` would close connections whose next request
   * has arrived and is not read.
   */
  async function stopListening(): Promise<void> {
    isWaiting = true
    const before = performance.now()
    while (performance.now() - before < waitMs) {
      const known = accepted
      await pause()
      if (accepted === known && inFlight.size === 0 && (await isQuietTurn())) break
    }
    // Whatever is in flight, what has been connected is accepted first.
    for (let turn = 0; turn < loopIterationsMax && !(await isQuietTurn()); turn += 1);
    NetServer.prototype.close.call(server)
    isWaiting = false
    for (const run of waiting.splice(0)) run()
  }

  /** Each turn accepts one connection: after a quick one that accepted none there is none. */
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
/** Goes on when the event loop has just read what had arrived. */
const nextTurn = () => new Promise((done) => setImmediate(done))
