import { type RawBuilder, sql } from 'kysely'
import type { Span } from '#domain/reservations/limits.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface PastReservations {
  /** For each product, when it was reserved, in order. */
  spans: Map<string, Span[]>
  /** When the newest of those reservations ended that became no order, and when checkouts were cancelled. */
  leftAtMs: number[]
}

/**
 * Pauses between two reservations of a product that are shorter than this count as reserved, so that an account's time
 * in a window is a hundred spans or so, and never thousands.
 */
const shortestPause = sql`interval '1 minute'`

/** From when to when reservations count. What lies after `until` was made by a process whose clock is ahead. */
export interface ReservationWindow {
  from: Date
  until: Date
}

interface PastReservationsQuery {
  customerId: string
  productCodes: readonly string[]
  now: Date
  window: ReservationWindow
  leftMax: number
  /** A select of the instants, as `at`, at which the customer cancelled checkouts in the window. */
  cancellations: RawBuilder<unknown>
}

/**
 * A customer's reservations in the window; the caller has locked the customer and ended the open one. Not counted are
 * the time in which a payment was under way that paid orders in the end, and the time between the end of a reservation
 * and its release. A reservation that its page resumed, or that a changed price or a refused payment ended, does not
 * count as left (decision 029).
 *
 * The statement adds each reservation that became no order to the customer's times of its products once, and marks it as
 * counted: so it costs the same however many reservations there were. Their lines are not needed any more, and it
 * deletes them. Those that became orders were added then (`updatePlaced`).
 */
export async function readPastReservations(db: Database, query: PastReservationsQuery): Promise<PastReservations> {
  const { customerId, productCodes, window } = query
  const { from, until } = window
  const { rows } = await sql<{ spans: [code: string, fromMs: number, untilMs: number][]; leftAtMs: number[] }>`
    with ended as (
      update verifications v set is_counted = true
      where v.customer_id = ${customerId} and not v.is_counted and (v.released_at is not null or v.placed_at is not null)
        and ${endOf} <= ${until}
      returning ${columnsOfEnded}),
    ${countTimes(query)},
    deleted_lines as (
      delete from verification_lines using ended where verification_id = ended.id and ended.placed_at is null),
    known as (
      select product_code, times from counted
      union all
      select product_code, times from reserved_times
      where customer_id = ${customerId} and product_code = any(${sqlArray([...productCodes], 'text')})
        and product_code not in (select product_code from counted))
    select
      (select coalesce(json_agg(json_build_array(product_code,
          (extract(epoch from lower(part)) * 1000)::float8, (extract(epoch from upper(part) - ${shortestPause}) * 1000)::float8)
          order by lower(part)), '[]')
        from known cross join lateral unnest(times) as part
        where product_code = any(${sqlArray([...productCodes], 'text')}) and upper(part) - ${shortestPause} between ${from} and ${until}) as spans,
      (select coalesce(json_agg((extract(epoch from at) * 1000)::float8), '[]') from ${lastLeft(query)}) as "leftAtMs"`.execute(
    db,
  )
  const { spans = [], leftAtMs = [] } = rows[0] ?? {}
  const byProduct = new Map<string, Span[]>()
  for (const [code, fromMs, untilMs] of spans)
    byProduct.set(code, [...(byProduct.get(code) ?? []), { fromMs, untilMs }])
  return { spans: byProduct, leftAtMs }
}

/** When a reservation `v` ended; where it was released later, its time was over before. */
const endOf = sql`greatest(v.created_at, least(coalesce(v.released_at, v.placed_at), v.expires_at))`

const columnsOfEnded = sql`v.id, v.created_at, v.placed_at, v.payment_from, v.payment_until, ${endOf} as ended_at`

/** The part of a statement that adds the reservations `ended` to the customer's times of their products, as `counted`. */
const countTimes = ({ customerId, now, window }: Pick<PastReservationsQuery, 'customerId' | 'now' | 'window'>) => sql`
    added as (
      select vl.product_code, range_agg(tstzrange(lower(part), upper(part) + ${shortestPause})) as times
      from ended
      join verification_lines vl on vl.verification_id = ended.id
      cross join lateral unnest(tstzmultirange(tstzrange(ended.created_at, ended.ended_at))
        - case when ended.payment_from is null or ended.placed_at is null then '{}'::tstzmultirange
          else tstzmultirange(tstzrange(ended.payment_from, coalesce(ended.payment_until, 'infinity'))) end) as part
      group by vl.product_code),
    counted as (
      insert into reserved_times as known (customer_id, product_code, times, counted_at)
      select ${customerId}::uuid, product_code, times, ${now} from added
      on conflict (customer_id, product_code) do update
        set times = (known.times + excluded.times) * tstzmultirange(tstzrange(${window.from}, null)), counted_at = excluded.counted_at
      returning product_code, times)`

/**
 * Marks a reservation as placed by a request, and adds it to its customer's times: the same request sent again gets the
 * orders of the same checkout.
 */
export async function updatePlaced(
  db: Database,
  {
    id,
    globalId,
    requestHash,
    ...counting
  }: { id: string; globalId: string; requestHash: string } & Pick<
    PastReservationsQuery,
    'customerId' | 'now' | 'window'
  >,
): Promise<void> {
  await sql`
    with ended as (
      update verifications v
      set placed_at = ${counting.now}, placed_request_hash = ${requestHash}, placed_global_id = ${globalId}, is_counted = true
      where v.id = ${id} returning ${columnsOfEnded}),
    ${countTimes(counting)}
    select 1`.execute(db)
}

/** When the newest reservations ended that the customer left without an order, or whose orders were cancelled. */
const lastLeft = ({ customerId, leftMax, window, cancellations }: PastReservationsQuery) => sql`(
  (select least(released_at, expires_at) as at from verifications
    where customer_id = ${customerId} and released_at > ${window.from} and released_at <= ${window.until}
      and released_at is not null and coalesce(ended_by, 'left') not in ('resumed', 'price_changed', 'payment_refused')
    order by released_at desc limit ${leftMax})
  union all
  (${cancellations})
  order by at desc limit ${leftMax}) as ended`

/** Deletes the times of accounts that have reserved nothing since an instant. */
export async function deleteReservedTimes(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, {
    table: 'reserved_times',
    where: sql`counted_at < ${before}`,
    orderBy: sql`counted_at`,
    signal,
  })
}
