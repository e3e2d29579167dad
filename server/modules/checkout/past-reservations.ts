import { sql } from 'kysely'
import type { Span } from '#domain/reservations/limits.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface PastReservations {
  /** When each of the products was reserved, in order. */
  spans: Map<string, Span[]>
  /** When the newest of those ended that were left without an order. */
  leftAtMs: number[]
}

/** Pauses that are shorter count as reserved, so that nobody makes thousands of spans. */
const shortestPause = sql`interval '10 seconds'`
/** A reservation that was prolonged by its payment began so much earlier at most, beside the time it is held. */
const prolongedMs = 3_600_000

/** Processes' clocks are so far apart at most. What is later was made by a clock that was set ahead, and says nothing. */
const clocksApartMs = 60_000

interface Asked {
  customerId: string
  productCodes: readonly string[]
  now: Date
  windowMs: number
  holdMs: number
  leftMax: number
}

/**
 * A customer's reservations of the last while. The time in which a payment was open does not count, nor does the time after the end in which
 * nobody had released it yet; those that their page took up again, or that ended by a changed price or a refused payment, were not left; an order that its customer canceled
 * was (decision 029).
 */
export async function readPastReservations(db: Database, asked: Asked): Promise<PastReservations> {
  const { customerId, productCodes, now, windowMs, holdMs, leftMax } = asked
  const since = new Date(now.getTime() - windowMs)
  const latest = new Date(now.getTime() + clocksApartMs)
  const { rows } = await sql<{ spans: [code: string, fromMs: number, untilMs: number][]; leftAtMs: number[] }>`
    with past as (
      select v.id, v.created_at, e.ended_at, v.placed_at, v.released_at, v.ended_by, v.payment_from, v.payment_until
      from verifications v
      cross join lateral (select least(coalesce(v.released_at, v.placed_at, ${now}), v.expires_at) as ended_at) e
      where v.customer_id = ${customerId} and v.created_at > ${new Date(since.getTime() - holdMs - prolongedMs)} and e.ended_at > ${since}
        and greatest(v.created_at, e.ended_at) <= ${latest}),
    merged as (
      select vl.product_code, range_agg(tstzrange(lower(part), upper(part) + ${shortestPause})) as times
      from past
      join verification_lines vl on vl.verification_id = past.id and vl.product_code = any(${sqlArray([...productCodes], 'text')})
      cross join lateral unnest(tstzmultirange(tstzrange(past.created_at, greatest(past.created_at, past.ended_at)))
        - case when past.payment_from is null then '{}'::tstzmultirange
          else tstzmultirange(tstzrange(past.payment_from, coalesce(past.payment_until, 'infinity'))) end) as part
      group by vl.product_code)
    select
      (select coalesce(json_agg(json_build_array(product_code,
          (extract(epoch from lower(part)) * 1000)::float8, (extract(epoch from upper(part) - ${shortestPause}) * 1000)::float8)
          order by lower(part)), '[]')
        from merged cross join lateral unnest(times) as part) as spans,
      (select coalesce(json_agg((extract(epoch from ended_at) * 1000)::float8), '[]') from (
        select ended_at from past
        where released_at is not null and coalesce(ended_by, 'left') not in ('resumed', 'price_changed', 'payment_refused')
        union all
        select max(e.at) from verifications v
        join orders o on o.customer_id = v.customer_id and o.global_id = v.placed_global_id
        join order_events e on e.order_id = o.id and e.status = 'canceled' and e.actor_id = v.customer_id
        where v.customer_id = ${customerId} and e.at > ${since} and e.at <= ${latest}
        group by v.id
        order by ended_at desc limit ${leftMax}) newest) as "leftAtMs"`.execute(db)
  const { spans = [], leftAtMs = [] } = rows[0] ?? {}
  const byProduct = new Map<string, Span[]>()
  for (const [code, fromMs, untilMs] of spans) byProduct.set(code, [...(byProduct.get(code) ?? []), { fromMs, untilMs }])
  return { spans: byProduct, leftAtMs }
}
