import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { clockSkewMs } from './clock-skew.ts'
import type { Database } from './database/database.ts'
import { deleteInBatches } from './database/delete-in-batches.ts'
import type { MessageKind } from './outbox.ts'

/** A row of the outbox as a sender claims it: `attempts` includes the current one. */
export type ClaimedRow = Pick<
  Selectable<Tables['outbox']>,
  'id' | 'kind' | 'recipient' | 'payload' | 'created_at' | 'attempts'
>

interface Claim {
  kinds: readonly string[]
  now: Date
  lockedUntil: Date
  rowsMax: number
  /** The longest wait between two attempts. */
  longestWaitMs: number
}

/**
 * Claims due rows for one sender until `lockedUntil`. Skips rows that another sender is claiming at the moment, instead
 * of waiting for them; a claim whose process died is free again after its time. The attempt counts from here on, so
 * that a row that kills its sender is not tried for ever. A time further ahead than one written now could be was
 * written while the clock was ahead: it counts as past.
 */
export async function claimRows(
  db: Database,
  { kinds, now, lockedUntil, rowsMax, longestWaitMs }: Claim,
): Promise<ClaimedRow[]> {
  const latestLock = new Date(lockedUntil.getTime() + clockSkewMs)
  const latestAttempt = new Date(now.getTime() + longestWaitMs + clockSkewMs)
  const next = (when: RawBuilder<unknown>) => sql`
    select * from (
      select id, next_attempt_at from outbox
      where sent_at is null and failed_at is null and kind = any(${kinds}) and ${when}
        and (locked_until is null or locked_until <= ${now} or locked_until > ${latestLock})
      order by next_attempt_at limit ${rowsMax}
      for update skip locked) found`
  // Two ranges of one index: thousands of rows that wait for their next attempt are not scanned.
  const { rows } = await sql<ClaimedRow>`
    update outbox set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id in (
      select id from (
        ${next(sql`next_attempt_at <= ${now}`)} union all ${next(sql`next_attempt_at > ${latestAttempt}`)}
      ) claimable order by next_attempt_at limit ${rowsMax})
    returning id, kind, recipient, payload, created_at, attempts`.execute(db)
  return rows
}

/** Marks a message as sent and deletes its data, codes among them: nobody needs them any more. */
export async function markSent(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, locked_until: null, last_error: null, payload: sql<string>`payload - 'data'` })
    .where('id', '=', id)
    .execute()
}

/**
 * Sets the next attempt, or gives the row up where `nextAttempt` is undefined. Leaves a row alone that another sender
 * has claimed meanwhile.
 */
export async function markFailed(
  db: Database,
  row: ClaimedRow,
  { error, now, nextAttempt }: { error: string; now: Date; nextAttempt: Date | undefined },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      locked_until: null,
      last_error: error,
      ...(nextAttempt ? { next_attempt_at: nextAttempt } : { failed_at: now }),
    })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .where('sent_at', 'is', null)
    .execute()
}

export type OutboxRow = Selectable<Tables['outbox']>

/** The newest messages of some kinds, for the developer mode. */
export function listNewest(db: Database, kinds: readonly MessageKind[], rowsMax: number): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().where('kind', 'in', kinds).orderBy('id', 'desc').limit(rowsMax).execute()
}

/** A mail of the outbox by its number, for the developer mode; else undefined. */
export function findMail(db: Database, id: number): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('kind', '=', 'mail').where('id', '=', id).executeTakeFirst()
}

/** Deletes rows that were sent before an instant. Rows that were given up stay for an operator. */
export async function purgeSent(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, { table: 'outbox', where: sql`sent_at < ${before}`, orderBy: sql`sent_at`, signal })
}
