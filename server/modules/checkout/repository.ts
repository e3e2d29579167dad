import { type RawBuilder, sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import { silenceMaxMs } from '#domain/reservations/reporting.ts'
import type { StockPlace } from '#server/modules/inventory/stock.ts'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface VerifiedLine {
  branchCode: number
  productCode: string
  quantity: number
  unitPriceCentavos: Centavos
  note: string | null
}

const isOpen = sql`v.released_at is null and v.placed_at is null`
const isBeingPaid = sql`(v.payment_from is not null and v.payment_until is null)`
const hourMs = 3_600_000
const isSilent = (now: Date) => sql`(v.reported_at <= ${new Date(now.getTime() - silenceMaxMs)} and not ${isBeingPaid})`
/**
 * Whose time is over, whose page said that it would report and has been silent, or which a clock made that was set
 * ahead: its time would be over too late.
 */
const isOver = (now: Date) =>
  sql`(v.expires_at <= ${now} or ${isSilent(now)} or v.created_at > ${new Date(now.getTime() + hourMs)})`
const lines = sql`
  (select coalesce(json_agg(json_build_object(
      'branchCode', vl.branch_code, 'productCode', vl.product_code, 'quantity', vl.quantity,
      'unitPriceCentavos', vl.unit_price_centavos, 'note', vl.note) order by vl.branch_code, vl.product_code), '[]')
    from verification_lines vl where vl.verification_id = v.id) as lines`

/**
 * Lets one verification of a customer be made at a time, until the transaction ends: a first one has no row yet to
 * lock.
 */
export async function lockCustomer(db: Database, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${customerId}`}, 0))`.execute(db)
}

export interface Replaced {
  id: string
  expiresAt: Date
  lines: VerifiedLine[]
}

/**
 * Ends the customer's open verification, if there is one, because another takes its place; answers with what it held.
 */
export async function closeReplaced(db: Database, customerId: string, now: Date): Promise<Replaced | undefined> {
  const { rows } = await sql<Replaced>`
    update verifications v set released_at = ${now}, ended_by = case when v.expires_at <= ${now} then 'expired' else 'replaced' end
    where v.customer_id = ${customerId} and ${isOpen} returning v.id, v.expires_at as "expiresAt", ${lines}`.execute(db)
  return rows[0]
}

/**
 * Ends the customer's open verification because its page was left; with an id only that one. Not while a payment for it
 * is open.
 */
export async function closeLeft(
  db: Database,
  customerId: string,
  now: Date,
  id: string | undefined,
): Promise<{ id: string; lines: VerifiedLine[] } | undefined> {
  const { rows } = await sql<{ id: string; lines: VerifiedLine[] }>`
    update verifications v set released_at = ${now}, ended_by = case when v.expires_at <= ${now} then 'expired' else 'left' end
    where v.customer_id = ${customerId} and ${isOpen} and not ${isBeingPaid} ${id ? sql`and v.id = ${id}` : sql``}
    returning v.id, ${lines}`.execute(db)
  return rows[0]
}

/**
 * Notes that a verification that was left, or fell silent, is taken up again by its page; answers with its end, which
 * stays that of the new one. Undefined where it ended otherwise, was taken up before, or ends before `earliestEnd`.
 */
export async function markResumed(
  db: Database,
  customerId: string,
  id: string,
  earliestEnd: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ expiresAt: Date }>`
    update verifications set ended_by = 'resumed'
    where id = ${id} and customer_id = ${customerId} and ended_by in ('left', 'silent') and expires_at >= ${earliestEnd}
    returning expires_at as "expiresAt"`.execute(db)
  return rows[0]?.expiresAt
}

/** Notes that a verification ended because a price changed, which its customer did not do. */
export async function markPriceChanged(db: Database, id: string): Promise<void> {
  await db.updateTable('verifications').set({ ended_by: 'price_changed' }).where('id', '=', id).execute()
}

/** The products of the customer's open verification. */
export async function listOpenProducts(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct vl.product_code as code from verifications v join verification_lines vl on vl.verification_id = v.id
    where v.customer_id = ${customerId} and ${isOpen}`.execute(db)
  return rows.map(({ code }) => code)
}

/** The branches of the customer's open verification that has not expired, or undefined. */
export async function findOpenBranches(db: Database, customerId: string, now: Date): Promise<number[] | undefined> {
  const { rows } = await sql<{ branchCodes: number[] }>`
    select (select json_agg(distinct vl.branch_code) from verification_lines vl where vl.verification_id = v.id) as "branchCodes"
    from verifications v where v.customer_id = ${customerId} and ${isOpen} and v.expires_at > ${now}`.execute(db)
  return rows[0]?.branchCodes
}

export interface NewVerification {
  id: string
  customerId: string
  itemsCentavos: Centavos
  now: Date
  expiresAt: Date
  /** Its page said that it would report. */
  willReport: boolean
}

export async function insertVerification(
  db: Database,
  verification: NewVerification,
  held: readonly VerifiedLine[],
): Promise<void> {
  const { id, customerId, itemsCentavos, now, expiresAt, willReport } = verification
  await sql`
    with v as (
      insert into verifications (id, customer_id, items_centavos, created_at, expires_at, reported_at)
      values (${id}, ${customerId}, ${itemsCentavos}, ${now}, ${expiresAt}, ${willReport ? now : null}))
    insert into verification_lines (verification_id, branch_code, product_code, quantity, unit_price_centavos, note)
    select ${id}::uuid, l."branchCode", l."productCode", l.quantity, l."unitPriceCentavos", l.note
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as l ("branchCode" int, "productCode" text, quantity int, "unitPriceCentavos" int, note text)`.execute(db)
}

export interface NewestVerification {
  id: string
  expiresAt: Date
  releasedAt: Date | null
  placedAt: Date | null
  requestHash: string | null
  globalId: string | null
  lines: VerifiedLine[]
  email: string
  firstName: string
  lastName: string
}

/**
 * The customer's open verification, else the newest one, and whose it is. Parallel requests for it wait until the
 * transaction ends.
 */
export async function lockNewest(db: Database, customerId: string): Promise<NewestVerification | undefined> {
  const { rows } = await sql<NewestVerification>`
    select v.id, v.expires_at as "expiresAt", v.released_at as "releasedAt", v.placed_at as "placedAt",
      v.placed_request_hash as "requestHash", v.placed_global_id as "globalId", ${lines},
      c.email, c.first_name as "firstName", c.last_name as "lastName"
    from verifications v join customers c on c.id = v.customer_id
    where v.id = coalesce(
      (select v.id from verifications v where v.customer_id = ${customerId} and ${isOpen}),
      (select id from verifications where customer_id = ${customerId} order by created_at desc, (placed_at is not null) desc limit 1))
    for update of v`.execute(db)
  return rows[0]
}

/** Remembers which request became which orders, so that the same request sent again is answered with them. */
export async function markPlaced(
  db: Database,
  id: string,
  globalId: string,
  requestHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('verifications')
    .set({ placed_at: now, placed_request_hash: requestHash, placed_global_id: globalId })
    .where('id', '=', id)
    .execute()
}

/** Verifications that have expired or fallen silent, the oldest first, at most so many. */
export async function listExpired(db: Database, now: Date, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from verifications v where ${isOpen} and ${isOver(now)} order by v.expires_at limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

const lookedAtMax = 100

/**
 * Those of them that hold some places. They are found by their indexes, since thousands may be open; of thousands that
 * are over the oldest are looked at. The others are left to the sweep, as is one that a clock made that was set ahead.
 */
export async function listExpiredAt(
  db: Database,
  now: Date,
  max: number,
  places: readonly StockPlace[],
): Promise<string[]> {
  const oldest = (when: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
    (select v.id, v.expires_at from verifications v where ${isOpen} and ${when} order by ${since} limit ${sql.lit(lookedAtMax)})`
  const { rows } = await sql<{ id: string }>`
    with over as materialized (
      ${oldest(sql`v.expires_at <= ${now}`, sql`v.expires_at`)}
      union ${oldest(sql`v.reported_at is not null and ${isSilent(now)}`, sql`v.reported_at`)})
    select over.id from over where exists (
      select from verification_lines vl
      join unnest(${sqlColumn(places, 'branchCode', 'int')}, ${sqlColumn(places, 'productCode', 'text')}) as p (branch_code, product_code)
        on p.branch_code = vl.branch_code and p.product_code = vl.product_code
      where vl.verification_id = over.id)
    order by over.expires_at limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Ends such a verification and answers with its lines; undefined where somebody else has it locked, or it is over
 * already.
 */
export async function closeExpired(db: Database, id: string, now: Date): Promise<VerifiedLine[] | undefined> {
  const { rows } = await sql<{ lines: VerifiedLine[] }>`
    update verifications v set released_at = ${now},
      ended_by = case when v.expires_at > ${now} and ${isSilent(now)} then 'silent' else 'expired' end
    where v.id = (
      select v.id from verifications v where v.id = ${id} and ${isOpen} and ${isOver(now)} for update skip locked)
    returning ${lines}`.execute(db)
  return rows[0]?.lines
}

/**
 * Deletes what was placed, and what was released, before an instant each, but for that of which stock is still to be
 * given back.
 */
export async function deleteClosed(
  db: Database,
  before: { placed: Date; left: Date },
  signal?: AbortSignal,
): Promise<void> {
  const isWhole = sql`not exists (select from unreleased_stock u where u.verification_id = verifications.id)`
  const deleteBy = (end: RawBuilder<unknown>, instant: Date) =>
    // Their lines go with them, some hundred of each.
    deleteInBatches(db, {
      table: 'verifications',
      where: sql`${end} < ${instant} and ${isWhole}`,
      orderBy: end,
      rowsAtOnce: 200,
      signal,
    })
  await deleteBy(sql`released_at`, before.left)
  await deleteBy(sql`placed_at`, before.placed)
}
