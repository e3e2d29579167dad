import type { Database } from '#server/platform/database/database.ts'

/** What a customer said about themselves. */
export interface Profile {
  gender: string | null
  /** A day, such as `1990-05-31`. */
  birthDate: string | null
}

/** A customer's profile; undefined where they said nothing yet. */
export async function findProfile(db: Database, customerId: string): Promise<Profile | undefined> {
  return db
    .selectFrom('customer_profiles')
    .select(['gender', 'birth_date as birthDate'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** What a change of the profile writes; a field that is undefined stays. */
export interface ProfileChange {
  gender: string | null | undefined
  birthDate: string | null | undefined
  identificationConfirmedAt: Date | null | undefined
}

export async function upsertProfile(
  db: Database,
  customerId: string,
  { gender, birthDate, identificationConfirmedAt }: ProfileChange,
  now: Date,
): Promise<void> {
  const changed = {
    ...(gender !== undefined && { gender }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(identificationConfirmedAt !== undefined && { identification_confirmed_at: identificationConfirmedAt }),
    updated_at: now,
  }
  await db
    .insertInto('customer_profiles')
    .values({ customer_id: customerId, ...changed })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(changed))
    .execute()
}

export async function eraseProfile(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('customer_profiles').where('customer_id', '=', customerId).execute()
}
