import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** What the sitemap says of a product's page: whose it is, and when its texts or data last changed. */
export interface ProductUrl {
  code: string
  changedAt: Date
}

/** How many products the store shows. */
export async function countShownProducts(db: Database): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from products where status = 'active'`.execute(db)
  return rows[0]?.count ?? 0
}

/** A range of the products that the store shows, in the order of their codes. */
export async function listShownProducts(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<ProductUrl[]> {
  const { rows } = await sql<ProductUrl>`
    select code, changed_at as "changedAt" from products where status = 'active' order by code limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}
