import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

/** A request that a code answers, before it is stored. */
export interface NewCodeRequest {
  id: string
  /** Null for an e-mail that no account has. */
  customerId: string | null
  purpose: string
  /** The phone number or e-mail that the code confirms, where the account does not have it yet. */
  target: string | null
  now: Date
  expiresAt: Date
}

export async function insertCodeRequest(db: Database, request: NewCodeRequest): Promise<void> {
  await db
    .insertInto('code_requests')
    .values({
      id: request.id,
      customer_id: request.customerId,
      purpose: request.purpose,
      target: request.target,
      created_at: request.now,
      expires_at: request.expiresAt,
    })
    .execute()
}

export interface CodeRequest {
  customerId: string | null
  purpose: string
  target: string | null
}

const columns = ['customer_id as customerId', 'purpose', 'target'] as const

/** A request that has not expired, else undefined. */
export async function findCodeRequest(db: Database, id: string, now: Date): Promise<CodeRequest | undefined> {
  return db
    .selectFrom('code_requests')
    .select(columns)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

interface OfCustomer {
  customerId: string
  purpose: string
  id?: string | undefined
  target?: string | undefined
  now: Date
}

export interface RequestOfCustomer {
  id: string
  target: string | null
  tries: number
  resent: number
  sentAt: Date
}

/** A customer's newest request for a purpose that has not expired, with the time of its newest code. */
export async function findLatestOfCustomer(
  db: Database,
  { customerId, purpose, id, target, now }: OfCustomer,
): Promise<RequestOfCustomer | undefined> {
  return db
    .selectFrom('code_requests')
    .innerJoin('codes', 'codes.request_id', 'code_requests.id')
    .select([
      'code_requests.id',
      'code_requests.target',
      'code_requests.tries',
      'code_requests.resent',
      'codes.created_at as sentAt',
    ])
    .where('code_requests.customer_id', '=', customerId)
    .where('code_requests.purpose', '=', purpose)
    .where('code_requests.expires_at', '>', now)
    .$if(id !== undefined, (query) => query.where('code_requests.id', '=', id as string))
    .$if(target !== undefined, (query) => query.where('code_requests.target', '=', target as string))
    .orderBy('code_requests.created_at', 'desc')
    .orderBy('codes.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The counters of a request, each with its own highest value. */
export type Counter = 'tries' | 'codes_sent' | 'resent'

/**
 * Counts one more of something in a request that has not expired; undefined where `max` were counted already, or
 * `triesMax` answers. Of parallel calls no more succeed than may.
 */
export async function countInRequest(
  db: Database,
  counter: Counter,
  { id, now, max, triesMax }: { id: string; now: Date; max: number; triesMax?: number },
): Promise<CodeRequest | undefined> {
  return db
    .updateTable('code_requests')
    .set({ [counter]: sql<number>`${sql.ref(counter)} + 1` })
    .where('id', '=', id)
    .where(counter, '<', max)
    .$if(triesMax !== undefined, (query) => query.where('tries', '<', triesMax as number))
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

interface NewCodeRow {
  id: string
  requestId: string
  now: Date
  expiresAt: Date
}

/**
 * Stores a code. Its request takes answers as long: else it would refuse codes that their messages call valid.
 */
export async function insertCode(db: Database, { id, requestId, now, expiresAt }: NewCodeRow): Promise<void> {
  await db
    .with('prolonged', (parts) =>
      parts
        .updateTable('code_requests')
        .set({ expires_at: expiresAt })
        .where('id', '=', requestId)
        .where('expires_at', '<', expiresAt),
    )
    .insertInto('codes')
    .values({ id, request_id: requestId, created_at: now, expires_at: expiresAt })
    .execute()
}

/** Lets a request take answers until an instant. */
export async function updateExpiry(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('code_requests').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** How many codes of one request are valid at once: the newest ones. */
const validMax = 3

export interface SentCode {
  id: string
  expiresAt: Date
  usedAt: Date | null
}

/** The newest codes of a request, at most three; used and expired ones too. */
export async function listCodes(db: Database, requestId: string): Promise<SentCode[]> {
  return db
    .selectFrom('codes')
    .select(['id', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('request_id', '=', requestId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(validMax)
    .execute()
}

/** Marks a code as used; false where another call has used it. */
export async function markUsed(db: Database, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes the requests that expired before an instant, with their codes; gives how many. */
export function deleteExpiredRequests(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, {
    table: 'code_requests',
    where: sql`expires_at < ${before}`,
    orderBy: sql`expires_at`,
    signal,
  })
}
