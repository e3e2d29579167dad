import type { Selectable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

export type BusinessProfile = Omit<Selectable<Tables['business_profiles']>, 'customer_id' | 'updated_at'>

const columns = [
  'kind',
  'company',
  'tax_id',
  'category',
  'recurrence',
  'buying',
  'average_monthly_centavos',
  'attendant_name',
] as const

/** The fields of a business of which nothing is known, and those of a person. */
export const nothingStated = {
  company: null,
  tax_id: null,
  category: null,
  recurrence: null,
  buying: null,
  average_monthly_centavos: null,
  attendant_name: null,
}

export async function findBusinessProfile(db: Database, customerId: string): Promise<BusinessProfile | undefined> {
  return db.selectFrom('business_profiles').select(columns).where('customer_id', '=', customerId).executeTakeFirst()
}

export async function upsertBusinessProfile(
  db: Database,
  customerId: string,
  profile: BusinessProfile,
  now: Date,
): Promise<void> {
  await db
    .insertInto('business_profiles')
    .values({ ...profile, customer_id: customerId, updated_at: now })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ ...profile, updated_at: now }))
    .execute()
}

export async function eraseBusinessProfile(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('business_profiles').where('customer_id', '=', customerId).execute()
}
