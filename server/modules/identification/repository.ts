import type { Selectable } from 'kysely'
import type { Identification } from '#domain/identification/identification.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Database } from '#server/platform/database/database.ts'

export type StoredIdentification = Selectable<Tables['identifications']>

export async function findIdentification(db: Database, customerId: string): Promise<StoredIdentification | undefined> {
  return db.selectFrom('identifications').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
}

/** Stores an identification for staff to review, in place of an earlier one; false where that is accepted already. */
export async function upsertIdentification(
  db: Database,
  customerId: string,
  { kind, number, numberConfirmedAt, now }: Identification & { numberConfirmedAt: Date | null; now: Date },
): Promise<boolean> {
  const submitted = {
    kind,
    number,
    number_confirmed_at: numberConfirmedAt,
    state: 'submitted' as const,
    submitted_at: now,
    reviewed_at: null,
    refusal_reason: null,
  }
  const row = await db
    .insertInto('identifications')
    .values({ customer_id: customerId, ...submitted })
    .onConflict((conflict) =>
      conflict.column('customer_id').doUpdateSet(submitted).where('identifications.state', '<>', 'accepted'),
    )
    .returning('customer_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function eraseIdentification(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('identifications').where('customer_id', '=', customerId).execute()
}
