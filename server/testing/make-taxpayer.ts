import type { TaxpayerState } from '#domain/tax-id/taxpayer.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Stores a taxpayer in the register. Without more it is an active company. */
export async function makeTaxpayer(
  db: Database,
  taxId: string,
  { name = 'Taller El Faro SRL', state = 'active' }: { name?: string; state?: TaxpayerState } = {},
): Promise<void> {
  await db.insertInto('taxpayers').values({ tax_id: taxId, name, trade_name: null, state }).execute()
}
