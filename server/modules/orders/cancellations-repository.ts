import { type RawBuilder, sql } from 'kysely'

/** A checkout has one order for each branch. More cancelled orders than this are not read. */
const canceledOrdersMax = 200

/**
 * A select of the instants at which a customer cancelled, as `at`, the newest first: one for each checkout, that of its
 * last cancelled order.
 */
export function selectCancellations({
  customerId,
  from,
  until,
  max,
}: {
  customerId: string
  from: Date
  until: Date
  max: number
}): RawBuilder<unknown> {
  return sql`
    select max(e.at) as at
    from (select order_id, at from order_events
      where actor_id = ${customerId} and status = 'canceled' and at > ${from} and at <= ${until}
      order by at desc limit ${canceledOrdersMax}) e
    join orders o on o.id = e.order_id
    where o.customer_id = ${customerId}
    group by o.global_id
    order by at desc limit ${max}`
}
