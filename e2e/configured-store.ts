import pg from 'pg'
import { databaseOf } from '#server/testing/database-of.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { type StoreProcess, startStore } from '#server/testing/store-process.ts'

export interface ConfiguredStore {
  url: string
  /** Changes settings of the web page directly in the database; settings that are not given stay as they are. */
  set: (webPage: Record<string, unknown>) => Promise<void>
  /** The database, for the makers of records. */
  db: ReturnType<typeof databaseOf>
  /** Runs a statement directly in the database, as an operator may. */
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  stop: () => Promise<void>
}

/** Starts a demo store of its own on a PostgreSQL server. A journey may change its settings while it runs. */
export async function startConfiguredStore(environment: Record<string, string> = {}): Promise<ConfiguredStore> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.newDatabase()
    const store = await startWhereFound({
      DATABASE_URL: url,
      DEMO: '1',
      REGISTRATIONS_PER_HOUR: '1000',
      PAYMENT_ATTEMPTS: '1000',
      ...environment,
    })
    const pool = new pg.Pool({ connectionString: url, max: 1 })
    return {
      url: store.url,
      db: databaseOf(pool),
      async set(webPage) {
        await pool.query(`update settings set value = value || $1::jsonb where name = 'general.web_page'`, [
          JSON.stringify(webPage),
        ])
      },
      query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
        (await pool.query<Row>(text, values)).rows,
      async stop() {
        await pool.end()
        await store.stop()
        await postgres.stop()
      },
    }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const startsMax = 3

/**
 * Starts the store, and again where it did not find its database in time, as its service manager would: on a machine that
 * other tests keep busy, a new connection may take longer than the two seconds in which the store expects one.
 */
async function startWhereFound(environment: Record<string, string>, starts = 1): Promise<StoreProcess> {
  try {
    return await startStore(environment)
  } catch (error) {
    if (starts === startsMax || !String(error).includes('The database is away')) throw error
    return startWhereFound(environment, starts + 1)
  }
}
