import pg from 'pg'
import type { Availability } from './availability.ts'
import { destroyConnection, isReadOnly, readOnly } from './connection.ts'
import { DatabaseAway, meansAway } from './database-away.ts'
import { StoreClient } from './store-client.ts'

type Done = (error: Error | undefined, client?: pg.PoolClient, release?: (error?: unknown) => void) => void

interface Options extends Omit<pg.PoolConfig, 'Client' | 'onConnect'> {
  availability: Availability
  /** Prepares a new connection before the pool gives it out. */
  introduce: (client: pg.ClientBase) => Promise<void>
}

/**
 * A pool that hands out only connections to a server that takes writes. While the database is away it refuses at once,
 * and closes its open connections. After the database was lost and found again, older connections are not reused: they
 * may lead to the previous server.
 */
export class StorePool extends pg.Pool {
  readonly #availability: Availability
  readonly #open = new Set<pg.PoolClient>()
  readonly #old = new WeakSet<pg.ClientBase>()

  constructor({ availability, introduce, ...options }: Options) {
    super({
      ...options,
      keepAlive: true,
      pipeline: true,
      Client: StoreClient as never,
      onConnect: (async (client: pg.ClientBase) => {
        // A replica lags behind, and the catalogue index would take its rows for the newest.
        if (await isReadOnly(client)) throw readOnly()
        await introduce(client)
      }) as never,
    })
    this.#availability = availability
    // The pool replaces a connection that breaks, and the query on it fails with the reason. Without these listeners
    // the same error of an idle connection, or of one between two queries of a transaction, would end the whole
    // process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
      this.#open.add(client)
    })
    this.on('remove', (client) => this.#open.delete(client))
    this.on('release', (_error, client) => {
      const { isSpent, isSilent } = client as unknown as StoreClient
      const isInTransaction = ['T', 'E'].includes(client.getTransactionStatus() ?? '')
      // Whatever froze one connection may have frozen the others: no further request tries them.
      if (isSilent) this.#retire()
      if (isSpent || isInTransaction || this.#old.has(client)) void client.end()
    })
    availability.onAway(() => {
      for (const client of this.#open) destroyConnection(client)
    })
    availability.onFound(() => this.#retire())
  }

  /** Marks all open connections as old: the pool hands none of them out again. */
  #retire(): void {
    for (const client of this.#open) this.#old.add(client)
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own overloads
  override connect(done?: any): any {
    const opened = this.#connect()
    if (typeof done !== 'function') return opened
    const callback = done as Done
    opened.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error)),
      (error: unknown) => callback(error as Error),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    this.#availability.refuseAway()
    try {
      for (;;) {
        const client = await super.connect()
        if (!this.#old.has(client)) return client
        client.release(true)
        destroyConnection(client)
      }
    } catch (error) {
      throw meansAway(error) ? new DatabaseAway(error) : error
    }
  }
}
