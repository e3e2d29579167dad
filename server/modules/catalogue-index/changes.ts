import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

/** With more changes than this at once, reading everything anew is quicker. */
export const changesMax = 5_000

interface Changes {
  /** What to ask with the next time. */
  snapshot: string
  /** Different products; one more than `changesMax` stands for too many, an empty code for all. */
  codes: string[]
}

/** Which transactions have ended by now, in the database's own words. */
export async function currentSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return (rows[0] as { snapshot: string }).snapshot
}

/**
 * The products that changed since a snapshot. Transactions do not end in the order in which they begin: one with a
 * lower number may commit after we have seen higher ones, so neither a number nor a time to read on from would do. The
 * snapshot names exactly the transactions that had not ended when we last looked, and of those the rows are read, now
 * that they are visible; the new snapshot is that of the same statement. They are looked up one by one beside all later
 * ones: of a transaction that is open for an hour, what others changed in that hour is not read again each time.
 * Numbers beyond the present ones come from another cluster with a restored dump, whose rows say nothing of this one.
 */
export async function listChanges(db: Database, since: string): Promise<Changes> {
  const { rows } = await sql<Changes>`
    select pg_current_snapshot()::text as snapshot,
      (select coalesce(json_agg(product_code), '[]') from (
        select distinct product_code from (
          select product_code from catalogue_changes
          where xid >= pg_snapshot_xmax(${since}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
          union all
          select product_code from catalogue_changes
          where xid = any(array(select pg_snapshot_xip(${since}::pg_snapshot))) and xid < pg_snapshot_xmax(pg_current_snapshot())
        ) changes
        limit ${sql.lit(changesMax + 1)}
      ) new_ones) as codes`.execute(db)
  return rows[0] as Changes
}

/** Deletes changes that every process has read long since. */
export async function purgeChanges(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'catalogue_changes', where: sql`at < ${before}`, orderBy: sql`at`, signal })
}
