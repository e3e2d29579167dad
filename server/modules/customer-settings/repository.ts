import { type Selectable, type Updateable, sql } from 'kysely'
import type { Appearance } from '#contract/appearance.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

export type StoredSettings = Selectable<Tables['customer_settings']>

/** A customer's settings and language; those of a customer without a row are undefined. */
export async function findSettings(db: Database, customerId: string): Promise<StoredSettings | undefined> {
  return db.selectFrom('customer_settings').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

/** What an account has chosen for the pages. */
export async function findAppearance(db: Database, customerId: string): Promise<Appearance> {
  const row = await db
    .selectFrom('customers')
    .leftJoin('customer_settings', 'customer_settings.customer_id', 'customers.id')
    .select([
      'customers.language',
      sql<string>`coalesce(customer_settings.currency, 'DOP')`.as('currency'),
      'theme',
      'customer_settings.phone',
    ])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()
  return row as Appearance
}

export type SettingsChange = Omit<Updateable<Tables['customer_settings']>, 'customer_id' | 'updated_at'>

/** Writes the given settings of a customer; the others stay, or are the defaults of a first row. */
export async function upsertSettings(
  db: Database,
  customerId: string,
  change: SettingsChange,
  now: Date,
): Promise<void> {
  await db
    .insertInto('customer_settings')
    .values({ ...change, customer_id: customerId, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ ...change, updated_at: now }))
    .execute()
}

export async function eraseSettings(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('customer_settings').where('customer_id', '=', customerId).execute()
}
