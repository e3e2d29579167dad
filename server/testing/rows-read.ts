import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/**
 * How many rows and index entries the statements of `work` read, including those that they skipped. It runs in a
 * transaction that is rolled back. Unlike a duration, the count is the same on a busy machine.
 */
export async function rowsRead(db: Database, work: (db: Database) => Promise<unknown>): Promise<number> {
  let read = 0
  const done = new Error('rolled back')
  await db
    .transaction()
    .execute(async (inside) => {
      const before = await countRead(inside)
      await work(inside)
      read = (await countRead(inside)) - before
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
  return read
}

async function countRead(db: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(oid))::int as read from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`.execute(db)
  return rows[0]?.read ?? 0
}
