import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/**
 * The code of a product as it is written, for a code in whatever case; hidden ones are not found. Where two differ in
 * nothing else, the first.
 */
export async function findCodeInAnyCase(db: Database, code: string): Promise<string | undefined> {
  // Ordered and cut to one by PostgreSQL, it might walk through all codes instead of asking the index.
  const rows = await withCodeInAnyCase(db, code).execute()
  return rows.map((row) => row.code).toSorted()[0]
}

/** Exported so that a test can ask how PostgreSQL goes about it. */
export const withCodeInAnyCase = (db: Database, code: string) =>
  db
    .selectFrom('products')
    .select('code')
    .where('status', '=', 'active')
    .where(sql`upper(code)`, '=', sql`upper(${code})`)
