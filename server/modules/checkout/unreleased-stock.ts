import { sql } from 'kysely'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { VerifiedLine } from './repository.ts'

export type HeldLine = Pick<VerifiedLine, 'branchCode' | 'productCode' | 'quantity'>

/** A line of an ended reservation whose stock could not be given back, and why. */
export interface UnreleasedLine extends HeldLine {
  verificationId: string
  reason: string
}

const minuteMs = 60_000
const pausesMs = [10_000, minuteMs, 5 * minuteMs, 15 * minuteMs]
const longestPauseMs = 60 * minuteMs

/**
 * When a line that could not be given back so many times is tried again: after growing pauses, at last once an hour.
 */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + (pausesMs[attempts - 1] ?? longestPauseMs))
}

/** Takes down lines that could not be given back, to be tried again. */
export async function insertUnreleased(db: Database, lines: readonly UnreleasedLine[], now: Date): Promise<void> {
  if (lines.length === 0) return
  await sql`
    insert into unreleased_stock (verification_id, branch_code, product_code, quantity, reason, since, next_attempt_at)
    select l.*, ${now}, ${nextTry(1, now)}
    from unnest(${sqlColumn(lines, 'verificationId', 'uuid')}, ${sqlColumn(lines, 'branchCode', 'int')},
      ${sqlColumn(lines, 'productCode', 'text')}, ${sqlColumn(lines, 'quantity', 'int')}, ${sqlColumn(lines, 'reason', 'text')}) as l
    on conflict do nothing`.execute(db)
}

export type LineKey = Pick<UnreleasedLine, 'verificationId' | 'branchCode' | 'productCode'>

/** The lines that are to be tried again by now, at most so many. */
export async function listDueLines(db: Database, now: Date, max: number): Promise<LineKey[]> {
  const { rows } = await sql<LineKey>`
    select verification_id as "verificationId", branch_code as "branchCode", product_code as "productCode"
    from unreleased_stock where next_attempt_at <= ${now} order by next_attempt_at limit ${max}`.execute(db)
  return rows
}

const isLine = ({ verificationId, branchCode, productCode }: LineKey) =>
  sql`verification_id = ${verificationId} and branch_code = ${branchCode} and product_code = ${productCode}`

/**
 * Takes a line out, to give its stock back in the same transaction. Undefined where another process is at it, or did
 * it.
 */
export async function takeLine(db: Database, key: LineKey): Promise<number | undefined> {
  const { rows } = await sql<{ quantity: number }>`
    delete from unreleased_stock where ctid = (select ctid from unreleased_stock where ${isLine(key)} for update skip locked)
    returning quantity`.execute(db)
  return rows[0]?.quantity
}

/** Notes one more failure of a line; the next try comes later than the last. */
export async function postponeLine(db: Database, key: LineKey, reason: string, now: Date): Promise<void> {
  const { rows } = await sql<{ attempts: number }>`
    update unreleased_stock set attempts = attempts + 1, reason = ${reason} where ${isLine(key)} returning attempts`.execute(
    db,
  )
  const attempts = rows[0]?.attempts
  if (attempts)
    await sql`update unreleased_stock set next_attempt_at = ${nextTry(attempts, now)} where ${isLine(key)}`.execute(db)
}

/**
 * A stock that is only busy is told of from the third failure on; that a row is missing or holds too little, at once.
 */
const passingReasons = ['busy', 'deadlock', 'timeout']
const passingMax = 3
const alarmsMax = 100

/** The lines that an operator has to hear of and has not yet; each is answered once, whichever process asks. */
export async function takeAlarms(
  db: Database,
  now: Date,
): Promise<(UnreleasedLine & { attempts: number; since: Date })[]> {
  const { rows } = await sql<UnreleasedLine & { attempts: number; since: Date }>`
    update unreleased_stock set alarmed_at = ${now} where ctid in (
      select ctid from unreleased_stock
      where alarmed_at is null and (attempts >= ${passingMax} or reason <> all(${passingReasons}))
      order by since limit ${sql.lit(alarmsMax)} for update skip locked)
    returning verification_id as "verificationId", branch_code as "branchCode", product_code as "productCode", quantity, reason, attempts, since`.execute(
    db,
  )
  return rows
}

/** How many lines wait to be given back. */
export async function countUnreleased(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from unreleased_stock`.execute(db)
  return rows[0]?.count ?? 0
}
