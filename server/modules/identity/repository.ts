import { type Selectable, type ExpressionBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Tables } from '#server/db/tables.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import { buyingRules } from '#server/modules/configuration/buying-rules.ts'
import type { BuyingRules } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'

type CustomerRow = Selectable<Tables['customers']>

/** A customer with what signing in needs to know. */
export type Account = Omit<CustomerRow, 'language'> & { language: Language | null }

/** The account of an e-mail or username, both in lower case. A username holds no at sign, so never two accounts. */
export async function findAccount(db: Database, name: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where((where) => where.or([where('email', '=', name), where('username', '=', name)]))
    .executeTakeFirst()
  return row as Account | undefined
}

export async function findAccountById(db: Database, customerId: string): Promise<Account | undefined> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirst()
  return row as Account | undefined
}

/** The place of a customer's default address in one line, or null. */
export async function findDefaultPlace(db: Database, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('addresses')
    .select(['street', 'house', 'sector', 'city', 'province'])
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? `${row.street} ${row.house}, ${row.sector}, ${row.city}, ${row.province}` : null
}

/** Which of a new account's names somebody has already. */
export async function findTaken(
  db: Database,
  email: string,
  username: string | null,
): Promise<'email' | 'username' | undefined> {
  const rows = await db
    .selectFrom('customers')
    .select('email')
    .where((where) => where.or([where('email', '=', email), ...(username ? [where('username', '=', username)] : [])]))
    .execute()
  if (rows.length === 0) return undefined
  return rows.some((row) => row.email === email) ? 'email' : 'username'
}

export interface NewAccount {
  id: string
  email: string
  username: string | null
  passwordHash: string
  firstName: string
  lastName: string
  phone: string
  identification: string | null
  language: Language | null
  hasAcceptedPolicies: boolean
  now: Date
}

/** Writes a customer with the next code and no privilege; undefined when one of its names is taken. */
export async function insertAccount(db: Database, account: NewAccount): Promise<Account | undefined> {
  const { id, email, username, phone, identification, language, now } = account
  const row = await db
    .insertInto('customers')
    .values({
      id,
      code: sql<string>`'C' || nextval('customer_codes')`,
      email,
      username,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      phone,
      identification,
      language,
      policies_accepted_at: account.hasAcceptedPolicies ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row as Account | undefined
}

interface SessionToInsert {
  id: string
  customerId: string
  device: string
  now: Date
  expiresAt: Date
  /** The end that no renewal moves; null for none. */
  endsAt: Date | null
}

export async function insertSession(
  db: Database,
  { id, customerId, device, now, expiresAt, endsAt }: SessionToInsert,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id,
      customer_id: customerId,
      device,
      rotated_at: now,
      created_at: now,
      expires_at: expiresAt,
      ends_at: endsAt,
    })
    .execute()
}

interface SessionOwner {
  customerId: string
  priceLevel: number
  isEmployee: boolean
  maySignIn: boolean
  language: Language | null
  buying: BuyingRules
}

/** Who a living session belongs to. */
export async function findSessionOwner(db: Database, sessionId: string, now: Date): Promise<SessionOwner | undefined> {
  const found = await loadSessionOwner(db, sessionId)
  return found && found.expiresAt > now ? found.owner : undefined
}

interface FoundSession {
  id: string
  expiresAt: Date
  owner: SessionOwner
}

const loadSessionOwner = createBatchLoader(findSessionOwners)

async function findSessionOwners(db: Database, sessionIds: readonly string[]): Promise<(FoundSession | undefined)[]> {
  const { rows } = await sql<SessionOwner & Omit<FoundSession, 'owner'>>`
    select s.id, least(s.expires_at, s.ends_at) as "expiresAt", c.id as "customerId", c.price_level as "priceLevel", c.is_employee as "isEmployee",
      c.may_sign_in as "maySignIn", c.language, ${buyingRules} as buying
    from sessions s join customers c on c.id = s.customer_id
    where s.id = any(${sqlArray(sessionIds, 'uuid')}) and s.ended_at is null`.execute(db)
  const byId = new Map(rows.map(({ id, expiresAt, ...owner }) => [id, { id, expiresAt, owner }]))
  return sessionIds.map((id) => byId.get(id))
}

/** The generation of a living session and when it began. */
export async function findSession(db: Database, sessionId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['generation', 'rotated_at as rotatedAt', 'ends_at as endsAt'])
    .where('id', '=', sessionId)
    .where(isAlive(now))
    .executeTakeFirst()
}

/**
 * Moves a living session on from one generation, to `expiresAt` or the end that it has; undefined when it is not at
 * that generation, for only one of parallel calls can win.
 */
export async function rotateSession(
  db: Database,
  sessionId: string,
  generation: number,
  now: Date,
  expiresAt: Date,
): Promise<{ endsAt: Date | null } | undefined> {
  return db
    .updateTable('sessions')
    .set({ generation: generation + 1, rotated_at: now, expires_at: sql<Date>`coalesce(ends_at, ${expiresAt})` })
    .where('id', '=', sessionId)
    .where('generation', '=', generation)
    .where(isAlive(now))
    .returning('ends_at as endsAt')
    .executeTakeFirst()
}

export async function endSession(db: Database, sessionId: string, now: Date, reason: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}

/** So many devices may be signed in to one account. */
export const sessionsMax = 100

/** Ends those sessions of a customer that were renewed the longest ago, so that `sessionsMax` stay. */
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

/** The customer's living sessions, the last used first. */
export async function listSessions(db: Database, customerId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'rotated_at as lastUsedAt'])
    .where('customer_id', '=', customerId)
    .where(isAlive(now))
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(sessionsMax)
    .execute()
}

/** Ends one living session of a customer, or all but one; answers how many ended. */
export async function endSessionsOf(
  db: Database,
  customerId: string,
  which: { id: string } | { allBut: string },
  now: Date,
): Promise<number> {
  const rows = await db
    .updateTable('sessions')
    .set({ ended_at: now, ended_reason: 'revoked' })
    .where('customer_id', '=', customerId)
    .where('id', 'id' in which ? '=' : '<>', 'id' in which ? which.id : which.allBut)
    .where(isAlive(now))
    .returning('id')
    .execute()
  return rows.length
}

// A process of the release before, which knows no end, moves `expires_at` beyond it.
const isAlive = (now: Date) => (where: ExpressionBuilder<Tables, 'sessions'>) =>
  where.and([
    where('sessions.ended_at', 'is', null),
    where('sessions.expires_at', '>', now),
    where.or([where('sessions.ends_at', 'is', null), where('sessions.ends_at', '>', now)]),
  ])

/** Deletes the sessions that ended or expired before an instant. Each is one range of an index of its own. */
export async function deleteOverSessions(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  for (const end of [sql`ended_at`, sql`expires_at`])
    await deleteInBatches(db, { table: 'sessions', where: sql`${end} < ${before}`, orderBy: end, signal })
}
