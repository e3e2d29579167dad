import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { reportDay } from '#server/reports/day-report.ts'
import { storeDateOf } from '#domain/branches/store-time.ts'

/** The counts of all rows that the placing of one order writes. */
export interface Trace {
  orders: number
  checkouts: number
  units: number
  paidCentavos: number
  events: number
  unitsInCarts: number
  placed: number
  open: number
  mails: number
}

/** The counts before a buyer's order and after it: no query may ever see a state in between. */
export const absent: Trace = {
  orders: 0,
  checkouts: 0,
  units: 0,
  paidCentavos: 0,
  events: 0,
  unitsInCarts: 6,
  placed: 0,
  open: 1,
  mails: 0,
}
export const whole: Trace = {
  orders: 2,
  checkouts: 1,
  units: 4,
  paidCentavos: 35_000,
  events: 2,
  unitsInCarts: 2,
  placed: 1,
  open: 0,
  mails: 1,
}

/** The counts of a buyer's order, read in one statement. */
export async function traceOf(db: Database, customerId: string, email: string): Promise<Trace> {
  const { rows } = await sql<Trace>`
    with own as (select id, global_id from orders where customer_id = ${customerId}),
    placed as (
      select v.placed_global_id from verifications v
      where v.customer_id = ${customerId} and v.placed_global_id in (select global_id from own))
    select (select count(*)::int from own) as orders,
      (select count(distinct global_id)::int from own) as checkouts,
      (select coalesce(sum(quantity), 0)::int from order_lines where order_id in (select id from own)) as units,
      (select coalesce(sum(amount_centavos), 0)::int from payment_allocations where order_id in (select id from own)) as "paidCentavos",
      (select count(*)::int from order_events where order_id in (select id from own)) as events,
      (select coalesce(sum(quantity), 0)::int from cart_lines where customer_id = ${customerId}) as "unitsInCarts",
      (select count(*)::int from placed) as placed,
      (select count(*)::int from verifications where customer_id = ${customerId} and released_at is null and placed_at is null) as open,
      (select count(*)::int from outbox where recipient = ${email}) as mails`.execute(db)
  return rows[0] as Trace
}

/** The idempotency keys of a customer's requests, each with the checkout in its stored reply. */
export async function keysOf(db: Database, customerId: string): Promise<{ key: string; globalId: string | null }[]> {
  const { rows } = await sql<{ key: string; globalId: string | null }>`
    select key, reply ->> 'global_id' as "globalId" from idempotency_keys where owner = ${customerId} order by key`.execute(
    db,
  )
  return rows
}

/**
 * The stock rows whose units do not match the open verifications, the ended ones that could not be released, and the
 * orders that were not cancelled; empty where stock, reservations and orders agree.
 */
export async function stockFaults(db: Database, startUnits: number): Promise<unknown[]> {
  const { rows } = await sql`
    with held as (
      select branch_code, product_code, sum(quantity)::int as units from (
        select vl.branch_code, vl.product_code, vl.quantity
        from verification_lines vl join verifications v on v.id = vl.verification_id
        where v.released_at is null and v.placed_at is null
        union all select branch_code, product_code, quantity from unreleased_stock) lines group by 1, 2),
    sold as (
      select o.branch_code, ol.product_code, sum(ol.quantity)::int as units
      from order_lines ol join orders o on o.id = ol.order_id
      where o.status <> 'canceled' group by 1, 2)
    select s.branch_code, s.product_code, s.on_hand, s.reserved, held.units as held, sold.units as sold
    from stock s
    left join held on held.branch_code = s.branch_code and held.product_code = s.product_code
    left join sold on sold.branch_code = s.branch_code and sold.product_code = s.product_code
    where s.reserved <> coalesce(held.units, 0) or s.on_hand <> ${startUnits} - coalesce(sold.units, 0)`.execute(db)
  return rows
}

/** Every difference between orders, payments, ledger and stock that the report of today names (CLOSING-3). */
export async function differencesToday(db: Database): Promise<unknown[]> {
  return (await reportDay(db, storeDateOf(new Date()))).differences
}
