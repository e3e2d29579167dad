import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

/** What a customer did after a search, newest first. */
export function listEvents(db: Database, customerId: string) {
  return db
    .selectFrom('search_events')
    .select(['kind', 'product_code', 'position', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

export async function eraseSearches(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('search_events').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('search_history').where('customer_id', '=', customerId).execute()
}
