import { followErp } from '#server/modules/identity/accounts.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ErpCustomerOnFile } from './erp-customer.ts'
import { upsert } from './repository.ts'

/**
 * Stores customers as the ERP knows them, each code once, and gives how many were new and how many have changed. An
 * account that has claimed one follows: it gets the new price level, and the company and tax number where the ERP has
 * them.
 */
export async function upsertErpCustomers(
  db: Database,
  customers: readonly ErpCustomerOnFile[],
  now: Date,
): Promise<{ created: number; updated: number }> {
  const written = await upsert(db, customers, now)
  const claimed = written.flatMap(({ customerId, ...row }) => (customerId ? [{ ...row, customerId }] : []))
  if (claimed.length > 0) await followErp({ db }, claimed)
  const created = written.filter(({ isNew }) => isNew).length
  return { created, updated: written.length - created }
}
