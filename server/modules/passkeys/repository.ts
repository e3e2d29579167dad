import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface Passkey {
  id: string
  customerId: string
  credentialId: string
  /** The public key in COSE, base64url. */
  publicKey: string
  /** How often the authenticator says that the key was used; 0 where it does not count. */
  signCount: number
  transports: string[]
  isSyncable: boolean
  isSynced: boolean
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

const columns = [
  'id',
  'customer_id as customerId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'sign_count as signCount',
  'transports',
  'is_syncable as isSyncable',
  'is_synced as isSynced',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const

/** The customer's passkeys, the newest first. */
export async function listPasskeys(db: Database, customerId: string): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The passkey with a credential's id, whoever has it; a removed one is not found. */
export async function findPasskeyByCredential(db: Database, credentialId: string): Promise<Passkey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Stores a passkey; false where a customer has or had this credential. */
export async function insertPasskey(db: Database, passkey: Passkey): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      customer_id: passkey.customerId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: passkey.transports,
      is_syncable: passkey.isSyncable,
      is_synced: passkey.isSynced,
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Renames a passkey of this customer and gives it; undefined for somebody else's and a removed one. */
export async function updateName(
  db: Database,
  customerId: string,
  { id, name }: { id: string; name: string },
): Promise<Passkey | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

/**
 * Marks a passkey of this customer as removed and gives the name that it had, which is not stored any longer; undefined
 * for somebody else's.
 */
export async function removePasskey(
  db: Database,
  customerId: string,
  { id, now }: { id: string; now: Date },
): Promise<string | undefined> {
  const removed = db
    .selectFrom('passkeys')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .forUpdate()
  const row = await db
    .updateTable('passkeys')
    .from(removed.as('removed'))
    .set({ removed_at: now, name: '' })
    .whereRef('passkeys.id', '=', 'removed.id')
    .returning('removed.name')
    .executeTakeFirst()
  return row?.name
}

/** Deletes all passkeys of a customer, the removed ones too. */
export async function erasePasskeys(db: Database, customerId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('customer_id', '=', customerId).execute()
}

/**
 * Records a use of a passkey. False where it was removed meanwhile, or its counter moved on to the presented one or
 * beyond: of parallel uses with one count, one succeeds.
 */
export async function recordUse(
  db: Database,
  { id, signCount, isSynced, now }: { id: string; signCount: number; isSynced: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, is_synced: isSynced, last_used_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((where) =>
      where.or([where('sign_count', '<', signCount), sql<boolean>`sign_count = 0 and ${signCount} = 0`]),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a challenge as used; false where it was used before, in whatever process. */
export async function markChallengeUsed(db: Database, id: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('used_passkey_challenges')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the used challenges that expired before an instant; gives how many. */
export function deleteExpiredChallenges(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, {
    table: 'used_passkey_challenges',
    where: sql`expires_at < ${before}`,
    orderBy: sql`expires_at`,
    signal,
  })
}
