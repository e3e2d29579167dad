import { sql } from 'kysely'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SpecificationsRow } from './specification.ts'

/** The specifications and warranties of products by their codes, in no order. */
export async function listSpecificationRows(db: Database, codes: readonly string[]): Promise<SpecificationsRow[]> {
  const { rows } = await sql<SpecificationsRow>`
    select code, specifications, warranty_days as "warrantyDays" from products
    where code = any(${sqlArray(codes, 'text')})`.execute(db)
  return rows
}
