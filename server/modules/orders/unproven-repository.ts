import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** An order that waits for the proof of a deposit, and since when. */
export interface UnprovenOrder {
  orderId: number
  customerId: string
  since: Date
}

/** The orders in some statuses whose deposit has not been proved since an instant, the oldest first, after one of them. */
export async function listUnproven(
  db: Database,
  {
    before,
    after,
    statuses,
    max,
  }: { before: Date; after: UnprovenOrder | undefined; statuses: readonly string[]; max: number },
): Promise<UnprovenOrder[]> {
  const { rows } = await sql<UnprovenOrder>`
    select distinct on (p.created_at, a.order_id) a.order_id as "orderId", p.customer_id as "customerId", p.created_at as since
    from payments p join payment_allocations a on a.payment_id = p.id join orders o on o.id = a.order_id
    where p.state = 'pending_approval' and p.created_at < ${before} and o.status = any(${statuses})
      ${after ? sql`and (p.created_at, a.order_id) > (${after.since}::timestamptz, ${after.orderId}::bigint)` : sql``}
    order by p.created_at, a.order_id limit ${max}`.execute(db)
  return rows
}
