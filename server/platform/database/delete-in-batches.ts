import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from './database.ts'

export interface OldRows {
  table: keyof Tables
  /** The rows to delete, as a condition on the table's own columns. */
  where: RawBuilder<unknown>
  /** An order that an index gives, so that a batch does not scan the whole table. */
  orderBy: RawBuilder<unknown>
  rowsAtOnce?: number
  /** Stops after the current batch; the next run deletes the remaining rows. */
  signal?: AbortSignal | undefined
}

const usualRowsAtOnce = 1_000

/**
 * Deletes rows in batches, each batch in a statement of its own, until none is left; gives the number of deleted rows.
 * So no statement exceeds the time limit, however many rows there are: one that did would never delete any. Skips rows
 * that another process has locked, since that process is deleting them.
 */
export async function deleteInBatches(
  db: Database,
  { table, where, orderBy, rowsAtOnce = usualRowsAtOnce, signal }: OldRows,
): Promise<number> {
  for (let deleted = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${where} order by ${orderBy} limit ${sql.lit(rowsAtOnce)} for update skip locked))`.execute(
      db,
    )
    deleted += Number(numAffectedRows)
    if (numAffectedRows < rowsAtOnce || signal?.aborted) return deleted
  }
}
