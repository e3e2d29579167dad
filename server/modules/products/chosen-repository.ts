import { sql } from 'kysely'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ProductDetail } from './repository.ts'

/** What a product shows beside others and not on its card. */
export type SheetRow = Pick<ProductDetail, 'code' | 'specifications' | 'warrantyDays'>

/** The sheets of products by their codes, in no order. */
export async function listSheets(db: Database, codes: readonly string[]): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select code, specifications, warranty_days as "warrantyDays" from products
    where code = any(${sqlArray(codes, 'text')})`.execute(db)
  return rows
}
