import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Tables } from '#server/db/tables.ts'
import { buyingRules } from '#server/modules/configuration/buying-rules.ts'
import type { BuyingRules } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import { exportedRowsMax } from '#server/platform/personal-data.ts'

interface NewSessionRow {
  id: string
  customerId: string
  userAgent: string
  /** The name by which the account knows the device. */
  knownDevice: string | null
  now: Date
  expiresAt: Date
  /** A fixed end that a renewal does not extend, or null. */
  endsAt: Date | null
  /** When the customer proved who they are; null where a trusted device left the second factor out. */
  authenticatedAt: Date | null
}

export async function insertSession(
  db: Database,
  { id, customerId, userAgent, knownDevice, now, expiresAt, endsAt, authenticatedAt }: NewSessionRow,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id,
      customer_id: customerId,
      device: userAgent,
      known_device: knownDevice,
      rotated_at: now,
      created_at: now,
      expires_at: expiresAt,
      ends_at: endsAt,
      authenticated_at: authenticatedAt,
    })
    .execute()
}

interface SessionOwner {
  customerId: string
  priceLevel: number
  isEmployee: boolean
  maySignIn: boolean
  language: Language | null
  authenticatedAt: Date | null
  buying: BuyingRules
}

/** An active session with its customer. Undefined for a session that ended or expired. */
export async function findSessionOwner(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<SessionWithOwner | undefined> {
  const found = await loadSessionOwner(db, sessionId)
  return found && found.expiresAt > now ? found : undefined
}

export interface SessionWithOwner {
  id: string
  expiresAt: Date
  generation: number
  rotatedAt: Date
  usedAt: Date | null
  owner: SessionOwner
}

// A process of the previous release begins a generation without removing the first use of the one before.
const usedAt = sql`case when used_at >= rotated_at then used_at end`

const loadSessionOwner = createBatchLoader(findSessionOwners)

async function findSessionOwners(
  db: Database,
  sessionIds: readonly string[],
): Promise<(SessionWithOwner | undefined)[]> {
  const { rows } = await sql<SessionOwner & Omit<SessionWithOwner, 'owner'>>`
    select s.id, least(s.expires_at, s.ends_at) as "expiresAt", s.generation, s.rotated_at as "rotatedAt", ${usedAt} as "usedAt", c.id as "customerId", c.price_level as "priceLevel", c.is_employee as "isEmployee",
      c.may_sign_in as "maySignIn", c.language, s.authenticated_at as "authenticatedAt", ${buyingRules} as buying
    from sessions s join customers c on c.id = s.customer_id
    where s.id = any(${sqlArray(sessionIds, 'uuid')}) and s.ended_at is null`.execute(db)
  const byId = new Map(
    rows.map(({ id, expiresAt, generation, rotatedAt, usedAt, ...owner }) => [
      id,
      { id, expiresAt, generation, rotatedAt, usedAt, owner },
    ]),
  )
  return sessionIds.map((id) => byId.get(id))
}

/** Records that the customer of a session has just proved who they are. */
export async function updateAuthenticated(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ authenticated_at: now }).where('id', '=', sessionId).execute()
}

/** The generation of an active session's refresh token, and what is known of its use. */
export async function findSession(db: Database, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select([
      'generation',
      sql<Date | null>`${usedAt}`.as('usedAt'),
      'predecessor_used_at as predecessorUsedAt',
      'ends_at as endsAt',
    ])
    .where('id', '=', sessionId)
    .where(isActive(now))
    .executeTakeFirst()
}

/**
 * Moves an active session from one generation to the next, and its expiry to `expiresAt`, or to its fixed end where it
 * has one. Undefined where the session is not at that generation: of parallel calls only one succeeds.
 */
export async function rotateSession(
  db: Database,
  { sessionId, generation, now, expiresAt }: { sessionId: string; generation: number; now: Date; expiresAt: Date },
): Promise<{ endsAt: Date | null } | undefined> {
  return db
    .updateTable('sessions')
    .set({
      generation: generation + 1,
      rotated_at: now,
      predecessor_used_at: sql<Date>`coalesce(${usedAt}, ${now})`,
      used_at: null,
      expires_at: sql<Date>`coalesce(ends_at, ${expiresAt})`,
    })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where(isActive(now))
    .returning('ends_at as endsAt')
    .executeTakeFirst()
}

/**
 * Records the first use of a session's newest tokens; changes nothing where another request has done so, or where the
 * session has moved on.
 */
export async function markUsed(
  db: Database,
  { id, generation }: { id: string; generation: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    // The clock of the process that began the generation may be ahead of this one's.
    .set({ used_at: sql<Date>`greatest(rotated_at, ${now}::timestamptz)` })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where((where) => where.or([where('used_at', 'is', null), where('used_at', '<', where.ref('rotated_at'))]))
    .execute()
}

export async function endSession(db: Database, sessionId: string, now: Date, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

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

/** The highest number of sessions of one account. */
const sessionsMax = 100

/** Ends the sessions of a customer that were renewed the longest ago, so that `sessionsMax` remain. */
export async function endSurplusSessions(db: Database, customerId: string, now: Date): Promise<void> {
  const surplus = db
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .orderBy('rotated_at', 'desc')
    .orderBy('created_at', 'desc')
    .offset(sessionsMax)
  await db.updateTable('sessions').set({ ended_at: now, ended_reason: 'surplus' }).where('id', 'in', surplus).execute()
}

/** The customer's active sessions, the last used first. */
export async function listSessions(db: Database, customerId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'rotated_at as lastUsedAt'])
    .where('customer_id', '=', customerId)
    .where(isActive(now))
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(sessionsMax)
    .execute()
}

/** All sessions of a customer that are stored, ended ones too, the newest first. */
export async function listStoredSessions(db: Database, customerId: string) {
  return db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'rotated_at as last_used_at', 'ended_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .limit(exportedRowsMax)
    .execute()
}

/** Ends one active session of a customer, all of them, or all but one; gives how many it ended. */
export async function endSessionsOf(
  db: Database,
  customerId: string,
  which: { id: string } | { allBut: string } | 'all',
  now: Date,
): Promise<number> {
  const ending = db
    .updateTable('sessions')
    .set({ ended_at: now, ended_reason: 'revoked' })
    .where('customer_id', '=', customerId)
    .where(isActive(now))
  const chosen =
    which === 'all' ? ending : ending.where('id', 'id' in which ? '=' : '<>', 'id' in which ? which.id : which.allBut)
  return (await chosen.returning('id').execute()).length
}

// A process of the previous release does not know `ends_at`, and moves `expires_at` beyond it.
const isActive = (now: Date) => (where: ExpressionBuilder<Tables, 'sessions'>) =>
  where.and([
    where('sessions.ended_at', 'is', null),
    where('sessions.expires_at', '>', now),
    where.or([where('sessions.ends_at', 'is', null), where('sessions.ends_at', '>', now)]),
  ])

/** Deletes the sessions that ended or expired before an instant. Each condition reads one range of its own index. */
export async function deleteEndedSessions(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  for (const end of [sql`ended_at`, sql`expires_at`])
    await deleteInBatches(db, { table: 'sessions', where: sql`${end} < ${before}`, orderBy: end, signal })
}

/** Empties the names of a customer's devices, those of ended sessions too. */
export async function clearDeviceNames(db: Database, customerId: string): Promise<void> {
  await db.updateTable('sessions').set({ device: '' }).where('customer_id', '=', customerId).execute()
}
