import type { Database } from '#server/platform/database/database.ts'

/** A customer's payments, newest first; amounts in centavos. */
export function listWholePayments(db: Database, customerId: string, limit: number) {
  return db
    .selectFrom('payments')
    .select(['id', 'global_id', 'kind', 'amount_centavos', 'state', 'card_brand', 'card_last_four'])
    .select(['usd_cents', 'usd_rate', 'created_at'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether a provider, or after it staff, has still to give something back to a customer. */
export async function hasOpenRefund(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('payment_operations as o', 'o.payment_id', 'p.id')
    .select('o.id')
    .where('p.customer_id', '=', customerId)
    .where('o.kind', '=', 'refund')
    .where('o.state', 'in', ['open', 'unresolved'])
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a customer's request to place orders waits for a provider. */
export async function hasOpenAttempt(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_attempts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}
