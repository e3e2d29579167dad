import { type RawBuilder, sql } from 'kysely'
import type { Centavos } from '#domain/money/money.ts'
import { silenceMaxMs } from '#domain/reservations/reporting.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EndedReservation, LatestReservation, ReservedLine } from './reservation.ts'

/*
 * The tables are called verifications and verification_lines in this release, since processes of the one before read
 * and write them too.
 */

/** The condition that a reservation `v` holds stock. */
export const isOpen = sql`v.released_at is null and v.placed_at is null`

/** The condition that a payment for a reservation `v` is under way. */
const isBeingPaid = sql`(v.payment_from is not null and v.payment_until is null)`

/** The condition that the page of a reservation `v` said that it would report, and has not done so for too long. */
export const isSilent = (now: Date) =>
  sql`(v.reported_at <= ${new Date(now.getTime() - silenceMaxMs)} and not ${isBeingPaid})`

/** The lines of a reservation `v` as one JSON column, in the order of the cart. */
export const lines = sql`
  (select coalesce(json_agg(json_build_object(
      'branchCode', vl.branch_code, 'productCode', vl.product_code, 'quantity', vl.quantity,
      'unitPriceCentavos', vl.unit_price_centavos, 'note', vl.note) order by vl.position, vl.branch_code, vl.product_code), '[]')
    from verification_lines vl where vl.verification_id = v.id) as lines`

/**
 * Lets one request at a time make or end a reservation of a customer, until the transaction ends. It is an advisory
 * lock, since a customer's first reservation has no row yet that could be locked.
 */
export async function lockReservationsOf(db: Database, customerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`verification ${customerId}`}, 0))`.execute(db)
}

/** Ends the customer's open reservation because a new one takes its place. Undefined where none is open. */
export async function endReplaced(db: Database, customerId: string, now: Date): Promise<EndedReservation | undefined> {
  const { rows } = await sql<EndedReservation>`
    update verifications v set released_at = ${now}, ended_by = case when v.expires_at <= ${now} then 'expired' else 'replaced' end
    where v.customer_id = ${customerId} and ${isOpen} returning v.id, v.expires_at as "expiresAt", ${lines}`.execute(db)
  return rows[0]
}

/**
 * Ends the customer's open reservation because its page was left; where an id is given, only that one. Undefined where
 * there is none, or a payment for it is under way.
 */
export async function endLeft(
  db: Database,
  { customerId, id, now }: { customerId: string; id: string | undefined; now: Date },
): Promise<EndedReservation | undefined> {
  const { rows } = await sql<EndedReservation>`
    update verifications v set released_at = ${now}, ended_by = case when v.expires_at <= ${now} then 'expired' else 'left' end
    where v.customer_id = ${customerId} and ${isOpen} and not ${isBeingPaid} ${id ? sql`and v.id = ${id}` : sql``}
    returning v.id, v.expires_at as "expiresAt", ${lines}`.execute(db)
  return rows[0]
}

/**
 * Marks a reservation that was left, or whose page fell silent, as resumed by its page, and gives the instant at which
 * it would have ended. Undefined where it ended for another reason, was resumed before, or ends before `earliestEnd`.
 */
export async function markResumed(
  db: Database,
  { customerId, id, earliestEnd }: { customerId: string; id: string; earliestEnd: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ expiresAt: Date }>`
    update verifications set ended_by = 'resumed'
    where id = ${id} and customer_id = ${customerId} and ended_by in ('left', 'silent') and expires_at >= ${earliestEnd}
    returning expires_at as "expiresAt"`.execute(db)
  return rows[0]?.expiresAt
}

/** Notes that a reservation ended because a price changed, which is not its customer's doing. */
export async function updateEndToPriceChanged(db: Database, id: string): Promise<void> {
  await db.updateTable('verifications').set({ ended_by: 'price_changed' }).where('id', '=', id).execute()
}

/** The codes of the products that the customer's open reservation holds. */
export async function listProductsOfOpen(db: Database, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct vl.product_code as code from verifications v join verification_lines vl on vl.verification_id = v.id
    where v.customer_id = ${customerId} and ${isOpen}`.execute(db)
  return rows.map(({ code }) => code)
}

/** The branches of the customer's open reservation. Undefined where there is none, or its time is over. */
export async function findBranchesOfOpen(db: Database, customerId: string, now: Date): Promise<number[] | undefined> {
  const { rows } = await sql<{ branchCodes: number[] }>`
    select (select json_agg(distinct vl.branch_code) from verification_lines vl where vl.verification_id = v.id) as "branchCodes"
    from verifications v where v.customer_id = ${customerId} and ${isOpen} and v.expires_at > ${now}`.execute(db)
  return rows[0]?.branchCodes
}

export interface NewReservation {
  id: string
  customerId: string
  now: Date
  expiresAt: Date
  /** Whether its page said that it would report that it is still open. */
  willReport: boolean
  lines: readonly ReservedLine[]
}

export async function insertReservation(db: Database, reservation: NewReservation): Promise<void> {
  const { id, customerId, now, expiresAt, willReport } = reservation
  const placed = reservation.lines.map((line, position) => ({ ...line, position }))
  await sql`
    with v as (
      insert into verifications (id, customer_id, created_at, expires_at, reported_at)
      values (${id}, ${customerId}, ${now}, ${expiresAt}, ${willReport ? now : null}))
    insert into verification_lines (verification_id, branch_code, product_code, quantity, unit_price_centavos, note, position)
    select ${id}::uuid, l."branchCode", l."productCode", l.quantity, l."unitPriceCentavos", l.note, l.position
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as l ("branchCode" int, "productCode" text, quantity int, "unitPriceCentavos" int, note text, position smallint)`.execute(
    db,
  )
}

/**
 * Locks the customer's open reservation, or the newest one where none is open, and gives it with the customer's
 * contact. Parallel requests for it wait until the transaction ends.
 */
export const lockLatest = (db: Database, customerId: string): Promise<LatestReservation | undefined> =>
  lock(
    db,
    customerId,
    sql`v.id = coalesce(
      (select v.id from verifications v where v.customer_id = ${customerId} and ${isOpen}),
      (select id from verifications where customer_id = ${customerId} order by created_at desc, (placed_at is not null) desc limit 1))`,
  )

/** Locks and gives the reservation of this customer with this id, as `lockLatest`. */
export const lockById = (db: Database, customerId: string, id: string): Promise<LatestReservation | undefined> =>
  lock(db, customerId, sql`v.id = ${id} and v.customer_id = ${customerId}`)

type ReadReservation = Omit<LatestReservation, 'hasOpenPayment'>

async function lock(
  db: Database,
  customerId: string,
  which: RawBuilder<unknown>,
): Promise<LatestReservation | undefined> {
  const [{ rows }, hasOpenPayment] = await Promise.all([lockWhole(db, which), findOpenPayment(db, customerId)])
  return rows[0] && { ...rows[0], hasOpenPayment }
}

const lockWhole = (db: Database, which: RawBuilder<unknown>) =>
  sql<ReadReservation>`${whole(which)} for update of v`.execute(db)

/** A reservation of this customer, read without a lock: another transaction may change it at any moment. */
export async function findById(db: Database, customerId: string, id: string): Promise<ReadReservation | undefined> {
  const { rows } = await sql<ReadReservation>`${whole(sql`v.id = ${id} and v.customer_id = ${customerId}`)}`.execute(db)
  return rows[0]
}

const whole = (which: RawBuilder<unknown>) => sql`
    select v.id, v.expires_at as "expiresAt", v.released_at as "releasedAt", v.placed_at as "placedAt",
      v.placed_request_hash as "requestHash", v.placed_global_id as "globalId",
      v.shown_total_centavos as "shownTotalCentavos", ${lines},
      json_build_object('email', c.email, 'firstName', c.first_name, 'lastName', c.last_name) as contact
    from verifications v join customers c on c.id = v.customer_id
    where ${which}`

/**
 * Whether a payment for a reservation of the customer is open. A statement of its own, behind the lock: one that waits
 * for the lock sees the rows of other reservations as they were before it waited.
 */
async function findOpenPayment(db: Database, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from verifications v where v.customer_id = ${customerId} and ${isBeingPaid} limit 1`.execute(db)
  return rows.length > 0
}

/** Notes the total that a refusal showed for the customer's open reservation with this id. */
export async function updateShownTotal(
  db: Database,
  { customerId, id, totalCentavos }: { customerId: string; id: string; totalCentavos: Centavos },
): Promise<void> {
  await sql`
    update verifications v set shown_total_centavos = ${totalCentavos}
    where v.id = ${id} and v.customer_id = ${customerId} and ${isOpen}`.execute(db)
}

/** What a page wants to know: `held`, or how the reservation ended, and the checkout whose orders it became. */
export interface ReservationReport {
  state: 'held' | 'released' | 'replaced' | 'placed'
  expiresAt: Date
  globalId: string | null
}

/**
 * Notes that the page of a reservation is still open, where it said that it would report, and gives the reservation's
 * state. Undefined for a reservation that this customer does not have.
 */
export async function updateReported(
  db: Database,
  { customerId, id, now }: { customerId: string; id: string; now: Date },
): Promise<ReservationReport | undefined> {
  const isOwn = sql`v.id = ${id} and v.customer_id = ${customerId}`
  const { rows } = await sql<ReservationReport>`
    with reported as (
      update verifications v set reported_at = ${now}
      where ${isOwn} and ${isOpen} and v.reported_at is not null and v.expires_at > ${now})
    select v.expires_at as "expiresAt", v.placed_global_id as "globalId", case
        when v.placed_at is not null then 'placed'
        when v.ended_by in ('replaced', 'resumed', 'price_changed') then 'replaced'
        when v.released_at is not null or v.expires_at <= ${now} then 'released'
        else 'held' end as state
    from verifications v where ${isOwn}`.execute(db)
  return rows[0]
}

/** Notes that a payment for a reservation is open. Only the first one prolongs it. */
export async function updatePaymentBegun(
  db: Database,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<void> {
  await sql`
    update verifications v set payment_from = coalesce(v.payment_from, ${now}), payment_until = null,
      expires_at = case when v.payment_from is null then greatest(v.expires_at, ${until}) else v.expires_at end
    where v.id = ${id} and ${isOpen}`.execute(db)
}

/** Notes that the payment for a reservation has ended. A page that reports has its time of silence again. */
export async function updatePaymentEnded(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update verifications v set payment_until = greatest(v.payment_from, ${now}),
      reported_at = case when v.reported_at is null then null else greatest(v.reported_at, ${now}) end
    where v.id = ${id} and v.payment_from is not null and v.payment_until is null`.execute(db)
}
