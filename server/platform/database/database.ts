import { createHash } from 'node:crypto'
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from '#server/db/tables.ts'
import { DatabaseUnusable } from '../start-faults.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
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

// Amounts and counts are whole numbers far below 2^53; the driver would hand int8 over as text.
pg.types.setTypeParser(20, Number)

/** Opens the PostgreSQL server of `url` and hears from it, or starts the embedded database where no address is given. */
export async function openDatabase({ url, poolSize, folder, snapshot }: Options): Promise<OpenDatabase> {
  if (url) {
    const pool = new pg.Pool({
      connectionString: url,
      application_name: storeName,
      max: poolSize,
      connectionTimeoutMillis: 10_000,
      Client: NamedClient,
    })
    const database = wrap(pool, { url, close: async () => {} })
    await pool.query('select 1').catch(async (reason: Error) => {
      await database.close()
      throw new DatabaseUnusable(reason)
    })
    return database
  }
  const embedded = await startEmbedded(folder, snapshot)
  // One connection: see startEmbedded. With the time limit, a query made beside the open transaction fails instead of waiting for ever.
  const pool = new pg.Pool({
    host: embedded.socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
    Client: NamedClient,
  })
  return wrap(pool, { embedded, close: () => embedded.stop() })
}

function wrap(pool: pg.Pool, rest: { url?: string; embedded?: EmbeddedDatabase; close(): Promise<void> }): OpenDatabase {
  // A connection that breaks is replaced by the pool, and its query says what is wrong. Unheard, the same news, of an idle connection or
  // of one between two queries of a transaction, would end the whole process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection: introduce }) })
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
async function introduce(connection: DatabaseConnection): Promise<void> {
  const settings = `set_config('random_page_cost', '1.1', false), set_config('application_name', '${storeName}', false)`
  await connection.executeQuery(CompiledQuery.raw(`select ${settings}`))
}

const names = new Map<string, string>()

/** Gives every parametrised statement a name, so that PostgreSQL plans it once per connection: measured at half the time. */
class NamedClient extends pg.Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- the driver's own overloads; only the text form is touched
  override query(...call: any[]): any {
    const [text, values, done] = call
    if (typeof text !== 'string' || !Array.isArray(values)) return super.query(...(call as [string]))
    if (values.length === 0) return done ? super.query(text, done) : super.query(text) // `begin` and `commit` need no plan
    const config = { name: nameOf(text), text, values }
    return done ? super.query(config, done) : super.query(config)
  }
}

function nameOf(text: string): string {
  let name = names.get(text)
  if (!name) {
    name = createHash('sha1').update(text).digest('base64url')
    if (names.size < 2_000) names.set(text, name)
  }
  return name
}
