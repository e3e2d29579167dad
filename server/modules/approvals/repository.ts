import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface NewApproval {
  id: string
  device: string
  isRemembered: boolean
  now: Date
  expiresAt: Date
}

export async function insertApproval(
  db: Database,
  { id, device, isRemembered, now, expiresAt }: NewApproval,
): Promise<void> {
  await db
    .insertInto('approvals')
    .values({ id, device, is_remembered: isRemembered, created_at: now, expires_at: expiresAt })
    .execute()
}

export interface Approval {
  device: string
  isRemembered: boolean
  tries: number
  customerId: string | null
  approvedAt: Date | null
  refusedAt: Date | null
  usedAt: Date | null
  createdAt: Date
  expiresAt: Date
  /** Whether the session that approved it has ended or expired since. */
  isApproverSignedOut: boolean
}

/** An approval that has not expired, else undefined. */
export async function findApproval(db: Database, id: string, now: Date): Promise<Approval | undefined> {
  const row = await db
    .selectFrom('approvals')
    .leftJoin('sessions', 'sessions.id', 'approvals.session_id')
    .select([
      'approvals.device',
      'is_remembered as isRemembered',
      'tries',
      'approvals.customer_id as customerId',
      'approved_at as approvedAt',
      'refused_at as refusedAt',
      'approvals.used_at as usedAt',
      'approvals.created_at as createdAt',
      'approvals.expires_at as expiresAt',
      sql<boolean>`sessions.ended_at is not null or least(sessions.expires_at, sessions.ends_at) <= ${now}`.as(
        'isApproverSignedOut',
      ),
    ])
    .where('approvals.id', '=', id)
    .where('approvals.expires_at', '>', now)
    .executeTakeFirst()
  return row
}

const isOpen = sql<boolean>`approved_at is null and refused_at is null`
/** A customer may also take back what they approved, until the other device has used it. */
const isRefusable = (customerId: string) =>
  sql<boolean>`refused_at is null and used_at is null and (customer_id is null or customer_id = ${customerId})`

/** Counts one try at the digits of an open approval; false where `max` were counted, or where it is not open. */
export async function countTry(
  db: Database,
  { id, now, max }: { id: string; now: Date; max: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approvals')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', max)
    .where('expires_at', '>', now)
    .where(isOpen)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Stores who approved or refused a sign-in; false where it is not open any more. */
export async function decideApproval(
  db: Database,
  outcome: 'approved_at' | 'refused_at',
  { id, customerId, sessionId, now }: { id: string; customerId: string; sessionId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approvals')
    .set({ [outcome]: now, customer_id: customerId, session_id: sessionId })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .where(outcome === 'approved_at' ? isOpen : isRefusable(customerId))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks an approval as used; false where another call has used it. */
export async function markUsed(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('approvals')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('approved_at', 'is not', null)
    .where('refused_at', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the approvals that expired before an instant; gives how many. */
export function deleteExpiredApprovals(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  const expiry = sql`expires_at`
  return deleteInBatches(db, { table: 'approvals', where: sql`${expiry} < ${before}`, orderBy: expiry, signal })
}
