import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long the process still listens and reports that it is not ready, so that a proxy sends requests to others. */
const notReadyMs = 1_000
const pollMs = 20
/**
 * How long requests wait at most for the moment at which the process stops listening: as long as those before them are
 * worked on, whose clients may connect again, on a busy machine for seconds.
 */
const waitMs = 4_000
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

type Handler = (request: IncomingMessage, response: ServerResponse) => void

interface DrainingState {
  server: Server
  connections: Map<Socket, Connection>
  /** How many connections the server has accepted so far. */
  accepted: number
  /** The responses that the server's handlers work on. */
  inFlight: Set<ServerResponse>
  isDraining: boolean
  /** The requests that wait until the server has stopped listening; undefined where requests are handled at once. */
  waiting: (() => void)[] | undefined
}

/**
 * Stops a server without failing a request that has been sent, in three steps. For a second it continues to listen, and
 * every response closes its connection. Then it stops accepting connections, at a moment at which none waits to be
 * accepted; so that clients without a pause leave such a moment, requests that arrive now wait for it, four seconds at
 * most. At last it responds to the accepted requests and closes connections as they become idle. Ten seconds after the
 * first step it cuts off requests that still have no response.
 */
export function createDraining(server: Server): { drain(): Promise<void> } {
  const state: DrainingState = {
    server,
    connections: new Map(),
    accepted: 0,
    inFlight: new Set(),
    isDraining: false,
    waiting: undefined,
  }
  trackConnections(state)
  interceptRequests(state)
  return {
    async drain() {
      state.isDraining = true
      for (const response of state.inFlight) response.shouldKeepAlive = false
      await new Promise((done) => setTimeout(done, notReadyMs))
      const deadline = performance.now() + inFlightMs
      await stopListening(state)
      await closeIdle(state, deadline)
      server.close()
    },
  }
}

function trackConnections(state: DrainingState): void {
  state.server.on('connection', (socket: Socket) => {
    state.accepted += 1
    state.connections.set(socket, { inFlight: 0, bytesRead: 0, idleSince: performance.now() })
    socket.once('close', () => state.connections.delete(socket))
  })
}

/**
 * Takes the place of the server's request handlers and calls them itself: so it knows the requests in flight, and delays
 * those that arrive while the server stops listening.
 */
function interceptRequests(state: DrainingState): void {
  const { server } = state
  const handlers = server.listeners('request') as Handler[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    trackRequest(state, request.socket, response)
    if (state.isDraining) response.shouldKeepAlive = false
    const run = () => {
      state.inFlight.add(response)
      for (const handler of handlers) handler.call(server, request, response)
    }
    if (state.waiting) state.waiting.push(run)
    else run()
  })
}

function trackRequest({ connections, inFlight }: DrainingState, socket: Socket, response: ServerResponse): void {
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
 * Stops accepting connections and leaves the accepted ones open: `http.Server.close` would close connections whose next
 * request has arrived but is not read.
 */
async function stopListening(state: DrainingState): Promise<void> {
  const waiting: (() => void)[] = []
  state.waiting = waiting
  const before = performance.now()
  while (performance.now() - before < waitMs) {
    const known = state.accepted
    await pause()
    if (state.accepted === known && state.inFlight.size === 0 && (await isQuietTurn(state))) break
  }
  // All waiting connections are accepted first.
  for (let turn = 0; turn < loopIterationsMax && !(await isQuietTurn(state)); turn += 1);
  NetServer.prototype.close.call(state.server)
  state.waiting = undefined
  for (const run of waiting) run()
}

/** Each turn of the event loop accepts one connection: after a short turn that accepted none, none waits. */
async function isQuietTurn(state: DrainingState): Promise<boolean> {
  await nextTurn()
  const started = performance.now()
  const before = state.accepted
  await nextTurn()
  return state.accepted === before && performance.now() - started < quickTurnMs
}

/** Closes the connections as they become idle, and those that are left at the deadline. */
async function closeIdle({ server, connections }: DrainingState, deadline: number): Promise<void> {
  while (connections.size > 0 && performance.now() < deadline) {
    await pause()
    await nextTurn()
    const idleBefore = performance.now() - idleMs
    for (const [socket, { inFlight, bytesRead, idleSince }] of connections)
      if (inFlight === 0 && idleSince < idleBefore && socket.bytesRead === bytesRead) socket.destroySoon()
  }
  server.closeAllConnections()
}

const pause = () => new Promise((done) => setTimeout(done, pollMs))
/** Resolves when the event loop has just read all data that had arrived. */
const nextTurn = () => new Promise((done) => setImmediate(done))
