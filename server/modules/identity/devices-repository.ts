import { sql } from 'kysely'
import { sessionsMax } from '#domain/identity/sessions-max.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import { knownDeviceSeconds } from '#server/platform/known-devices.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'
import { type Moment, isActive } from './sessions-repository.ts'

/** Whether a customer reported a session on a device. */
export async function hasReportedSession(db: Database, customerId: string, device: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('known_device', '=', device)
    .where('ended_reason', '=', 'reported')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The name of a session's device, with the customer; undefined where the session is gone or its device has no name. */
export async function findDevice(
  db: Database,
  sessionId: string,
): Promise<{ customerId: string; device: string } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select(['customer_id as customerId', 'known_device as device'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row?.device ? { customerId: row.customerId, device: row.device } : undefined
}

/** Marks a session as reported by its owner, and ends it where it is active. */
export async function markReported(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${now}::timestamptz)`, ended_reason: 'reported' })
    .where('id', '=', sessionId)
    .execute()
}

/** The customer's active sessions, the last used first. */
export async function listSessions(db: Database, customerId: string, moment: Moment) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'signed_in_country as signedInCountry',
      'rotated_at as lastUsedAt',
      'last_used_country as lastUsedCountry',
    ])
    .where('customer_id', '=', customerId)
    .where(isActive(moment))
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(sessionsMax)
    .execute()
}

/** All sessions of a customer that are stored, ended ones too, the newest first. */
export async function listStoredSessions(db: Database, customerId: string) {
  return db
    .selectFrom('sessions')
    .select([
      'device',
      'created_at',
      'signed_in_country',
      'rotated_at as last_used_at',
      'last_used_country',
      'ended_at',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

/** Which sessions of a customer end: those of a list, all but one, those of a list but one, or all. */
type Ending = { ids: readonly string[]; allBut?: string } | { ids?: never; allBut: string } | 'all'

/** Ends active sessions of a customer; gives how many it ended. */
export async function endSessionsOf(db: Database, customerId: string, which: Ending, moment: Moment): Promise<number> {
  const { ids, allBut } = which === 'all' ? {} : which
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: moment.now, ended_reason: 'revoked' })
    .where('customer_id', '=', customerId)
    .where(isActive(moment))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${sqlArray(ids ?? [], 'uuid')})`))
    .$if(allBut !== undefined, (query) => query.where('id', '<>', allBut ?? ''))
    .returning('id')
    .execute()
  return ended.length
}

const idleAtOnce = 1_000

/**
 * Ends the sessions that nobody has renewed since an instant, in batches; gives how many. Skips rows that a request has
 * locked.
 */
export async function endIdleSessions(db: Database, { now, idleSince }: Moment, signal?: AbortSignal): Promise<number> {
  for (let ended = 0; ;) {
    const { numAffectedRows = 0n } = await sql`
      update sessions set ended_at = ${now}, ended_reason = 'idle' where id = any(array(
        select id from sessions where ended_at is null and rotated_at < ${idleSince}
        order by rotated_at limit ${sql.lit(idleAtOnce)} for update skip locked))`.execute(db)
    ended += Number(numAffectedRows)
    if (numAffectedRows < idleAtOnce || signal?.aborted) return ended
  }
}

/**
 * Deletes the sessions that ended or expired before an instant. A reported one stays as long as its device could prove
 * that the account knew it. Each condition reads one range of its own index.
 */
export async function deleteEndedSessions(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  const reportedBefore = new Date(before.getTime() - knownDeviceSeconds * 1_000)
  const isOver = sql`(ended_reason is distinct from 'reported' or ended_at < ${reportedBefore})`
  for (const end of [sql`ended_at`, sql`expires_at`])
    await deleteInBatches(db, { table: 'sessions', where: sql`${end} < ${before} and ${isOver}`, orderBy: end, signal })
}

/** Empties the names and countries of a customer's devices, those of ended sessions too. */
export async function clearDevices(db: Database, customerId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ device: '', signed_in_country: null, last_used_country: null })
    .where('customer_id', '=', customerId)
    .execute()
}
