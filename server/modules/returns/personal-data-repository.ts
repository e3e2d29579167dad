import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** A customer's returns with their lines, newest first; amounts in centavos. */
export async function listWholeReturns(db: Database, customerId: string, limit: number): Promise<unknown[]> {
  const { rows } = await sql`
    select r.number, r.order_id, r.state, r.requested_at, r.decided_at, r.withdrawn_at, r.comment, r.preference,
      r.ending, r.note,
      (select json_agg(json_build_object('product_code', l.product_code, 'quantity', l.quantity, 'reason', l.reason,
        'amount_centavos', l.amount_centavos) order by l.product_code) from return_lines l where l.return_id = r.id) as lines
    from returns r where r.customer_id = ${customerId}
    order by r.requested_at desc, r.number desc limit ${limit}`.execute(db)
  return rows
}

/** Whether a customer has a return that waits for a decision. */
export async function hasOpenReturn(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('returns')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('state', '=', 'requested')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes what customer and staff wrote out of a customer's returns. */
export async function anonymiseReturns(db: Database, customerId: string): Promise<void> {
  await db.updateTable('returns').set({ comment: null, note: null }).where('customer_id', '=', customerId).execute()
}
