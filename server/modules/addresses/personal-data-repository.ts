import type { Database } from '#server/platform/database/database.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

/** All addresses of a customer, deleted ones too. */
export function listAllAddresses(db: Database, customerId: string) {
  return db
    .selectFrom('addresses')
    .select(['name', 'phone', 'province', 'city', 'sector', 'street', 'house', 'number', 'directions', 'reference'])
    .select(['lat', 'lng', 'is_default', 'created_at', 'deleted_at', 'quoted_until'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

/** Deletes all addresses of a customer. Orders have copies of their own. */
export async function eraseAddresses(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('addresses').where('customer_id', '=', customerId).execute()
}
