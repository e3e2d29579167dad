import { Pool, type PoolClient } from 'pg'
import { DatabaseBusy } from './faults.ts'

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void

interface Waiting {
  /** Called when the request leaves the queue: from now on the pool's own time limit applies. */
  isNext: () => void
  connected: (client: PoolClient) => void
  failed: (error: Error) => void
}

/** The requests that wait for the connection, and how long each may wait. */
interface Queue {
  waiting: Waiting[]
  waitMs: number
}

const waitingMax = 500
// The embedded database's one connection serves a whole trial store, so its shoppers wait longer before they are
// refused than on a server with many connections.
const shoppersWaitMs = 10_000
const backgroundWaitMs = 30_000

/**
 * The pools of the embedded database. It has one connection, so all requests wait in one queue: shoppers first, and no
 * more than 500 at a time. The time limit also ends a query made outside the caller's own open transaction, which would
 * otherwise wait for ever.
 */
export function shareConnection(connection: Pool): { browse: Pool; buy: Pool; background: Pool } {
  const shoppers: Queue = { waiting: [], waitMs: shoppersWaitMs }
  const background: Queue = { waiting: [], waitMs: backgroundWaitMs }
  let isTaken = false

  const next = () => {
    if (isTaken) return
    const first = shoppers.waiting.shift() ?? background.waiting.shift()
    if (!first) return
    isTaken = true
    first.isNext()
    connection.connect().then(first.connected, (error: Error) => {
      isTaken = false
      first.failed(error)
      next()
    })
  }
  connection.on('release', () => {
    isTaken = false
    next()
  })
  const take = (queue: Queue) => {
    if (shoppers.waiting.length + background.waiting.length >= waitingMax) return Promise.reject(new DatabaseBusy())
    const taking = waitIn(queue)
    next()
    return taking
  }
  return {
    browse: new QueuedPool(() => take(shoppers)),
    buy: new QueuedPool(() => take(shoppers)),
    background: new QueuedPool(() => take(background)),
  }
}

function waitIn(queue: Queue): Promise<PoolClient> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => {
      queue.waiting.splice(queue.waiting.indexOf(waiting), 1)
      failed(new DatabaseBusy())
    }, queue.waitMs).unref()
    const waiting: Waiting = { isNext: () => clearTimeout(timer), connected: done, failed }
    queue.waiting.push(waiting)
  })
}

/** A pool without connections of its own: it hands out the shared connection when the queue reaches its request. */
class QueuedPool extends Pool {
  readonly #take: () => Promise<PoolClient>
  constructor(take: () => Promise<PoolClient>) {
    super()
    this.#take = take
  }
  override connect(): Promise<PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<PoolClient> | void {
    const taking = this.#take()
    if (!connected) return taking
    taking.then(
      (client) => connected(undefined, client, client.release),
      (error: Error) => connected(error, undefined, () => {}),
    )
  }
}
