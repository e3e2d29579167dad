import { type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from './database.ts'

export interface OldRows {
  table: keyof Tables
  /** Which rows go, as a condition on the table's own columns. */
  where: RawBuilder<unknown>
  /** An order that an index gives, so that a batch does not look through the whole table. */
  orderBy: RawBuilder<unknown>
  rowsAtOnce?: number
  /** Ends between two batches: what is left goes the next time. */
  signal?: AbortSignal | undefined
}

const usualRowsAtOnce = 1_000

/**
 * Deletes rows a batch at a time, each in a statement of its own, until none is left; answers how many went. However
 * many have gathered, no statement runs into the limit of its time, which would leave them there for ever. Rows that
 * another process has locked, as it deletes them itself, are passed over.
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
