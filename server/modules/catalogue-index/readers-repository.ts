import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Records how far a process has read the changes of the catalogue. */
export async function upsertReader(db: Database, processId: string, snapshot: string): Promise<void> {
  const row = { read_to: snapshot, at: sql<Date>`clock_timestamp()` }
  await db
    .insertInto('catalogue_readers')
    .values({ process_id: processId, ...row })
    .onConflict((known) => known.column('process_id').doUpdateSet(row))
    .execute()
}

/** Removes a process that stops, and those that have not reported for a day. */
export async function deleteReader(db: Database, processId: string): Promise<void> {
  await db
    .deleteFrom('catalogue_readers')
    .where((row) => row.or([row('process_id', '=', processId), row('at', '<', sql<Date>`now() - interval '1 day'`)]))
    .execute()
}

/** A number of a transaction that begins after every change that has been committed by now. */
export async function nextTransaction(db: Database): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db)
  return (rows[0] as { xid: string }).xid
}

/** How many processes have reported in the last `withinMs`, and how many of them have read all up to a transaction. */
export async function countReaders(
  db: Database,
  xid: string,
  withinMs: number,
): Promise<{ processes: number; caughtUp: number }> {
  const { rows } = await sql<{ processes: number; caughtUp: number }>`
    select count(*) as processes, count(*) filter (where pg_visible_in_snapshot(${xid}::xid8, read_to)) as "caughtUp"
    from catalogue_readers where at > clock_timestamp() - ${withinMs} * interval '1 millisecond'`.execute(db)
  return rows[0] as (typeof rows)[number]
}

/** Whether a process has reported in the last `withinMs`. */
export async function hasReader(db: Database, withinMs: number): Promise<boolean> {
  const found = await db
    .selectFrom('catalogue_readers')
    .select('process_id')
    .where('at', '>', sql<Date>`clock_timestamp() - ${withinMs} * interval '1 millisecond'`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
