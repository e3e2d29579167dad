import type { ClientBase, PoolConfig } from 'pg'
import type { Availability } from './availability.ts'
import { StorePool } from './store-pool.ts'

/** How long a connection is waited for, and how long what runs on it may take, in milliseconds. */
export interface PoolLimits {
  /** Until a connection is free. */
  waitMs: number
  /** One statement, from its start to its end. */
  statementMs: number
  /** For rows or advisory locks that another transaction holds. */
  lockMs: number
  /** Between two statements of an open transaction; then the database ends the connection, and the locks with it. */
  idleMs: number
}

/** For requests that a shopper waits for. */
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
 * By this name the database knows a store's own sessions from somebody's who changes stock by hand (migration 0012).
 */
const storeName = 'vitrina'

/** By how much longer this side waits for an answer: a server that says nothing at all must hold nobody either. */
const silentMs = 1_000

interface Config extends PoolConfig {
  availability: Availability
  /**
   * All connections share one session of the database, which outlives them: what an earlier one has prepared there
   * goes.
   */
  sharesSession?: boolean
}

/** A pool of connections that bear the store's name and the limits given. */
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
 * How PostgreSQL writes values as text, whatever the server, the database or the user has set: the driver reads dates
 * in this form alone.
 */
export const textFormats = { datestyle: 'ISO', intervalstyle: 'postgres', bytea_output: 'hex', extra_float_digits: '1' }

/**
 * Settings of a new connection, set by a statement since poolers refuse most of them in the start of a connection. The
 * name holds whatever the database's address gives. Looking a row up costs little more than reading on: a store's
 * tables lie in memory or on a flash disk, while PostgreSQL takes a turning disk for granted and reads whole tables.
 * Measured: a cart of ten lines in a third of the time.
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
