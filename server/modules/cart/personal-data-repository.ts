import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

/** The lines of a customer's carts at all branches. */
export function listStoredLines(db: Database, customerId: string) {
  return db
    .selectFrom('cart_lines')
    .select(['branch_code', 'product_code', 'quantity', 'note', 'added_at'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

export async function eraseLines(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).execute()
}
