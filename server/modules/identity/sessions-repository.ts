import { type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { sessionsMax } from '#domain/identity/sessions-max.ts'
import type { Tables } from '#server/db/tables.ts'
import { buyingRules } from '#server/modules/configuration/buying-rules.ts'
import type { BuyingRules } from '#server/platform/context.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import type { Database } from '#server/platform/database/database.ts'

interface NewSessionRow {
  id: string
  customerId: string
  userAgent: string
  /** The name by which the account knows the device. */
  knownDevice: string | null
  country: string | null
  now: Date
  expiresAt: Date
  /** A fixed end that a renewal does not extend, or null. */
  endsAt: Date | null
  /** When the customer proved who they are; null where a trusted device left the second factor out. */
  authenticatedAt: Date | null
}

/**
 * Stores a new session. Ends those of its customer that were renewed the longest ago, so that `sessionsMax` remain, and
 * records when the customer had the first one. Writes nothing and gives false where the customer may not sign in; the
 * account's lock waits for a call that deletes it.
 */
export async function insertSession(db: Database, session: NewSessionRow): Promise<boolean> {
  const { id, customerId, userAgent, knownDevice, country, now, expiresAt, endsAt, authenticatedAt } = session
  const { numAffectedRows } = await sql`
    with account as (
      select id from customers where id = ${customerId} and may_sign_in for key share
    ), surplus as (
      update sessions set ended_at = ${now}, ended_reason = 'surplus'
      where id in (
        select id from sessions where customer_id = (select id from account) and ended_at is null
        order by rotated_at desc, created_at desc offset ${sessionsMax - 1})
    ), first as (
      update customers set first_session_at = ${now}
      from account where customers.id = account.id and customers.first_session_at is null
    )
    insert into sessions
      (id, customer_id, device, known_device, rotated_at, created_at, expires_at, ends_at, authenticated_at,
       signed_in_country, last_used_country)
    select ${id}::uuid, account.id, ${userAgent}, ${knownDevice}, ${now}::timestamptz, ${now}, ${expiresAt}::timestamptz,
      ${endsAt}::timestamptz, ${authenticatedAt}::timestamptz, ${country}, ${country}
    from account`.execute(db)
  return numAffectedRows === 1n
}

export interface SessionOwner {
  customerId: string
  priceLevel: number
  isEmployee: boolean
  maySignIn: boolean
  language: Language | null
  authenticatedAt: Date | null
  buying: BuyingRules
}

/** The moment of a request, and the one before which the last renewal of an idle session was. */
export interface Moment {
  now: Date
  idleSince: Date
}

/** An active session with its customer. Undefined for a session that ended, expired or was idle for too long. */
export async function findSessionOwner(
  db: Database,
  sessionId: string,
  { now, idleSince }: Moment,
): Promise<SessionWithOwner | undefined> {
  const found = await loadSessionOwner(db, sessionId)
  return found && found.expiresAt > now && found.rotatedAt > idleSince ? found : undefined
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

/** What a request needs to know of the customer `c` of a session `s`. */
const ownerColumns = sql`c.id as "customerId", c.price_level as "priceLevel", c.is_employee as "isEmployee",
  c.may_sign_in as "maySignIn", c.language, s.authenticated_at as "authenticatedAt", ${buyingRules} as buying`

const loadSessionOwner = createBatchLoader(findSessionOwners)

async function findSessionOwners(
  db: Database,
  sessionIds: readonly string[],
): Promise<(SessionWithOwner | undefined)[]> {
  const { rows } = await sql<SessionOwner & Omit<SessionWithOwner, 'owner'>>`
    select s.id, least(s.expires_at, s.ends_at) as "expiresAt", s.generation, s.rotated_at as "rotatedAt", ${usedAt} as "usedAt", ${ownerColumns}
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
export async function findSession(db: Database, sessionId: string, moment: Moment) {
  return db
    .selectFrom('sessions')
    .select([
      'generation',
      sql<Date | null>`${usedAt}`.as('usedAt'),
      'predecessor_used_at as predecessorUsedAt',
      'ends_at as endsAt',
    ])
    .where('id', '=', sessionId)
    .where(isActive(moment))
    .executeTakeFirst()
}

/**
 * Moves an active session from one generation to the next, and its expiry to `expiresAt`, or to its fixed end where it
 * has one; gives its customer. Undefined where the session is not at that generation: of parallel calls only one
 * succeeds. The session of a customer who may not sign in stays at its generation.
 */
export async function rotateSession(
  db: Database,
  {
    sessionId,
    generation,
    country,
    now,
    idleSince,
    expiresAt,
  }: Moment & { sessionId: string; generation: number; country: string | null; expiresAt: Date },
): Promise<{ endsAt: Date | null; owner: SessionOwner } | undefined> {
  const { rows } = await sql<SessionOwner & { endsAt: Date | null }>`
    update sessions s set generation = s.generation + 1, rotated_at = ${now}, used_at = null, last_used_country = ${country},
      predecessor_used_at = coalesce(${usedAt}, ${now}), expires_at = coalesce(s.ends_at, ${expiresAt})
    from customers c
    where s.id = ${sessionId} and s.generation = ${generation} and c.id = s.customer_id
      and c.may_sign_in and s.ended_at is null and s.rotated_at > ${idleSince} and least(s.expires_at, s.ends_at) > ${now}
    returning s.ends_at as "endsAt", ${ownerColumns}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { endsAt, ...owner } = row
  return { endsAt, owner }
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

// A process of the previous release does not know `ends_at`, and moves `expires_at` beyond it.
export const isActive =
  ({ now, idleSince }: Moment) =>
  (where: ExpressionBuilder<Tables, 'sessions'>) =>
    where.and([
      where('sessions.ended_at', 'is', null),
      where('sessions.rotated_at', '>', idleSince),
      where('sessions.expires_at', '>', now),
      where.or([where('sessions.ends_at', 'is', null), where('sessions.ends_at', '>', now)]),
    ])
