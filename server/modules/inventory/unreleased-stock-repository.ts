import { sql } from 'kysely'
import { releasePauseMs } from '#domain/reservations/release-attempts.ts'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ReservedUnits } from './reservation.ts'

/** A line of an ended reservation whose stock could not be released, and why. */
export interface UnreleasedLine extends ReservedUnits {
  reservationId: string
  reason: string
}

export type UnreleasedKey = Pick<UnreleasedLine, 'reservationId' | 'branchCode' | 'productCode'>

const nextAttempt = (failures: number, now: Date) => new Date(now.getTime() + releasePauseMs(failures))

/** Records lines that could not be released, for a later attempt. */
export async function insertUnreleased(db: Database, lines: readonly UnreleasedLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into unreleased_stock (verification_id, branch_code, product_code, quantity, reason, since, next_attempt_at)
    select l.*, ${now}, ${nextAttempt(1, now)}
    from unnest(${sqlColumn(lines, 'reservationId', 'uuid')}, ${sqlColumn(lines, 'branchCode', 'int')},
      ${sqlColumn(lines, 'productCode', 'text')}, ${sqlColumn(lines, 'quantity', 'int')}, ${sqlColumn(lines, 'reason', 'text')}) as l
    on conflict do nothing`.execute(db)
}

/** The lines whose next attempt is due, at most `max`. */
export async function listDueUnreleased(db: Database, now: Date, max: number): Promise<UnreleasedKey[]> {
  const { rows } = await sql<UnreleasedKey>`
    select verification_id as "reservationId", branch_code as "branchCode", product_code as "productCode"
    from unreleased_stock where next_attempt_at <= ${now} order by next_attempt_at limit ${max}`.execute(db)
  return rows
}

const isLine = ({ reservationId, branchCode, productCode }: UnreleasedKey) =>
  sql`verification_id = ${reservationId} and branch_code = ${branchCode} and product_code = ${productCode}`

/**
 * Deletes a line, whose stock is to be released in the same transaction, and gives its quantity. Undefined where another
 * process is releasing it, or has done so.
 */
export async function deleteUnreleased(db: Database, key: UnreleasedKey): Promise<number | undefined> {
  const { rows } = await sql<{ quantity: number }>`
    delete from unreleased_stock where ctid = (select ctid from unreleased_stock where ${isLine(key)} for update skip locked)
    returning quantity`.execute(db)
  return rows[0]?.quantity
}

/** Notes one more failed attempt for a line; the next one comes after a longer pause. */
export async function postponeUnreleased(db: Database, key: UnreleasedKey, reason: string, now: Date): Promise<void> {
  const { rows } = await sql<{ attempts: number }>`
    update unreleased_stock set attempts = attempts + 1, reason = ${reason} where ${isLine(key)} returning attempts`.execute(
    db,
  )
  const attempts = rows[0]?.attempts
  if (attempts)
    await sql`update unreleased_stock set next_attempt_at = ${nextAttempt(attempts, now)} where ${isLine(key)}`.execute(
      db,
    )
}

/**
 * An operator hears of a stock that is only busy after the third failed attempt, and at once of a row that is missing
 * or holds too little.
 */
const passingReasons = ['busy', 'deadlock', 'timeout']
const passingMax = 3
const alarmsMax = 100

/** The lines to report to an operator now. Each is returned once, to the process that queries it first. */
export async function takeAlarms(
  db: Database,
  now: Date,
): Promise<(UnreleasedLine & { attempts: number; since: Date })[]> {
  const { rows } = await sql<UnreleasedLine & { attempts: number; since: Date }>`
    update unreleased_stock set alarmed_at = ${now} where ctid in (
      select ctid from unreleased_stock
      where alarmed_at is null and (attempts >= ${passingMax} or reason <> all(${passingReasons}))
      order by since limit ${sql.lit(alarmsMax)} for update skip locked)
    returning verification_id as "reservationId", branch_code as "branchCode", product_code as "productCode", quantity, reason, attempts, since`.execute(
    db,
  )
  return rows
}

/** How many lines of ended reservations have not been released. */
export async function countUnreleased(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from unreleased_stock`.execute(db)
  return rows[0]?.count ?? 0
}
