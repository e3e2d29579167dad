import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Factors } from '#server/platform/identity-service.ts'

export interface AuthenticatorRow {
  sealedSecret: string | null
  confirmedAt: Date | null
  pendingSecret: string | null
  pendingUntil: Date | null
  lastTimeStep: number
  smsPhone: string | null
}

export async function findAuthenticator(db: Database, customerId: string): Promise<AuthenticatorRow | undefined> {
  return db
    .selectFrom('authenticators')
    .select([
      'sealed_secret as sealedSecret',
      'confirmed_at as confirmedAt',
      'pending_secret as pendingSecret',
      'pending_until as pendingUntil',
      'last_time_step as lastTimeStep',
      'sms_phone as smsPhone',
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** The second factors of an account, and whether it trusts a device. */
export async function findFactors(
  db: Database,
  { customerId, deviceHash, now }: { customerId: string; deviceHash: string | null; now: Date },
): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select exists (select from authenticators where customer_id = ${customerId} and confirmed_at is not null) as "hasAuthenticator",
      (select sms_phone from authenticators where customer_id = ${customerId} and confirmed_at is not null) as "smsPhone",
      exists (select from trusted_devices where customer_id = ${customerId} and device_hash = ${deviceHash} and trusted_until > ${now})
        as "isTrustedDevice"`.execute(db)
  return rows[0] ?? { hasAuthenticator: false, smsPhone: null, isTrustedDevice: false }
}

/** Stores the secret of an authenticator that is being set up; it takes the place of one that was not confirmed. */
export async function upsertPending(
  db: Database,
  { customerId, pendingSecret, pendingUntil }: { customerId: string; pendingSecret: string; pendingUntil: Date },
): Promise<void> {
  const pending = { pending_secret: pendingSecret, pending_until: pendingUntil }
  await db
    .insertInto('authenticators')
    .values({ customer_id: customerId, ...pending })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(pending))
    .execute()
}

/** Makes the pending secret the authenticator's; false where another call has changed it meanwhile. */
export async function confirmPending(
  db: Database,
  {
    customerId,
    pendingSecret,
    timeStep,
    now,
  }: { customerId: string; pendingSecret: string; timeStep: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({
      sealed_secret: pendingSecret,
      confirmed_at: now,
      pending_secret: null,
      pending_until: null,
      last_time_step: timeStep,
    })
    .where('customer_id', '=', customerId)
    .where('pending_secret', '=', pendingSecret)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records the time step of an accepted code; false where a code of that step, or of a later one, was accepted before. */
export async function advanceTimeStep(db: Database, customerId: string, timeStep: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_time_step: timeStep })
    .where('customer_id', '=', customerId)
    .where('last_time_step', '<', timeStep)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores the number that may get codes in place of the authenticator's; false for an account without a confirmed one. */
export async function updateSmsPhone(db: Database, customerId: string, smsPhone: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ sms_phone: smsPhone })
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteAuthenticator(db: Database, customerId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Replaces the recovery codes of a customer; without codes it deletes them. */
export async function replaceRecoveryCodes(
  db: Database,
  customerId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('customer_id', '=', customerId).execute()
  if (hashes.length === 0) return
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ customer_id: customerId, code_hash: hash, created_at: now })))
    .execute()
}

/** Marks an unused recovery code as used; false where the customer has no such code. */
export async function useRecoveryCode(db: Database, customerId: string, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether a customer has an unused recovery code with a hash. */
export async function hasRecoveryCode(db: Database, customerId: string, hash: string): Promise<boolean> {
  const found = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function countRecoveryCodes(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes the authenticator and the recovery codes of a customer. */
export async function eraseFactors(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('authenticators').where('customer_id', '=', customerId).execute()
  await db.deleteFrom('recovery_codes').where('customer_id', '=', customerId).execute()
}
