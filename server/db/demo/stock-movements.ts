import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Inserts the movements of stock of the demo's past orders. Their units came in before them, so that the movements come
 * to what the branches have on hand.
 */
export async function fillStockMovements(db: Database): Promise<void> {
  await sql`
    with sold as (
      select o.id, o.branch_code, l.product_code, l.quantity, o.created_at,
        (select max(e.at) from order_events e where e.order_id = o.id and e.status = 'canceled') as canceled_at
      from orders o join order_lines l on l.order_id = o.id)
    insert into stock_movements (product_code, branch_code, units, reason, order_id, at)
    select product_code, branch_code, sum(quantity), 'imported', null::bigint, min(created_at) - interval '1 day'
    from sold where canceled_at is null group by product_code, branch_code
    union all
    select product_code, branch_code, -quantity, 'sold', id, created_at from sold
    union all
    select product_code, branch_code, quantity, 'canceled', id, canceled_at from sold where canceled_at is not null`.execute(
    db,
  )
}
