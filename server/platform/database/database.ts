import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '#server/db/tables.ts'
import { DatabaseUnusable } from '../start-faults.ts'
import { type Availability, createAvailability } from './availability.ts'
import { DatabaseAway } from './database-away.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { shareConnection } from './one-connection.ts'
import { type PoolLimits, type PoolSizes, backgroundLimits, dividePool, openPool, shopperLimits } from './pools.ts'

export type Database = Kysely<Tables>

/** The connections for one purpose. Work for another purpose cannot use them up. */
export interface Connections {
  db: Database
  pool: pg.Pool
}

/**
 * A database with its connections. `db` and `pool` serve work that no shopper waits for: background work, migrations,
 * programs.
 */
export interface OpenDatabase extends Connections {
  /** For requests that lock no stock: pages, carts, sign-ins, sessions, limits. */
  browse: Connections
  /** For commands that lock stock, and wait while another transaction has it locked. */
  buy: Connections
  availability: Availability
  /** Present when the database is the embedded one. */
  embedded?: EmbeddedDatabase
  /**
   * The connection string for the connection that listens. Missing for the embedded database, which has only one
   * connection.
   */
  url?: string
  close(): Promise<void>
}

interface Options {
  url?: string
  /**
   * How many connections this process opens at most: in all, or for each kind of work. The embedded database has one,
   * whatever this says.
   */
  poolSize: number | PoolSizes
  /** The embedded database's folder, or `memory://`. */
  folder: string
  snapshot?: Uint8Array
  /** The limits of `db` and `pool`; without them those of background work. */
  limits?: PoolLimits
}

// Amounts and counts are whole numbers far below 2^53; without a parser the driver gives int8 as text.
pg.types.setTypeParser(20, Number)
// A day stays a text, such as `1990-05-31`: the driver would make it midnight in the time zone of this machine.
pg.types.setTypeParser(1082, String)

/**
 * Opens the PostgreSQL server of `url`, or starts the embedded database where there is no `url`. Throws
 * DatabaseUnusable where a first query fails.
 */
export async function openDatabase({
  url,
  poolSize,
  folder,
  snapshot,
  limits = backgroundLimits,
}: Options): Promise<OpenDatabase> {
  const availability = createAvailability()
  if (url) {
    refuseUnreadable(url)
    const sizes = typeof poolSize === 'number' ? dividePool(poolSize) : poolSize
    const open = (max: number, of: PoolLimits) => openPool({ availability, connectionString: url, max }, of)
    const pools = {
      browse: open(sizes.browse, shopperLimits),
      buy: open(sizes.buy, shopperLimits),
      background: open(sizes.background, limits),
    }
    const database = wrap(pools, { availability, url, close: async () => {} })
    await database.pool.query('select 1').catch(async (reason: Error) => {
      await database.close()
      throw new DatabaseUnusable(reason instanceof DatabaseAway ? (reason.cause as Error) : reason)
    })
    return database
  }
  const embedded = await startEmbedded(folder, snapshot)
  // One connection: see startEmbedded.
  const connection = openPool({
    availability,
    sharesSession: true,
    host: embedded.socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
  })
  const close = async () => {
    await connection.end()
    await embedded.stop()
  }
  return wrap(shareConnection(connection), { availability, embedded, close })
}

/**
 * A connection string may name files, such as `sslrootcert`, that the driver reads before it connects: refuses one
 * whose files cannot be read.
 */
function refuseUnreadable(connectionString: string): void {
  try {
    new pg.Client({ connectionString })
  } catch (reason) {
    throw new DatabaseUnusable(reason as Error)
  }
}

function wrap(
  pools: Record<'browse' | 'buy' | 'background', pg.Pool>,
  rest: { availability: Availability; url?: string; embedded?: EmbeddedDatabase; close(): Promise<void> },
): OpenDatabase {
  const connectionsOf = (pool: pg.Pool): Connections => ({
    pool,
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
  })
  const [browse, buy, background] = [
    connectionsOf(pools.browse),
    connectionsOf(pools.buy),
    connectionsOf(pools.background),
  ]
  return {
    ...rest,
    ...background,
    browse,
    buy,
    async close() {
      for (const { db, pool } of [browse, buy, background]) {
        await db.destroy()
        // Kysely ends a pool only where it has used it.
        if (!pool.ending) await pool.end()
      }
      await rest.close()
    },
  }
}
