import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The database behind a test's own connections, for the makers of records, while the store runs in another process. */
export function databaseOf(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
