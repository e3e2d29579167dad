import type { ClientBase, PoolConfig } from 'pg'
import type { Availability } from './availability.ts'
import { StorePool } from './store-pool.ts'

/** The time limits of a connection, in milliseconds. */
export interface PoolLimits {
  /** How long a request waits for a free connection. */
  waitMs: number
  /** How long one statement may run. */
  statementMs: number
  /** How long a statement waits for rows or advisory locks that another transaction has locked. */
  lockMs: number
  /**
   * How long a transaction may be idle between two statements; then the database ends the connection, which releases
   * its locks.
   */
  idleMs: number
}

/** For requests that shoppers wait for. */
export const shopperLimits: PoolLimits = { waitMs: 1_000, statementMs: 5_000, lockMs: 2_000, idleMs: 5_000 }
/** For background work and for reading the catalogue into memory. */
export const backgroundLimits: PoolLimits = { waitMs: 10_000, statementMs: 60_000, lockMs: 10_000, idleMs: 60_000 }
/** For programs that an operator starts beside the server, such as the import. */
export const programLimits: PoolLimits = { waitMs: 30_000, statementMs: 600_000, lockMs: 60_000, idleMs: 60_000 }

export interface PoolSizes {
  browse: number
  buy: number
  background: number
}

/**
 * Divides a process's connections: half for browsing, nearly a third for buying, the rest for background work; at least
 * one each.
 */
export function dividePool(connections: number): PoolSizes {
  const browse = Math.max(1, Math.floor(connections / 2))
  const buy = Math.max(1, Math.floor((connections * 5) / 16))
  return { browse, buy, background: Math.max(1, connections - browse - buy) }
}

/**
 * The `application_name` of a store's sessions. By it the triggers of migration 0012 distinguish a store from somebody
 * who changes stock by hand.
 */
const storeName = 'vitrina'

/** How much longer than the statement limit the driver waits, for a server that does not respond at all. */
const silentMs = 1_000

interface Config extends PoolConfig {
  availability: Availability
  /**
   * All connections share one session of the database, which outlives them: a new connection drops the statements that
   * an earlier one prepared there.
   */
  sharesSession?: boolean
}

/** A pool of connections with the store's name and the given limits. */
export function openPool({ sharesSession, ...config }: Config, limits?: PoolLimits): StorePool {
  return new StorePool({
    ...(limits && { connectionTimeoutMillis: limits.waitMs, query_timeout: limits.statementMs + silentMs }),
    ...config,
    application_name: storeName,
    async introduce(client) {
      if (sharesSession) await client.query('deallocate all')
      await introduce(client, limits)
    },
  })
}

/**
 * The text formats of every session, whatever the server, the database or the user sets: the driver parses dates in
 * this format only.
 */
export const textFormats = { datestyle: 'ISO', intervalstyle: 'postgres', bytea_output: 'hex', extra_float_digits: '1' }

/**
 * Sets a new connection's settings by a statement, since poolers refuse most of them as start-up parameters. The name
 * overrides one in the connection string. `random_page_cost` is low, since a store's tables are in memory or on flash,
 * while PostgreSQL's default assumes a spinning disk and scans whole tables. Measured: a cart of ten lines in a third
 * of the time.
 */
async function introduce(client: ClientBase, limits?: PoolLimits): Promise<void> {
  const settings = {
    ...textFormats,
    random_page_cost: '1.1',
    application_name: storeName,
    ...(limits && {
      statement_timeout: String(limits.statementMs),
      lock_timeout: String(limits.lockMs),
      idle_in_transaction_session_timeout: String(limits.idleMs),
    }),
  }
  const all = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`)
  await client.query(`select ${all.join(', ')}`)
}
