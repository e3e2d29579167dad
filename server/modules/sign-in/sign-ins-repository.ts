import { sql } from 'kysely'
import type { Challenge, PassedProof } from '#domain/identity/sign-in-challenges.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

/** A sign-in that needs more than its first proof. */
export interface PendingSignIn {
  id: string
  /** Null for an e-mail that no account has. */
  customerId: string | null
  /** The request whose answers and codes count for the current challenge. */
  requestId: string
  generation: number
  passed: PassedProof[]
  isRemembered: boolean
  newPasswordHash: string | null
  /** The keyed hash of the e-mail with which it began; null for one that began with a password. */
  emailHash: string | null
  expiresAt: Date
}

export interface NewSignIn extends Omit<PendingSignIn, 'generation'> {
  clientHash: string | null
  now: Date
}

export async function insertSignIn(db: Database, signIn: NewSignIn): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({
      id: signIn.id,
      customer_id: signIn.customerId,
      request_id: signIn.requestId,
      email_hash: signIn.emailHash,
      client_hash: signIn.clientHash,
      passed: signIn.passed,
      is_remembered: signIn.isRemembered,
      new_password_hash: signIn.newPasswordHash,
      created_at: signIn.now,
      expires_at: signIn.expiresAt,
    })
    .execute()
}

const columns = [
  'id',
  'customer_id as customerId',
  'request_id as requestId',
  'generation',
  sql<PassedProof[]>`passed`.as('passed'),
  'is_remembered as isRemembered',
  'new_password_hash as newPasswordHash',
  'email_hash as emailHash',
  'expires_at as expiresAt',
] as const

/** A sign-in that is under way and at this generation, else undefined. */
export async function findSignIn(
  db: Database,
  { id, generation, now }: { id: string; generation: number; now: Date },
): Promise<PendingSignIn | undefined> {
  return db
    .selectFrom('sign_ins')
    .select(columns)
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** The newest sign-in under way that a caller's network began with an e-mail, else undefined. */
export async function findSignInByEmail(
  db: Database,
  { emailHash, clientHash, now }: { emailHash: string; clientHash: string; now: Date },
): Promise<PendingSignIn | undefined> {
  return db
    .selectFrom('sign_ins')
    .select(columns)
    .where('email_hash', '=', emailHash)
    .where('client_hash', '=', clientHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How a passed challenge moves a sign-in on. */
export interface PassedChallenge {
  passed: Challenge
  /** The request of the next challenge; undefined where none follows. */
  nextRequestId: string | undefined
  /** When the sign-in ends unless the next challenge is answered. */
  expiresAt: Date
  now: Date
}

/**
 * Moves a sign-in to its next generation once a challenge is passed, or ends it where none follows; stores what the
 * answer changed. False where another call has moved it on or ended it: of parallel right answers one succeeds.
 */
export async function passChallenge(
  db: Database,
  { id, generation, isRemembered, newPasswordHash }: PendingSignIn,
  { passed, nextRequestId, expiresAt, now }: PassedChallenge,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_ins')
    .set({
      generation: generation + 1,
      passed: sql<string[]>`array_append(passed, ${passed})`,
      is_remembered: isRemembered,
      new_password_hash: newPasswordHash,
      ...(nextRequestId === undefined ? { ended_at: now } : { request_id: nextRequestId, expires_at: expiresAt }),
    })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lets a sign-in last as long as the code that was sent for it. */
export async function prolongSignIn(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('sign_ins').set({ expires_at: expiresAt }).where('id', '=', id).execute()
}

/** Ends every sign-in of an account that is under way. */
export async function endSignInsOf(db: Database, customerId: string, now: Date, exceptId?: string): Promise<void> {
  const ending = db
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
  await (exceptId ? ending.where('id', '<>', exceptId) : ending).execute()
}

/** Deletes the sign-ins that expired before an instant; gives how many. */
export function deleteExpiredSignIns(db: Database, before: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches(db, {
    table: 'sign_ins',
    where: sql`expires_at < ${before}`,
    orderBy: sql`expires_at`,
    signal,
  })
}
