import { sql } from 'kysely'
import type { Span } from '#domain/reservations/limits.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { deleteInBatches } from '#server/platform/database/delete-in-batches.ts'

export interface PastReservations {
  /** When each of the products was reserved, in order. */
  spans: Map<string, Span[]>
  /** When the newest of those ended that were left without an order. */
  leftAtMs: number[]
}

/**
 * Pauses that are shorter count as reserved, so that an account's time in a window is a hundred spans or so, and never
 * thousands.
 */
const shortestPause = sql`interval '1 minute'`

/**
 * Processes' clocks are so far apart at most. What is later was made by a clock that was set ahead, and says nothing.
 */
const clocksApartMs = 60_000

/** An order has one part for each branch. More canceled parts than this are not looked at. */
const canceledMax = 200

interface Asked {
  customerId: string
  productCodes: readonly string[]
  now: Date
  windowMs: number
  leftMax: number
}

/**
 * A customer's reservations of the last while; the caller has locked the customer and ended the open one. The time in
 * which a payment was open does not count, nor does the time after the end in which nobody had released it yet; those
 * that their page took up again, or that ended by a changed price or a refused payment, were not left; an order that
 * its customer canceled was (decision 029).
 *
 * What has ended since the last time is added to what is known of each product, once, so that a reservation costs the
 * same however many there were before. The lines of those that became no order have then served.
 */
export async function readPastReservations(db: Database, asked: Asked): Promise<PastReservations> {
  const { customerId, productCodes, now, windowMs } = asked
  const since = new Date(now.getTime() - windowMs)
  const latest = new Date(now.getTime() + clocksApartMs)
  const { rows } = await sql<{ spans: [code: string, fromMs: number, untilMs: number][]; leftAtMs: number[] }>`
    with ended as (
      update verifications v set is_counted = true
      where v.customer_id = ${customerId} and not v.is_counted and (v.released_at is not null or v.placed_at is not null)
        and greatest(v.created_at, least(coalesce(v.released_at, v.placed_at), v.expires_at)) <= ${latest}
      returning v.id, v.created_at, v.placed_at, v.payment_from, v.payment_until,
        greatest(v.created_at, least(coalesce(v.released_at, v.placed_at), v.expires_at)) as ended_at),
    added as (
      select vl.product_code, range_agg(tstzrange(lower(part), upper(part) + ${shortestPause})) as times
      from ended
      join verification_lines vl on vl.verification_id = ended.id
      cross join lateral unnest(tstzmultirange(tstzrange(ended.created_at, ended.ended_at))
        - case when ended.payment_from is null then '{}'::tstzmultirange
          else tstzmultirange(tstzrange(ended.payment_from, coalesce(ended.payment_until, 'infinity'))) end) as part
      group by vl.product_code),
    counted as (
      insert into reserved_times as known (customer_id, product_code, times, counted_at)
      select ${customerId}::uuid, product_code, times, ${now} from added
      on conflict (customer_id, product_code) do update
        set times = (known.times + excluded.times) * tstzmultirange(tstzrange(${since}, null)), counted_at = excluded.counted_at
      returning product_code, times),
    served as (
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
        where product_code = any(${sqlArray([...productCodes], 'text')}) and upper(part) - ${shortestPause} between ${since} and ${latest}) as spans,
      (select coalesce(json_agg((extract(epoch from at) * 1000)::float8), '[]') from ${lastLeft(asked, since, latest)}) as "leftAtMs"`.execute(
    db,
  )
  const { spans = [], leftAtMs = [] } = rows[0] ?? {}
  const byProduct = new Map<string, Span[]>()
  for (const [code, fromMs, untilMs] of spans)
    byProduct.set(code, [...(byProduct.get(code) ?? []), { fromMs, untilMs }])
  return { spans: byProduct, leftAtMs }
}

/** When the newest reservations ended that the customer left without an order, canceled orders among them. */
const lastLeft = ({ customerId, leftMax }: Asked, since: Date, latest: Date) => sql`(
  (select least(released_at, expires_at) as at from verifications
    where customer_id = ${customerId} and released_at > ${since} and released_at <= ${latest}
      and released_at is not null and coalesce(ended_by, 'left') not in ('resumed', 'price_changed', 'payment_refused')
    order by released_at desc limit ${leftMax})
  union all
  (select max(e.at) as at
    from (select order_id, at from order_events
      where actor_id = ${customerId} and status = 'canceled' and at > ${since} and at <= ${latest}
      order by at desc limit ${canceledMax}) e
    join orders o on o.id = e.order_id
    where o.customer_id = ${customerId}
    group by o.global_id
    order by at desc limit ${leftMax})
  order by at desc limit ${leftMax}) as ended`

/** Forgets the times of accounts that have reserved nothing since an instant. */
export async function deleteReservedTimes(db: Database, before: Date, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(db, {
    table: 'reserved_times',
    where: sql`counted_at < ${before}`,
    orderBy: sql`counted_at`,
    signal,
  })
}
