import { sql } from 'kysely'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PaymentRow } from '#server/modules/payments/payment.ts'

/** A payment of any customer, with whose it is and which orders it pays. */
export interface ReferencedPayment extends PaymentRow {
  customer: { code: string; name: string }
  provider: string | null
  /** What the provider calls it, or its capture where it has been captured. */
  providerReference: string | null
  orders: { id: number; status: OrderStatus; amountCentavos: Centavos }[]
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/**
 * The payments that have exactly this reference: their id, that of their checkout, that of a call to their provider, or
 * what the provider calls the payment, its capture or a refund. The newest come first, at most `limit`.
 */
export async function listByReference(db: Database, reference: string, limit: number): Promise<ReferencedPayment[]> {
  const id = isId(reference) ? reference : null
  const { rows } = await sql<ReferencedPayment>`
    with found as (
      select p.id from payments p where p.id = ${id}::uuid
      union select p.id from payments p where p.global_id = ${id}::uuid
      union select p.id from payments p where p.authorization_reference = ${reference}
      union select p.id from payments p where p.capture_reference = ${reference}
      union select o.payment_id from payment_operations o where o.id = ${id}::uuid
      union select o.payment_id from payment_operations o where o.reference = ${reference})
    select p.id, p.kind, p.state, p.amount_centavos as "amountCentavos", p.global_id as "globalId", p.failure,
      p.usd_cents as "usdCents", p.usd_rate::float8 as "usdRate", p.card_brand as "cardBrand",
      p.card_last_four as "cardLastFour", p.created_at as "createdAt", p.provider,
      coalesce(p.capture_reference, p.authorization_reference) as "providerReference",
      json_build_object('code', c.code, 'name', c.first_name || ' ' || c.last_name) as customer,
      (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status, 'amountCentavos', a.amount_centavos)
          order by o.id), '[]')
        from payment_allocations a join orders o on o.id = a.order_id where a.payment_id = p.id) as orders
    from found join payments p on p.id = found.id join customers c on c.id = p.customer_id
    order by p.created_at desc, p.id limit ${limit}`.execute(db)
  return rows
}
