import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '#server/db/tables.ts'
import { DatabaseUnusable } from '../start-faults.ts'
import { type Availability, createAvailability } from './availability.ts'
import { DatabaseAway } from './database-away.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'
import { StorePool } from './store-pool.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  availability: Availability
  /** Present when the database is the embedded one. */
  embedded?: EmbeddedDatabase
  /** The connection string for a listener of its own; the embedded database cannot serve one. */
  url?: string
  close(): Promise<void>
}

interface Options {
  url?: string
  poolSize: number
  /** The embedded database's folder, or `memory://`. */
  folder: string
  snapshot?: Uint8Array
}

/** By this name the database knows a store's own sessions from somebody's who changes stock by hand (migration 0012). */
const storeName = 'vitrina'

/** An answer that takes longer counts as none: its connection is closed, so that a frozen server holds nobody. */
const queryMs = 15_000

// Amounts and counts are whole numbers far below 2^53; the driver would hand int8 over as text.
pg.types.setTypeParser(20, Number)

/** Opens the PostgreSQL server of `url` and hears from it, or starts the embedded database where no address is given. */
export async function openDatabase({ url, poolSize, folder, snapshot }: Options): Promise<OpenDatabase> {
  const availability = createAvailability()
  if (url) {
    const pool = new StorePool({
      availability,
      introduce,
      connectionString: url,
      application_name: storeName,
      max: poolSize,
      connectionTimeoutMillis: 10_000,
      query_timeout: queryMs,
    })
    const database = wrap(pool, { availability, url, close: async () => {} })
    await pool.query('select 1').catch(async (reason: Error) => {
      await database.close()
      throw new DatabaseUnusable(reason instanceof DatabaseAway ? (reason.cause as Error) : reason)
    })
    return database
  }
  const embedded = await startEmbedded(folder, snapshot)
  // One connection: see startEmbedded. With the time limit, a query made beside the open transaction fails instead of waiting for ever.
  const pool = new StorePool({
    availability,
    introduce,
    host: embedded.socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
  })
  return wrap(pool, { availability, embedded, close: () => embedded.stop() })
}

function wrap(
  pool: pg.Pool,
  rest: { availability: Availability; url?: string; embedded?: EmbeddedDatabase; close(): Promise<void> },
): OpenDatabase {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    ...rest,
    db,
    pool,
    async close() {
      await db.destroy()
      // Kysely ends the pool only where it has used it.
      if (!pool.ending) await pool.end()
      await rest.close()
    },
  }
}

/**
 * Names a new connection, whatever name the database's address gives, and tells it that looking a row up costs little more than reading on: a store's tables lie in memory or on a flash disk, while
 * PostgreSQL takes a turning disk for granted and reads whole tables. Measured: a cart of ten lines in a third of the time.
 */
async function introduce(client: pg.ClientBase): Promise<void> {
  await client.query(`select set_config('random_page_cost', '1.1', false), set_config('application_name', '${storeName}', false)`)
}
