import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery-method.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ExpectedRow } from './expected-by.ts'
import { deliveryMethod, expectation } from './repository.ts'

export interface TrackedOrder extends ExpectedRow {
  id: number
  branchCode: number
  branchName: string
  branch: { address: string; city_name: string; phone: string; lat: number; long: number }
  events: { status: ExpectedRow['status']; at: string }[]
}

/** What the link of an order shows: nothing about its customer, its goods and its amounts. */
export async function findTrackedOrder(db: Database, id: number): Promise<TrackedOrder | undefined> {
  const { rows } = await sql<TrackedOrder>`
    select o.id, o.created_at as "createdAt", o.status, ${deliveryMethod}, o.branch_code as "branchCode", b.name as "branchName",
      ${expectation},
      json_build_object('address', b.address, 'city_name', b.city, 'phone', b.phone, 'lat', b.lat, 'long', b.lng) as branch,
      (select json_agg(json_build_object('status', e.status, 'at', e.at) order by e.id)
        from order_events e where e.order_id = o.id) as events
    from orders o join branches b on b.code = o.branch_code where o.id = ${id}`.execute(db)
  return rows[0]
}

/** What a mail about an order needs: its customer, and where it is. */
export interface MailedOrder {
  id: number
  email: string
  firstName: string
  /** The language of the account, else that in which the order was placed; null where neither is known. */
  language: Language | null
  delivery: DeliveryMethod
  branchName: string
  branchPlace: string
  collector: string
  isCanceled: boolean
}

/** An order as a mail needs it; undefined where its customer has deleted the account. */
export async function findMailedOrder(db: Database, id: number): Promise<MailedOrder | undefined> {
  const { rows } = await sql<MailedOrder>`
    select o.id, c.email, c.first_name as "firstName", coalesce(c.language, o.language) as language, ${deliveryMethod},
      b.name as "branchName", concat_ws(', ', b.address, b.city) as "branchPlace", o.customer_name as collector,
      o.status = 'canceled' as "isCanceled"
    from orders o join customers c on c.id = o.customer_id join branches b on b.code = o.branch_code
    where o.id = ${id} and c.deleted_at is null`.execute(db)
  return rows[0]
}

/** The sum of an order's payments in some states: of those that are due, or of those that are paid. */
export async function sumPayments(db: Database, id: number, states: readonly PaymentState[]): Promise<Centavos> {
  const { rows } = await sql<{ sum: Centavos }>`
    select coalesce(sum(a.amount_centavos), 0)::bigint as sum
    from payment_allocations a join payments p on p.id = a.payment_id
    where a.order_id = ${id} and p.state = any(${states})`.execute(db)
  return rows[0]?.sum ?? 0
}

/** The ids of the orders of a checkout, whoever's they are, lowest first. */
export async function listIdsOfCheckout(db: Database, globalId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where global_id = ${globalId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}
