import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

/** The reviews that a customer wrote, newest first. */
export function listOwnReviews(db: Database, customerId: string) {
  return db
    .selectFrom('reviews')
    .select(['product_code', 'author', 'rating', 'language', 'title', 'comment', 'votes', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

/** Leaves the reviews of a customer without their author. */
export async function anonymiseReviews(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ customer_id: null, author: sql<string>`case language when 'es' then 'Cliente' else 'Customer' end` })
    .where('customer_id', '=', customerId)
    .execute()
}
