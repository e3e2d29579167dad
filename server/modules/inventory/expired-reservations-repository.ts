import { type RawBuilder, sql } from 'kysely'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'
import type { ReservedLine } from './reservation.ts'
import { isOpen, isSilent, lines } from './reservations-repository.ts'
import type { StockKey } from './stock.ts'

const hourMs = 3_600_000

/**
 * The condition that a reservation `v` is due for release: its time is over, its page fell silent, or it was made by a
 * process whose clock was ahead, so that it would end too late.
 */
const isDue = (now: Date) =>
  sql`(v.expires_at <= ${now} or ${isSilent(now)} or v.created_at > ${new Date(now.getTime() + hourMs)})`

/** The ids of open reservations that are due for release, the first to expire first, at most `max`. */
export async function listExpired(db: Database, now: Date, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from verifications v where ${isOpen} and ${isDue(now)} order by v.expires_at limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many expired ones, and how many silent ones, `listExpiredAt` reads. */
const consideredMax = 100

/**
 * The ids of reservations that are due for release and hold some of these products at these branches, at most `max`.
 * Thousands may be open, so it reads only the oldest expired and the oldest silent ones, each by an index. Any other is
 * released by the background job, as is one that a clock ahead made.
 */
export async function listExpiredAt(
  db: Database,
  { now, max, keys }: { now: Date; max: number; keys: readonly StockKey[] },
): Promise<string[]> {
  const oldest = (condition: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
    (select v.id, v.expires_at from verifications v where ${isOpen} and ${condition} order by ${since} limit ${sql.lit(consideredMax)})`
  const { rows } = await sql<{ id: string }>`
    with over as materialized (
      ${oldest(sql`v.expires_at <= ${now}`, sql`v.expires_at`)}
      union ${oldest(sql`v.reported_at is not null and ${isSilent(now)}`, sql`v.reported_at`)})
    select over.id from over where exists (
      select from verification_lines vl
      join unnest(${sqlColumn(keys, 'branchCode', 'int')}, ${sqlColumn(keys, 'productCode', 'text')}) as p (branch_code, product_code)
        on p.branch_code = vl.branch_code and p.product_code = vl.product_code
      where vl.verification_id = over.id)
    order by over.expires_at limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Ends an open reservation that is due for release and gives its lines. Undefined where another process has it locked,
 * or it has ended already.
 */
export async function endExpired(db: Database, id: string, now: Date): Promise<ReservedLine[] | undefined> {
  const { rows } = await sql<{ lines: ReservedLine[] }>`
    update verifications v set released_at = ${now},
      ended_by = case when v.expires_at > ${now} and ${isSilent(now)} then 'silent' else 'expired' end
    where v.id = (
      select v.id from verifications v where v.id = ${id} and ${isOpen} and ${isDue(now)} for update skip locked)
    returning ${lines}`.execute(db)
  return rows[0]?.lines
}

/** Until when the reservations that are deleted had ended: those that became orders, and those that did not. */
export interface EndedBefore {
  placed: Date
  released: Date
}

/** Deletes reservations that ended before an instant, except those of which stock has still to be released. */
export async function deleteEnded(db: Database, before: EndedBefore, signal?: AbortSignal): Promise<void> {
  const isReleased = sql`not exists (select from unreleased_stock u where u.verification_id = verifications.id)`
  const deleteBy = (end: RawBuilder<unknown>, instant: Date) =>
    // Their lines go with them, some hundred of each.
    deleteInBatches(db, {
      table: 'verifications',
      where: sql`${end} < ${instant} and ${isReleased}`,
      orderBy: end,
      rowsAtOnce: 200,
      signal,
    })
  await deleteBy(sql`released_at`, before.released)
  await deleteBy(sql`placed_at`, before.placed)
}
