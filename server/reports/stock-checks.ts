import { sql } from 'kysely'
import type { Check } from './difference.ts'
import { isWithin } from './store-day.ts'

const productAtBranch = sql`format('product %s at branch %s', product_code, branch_code)`
const productOfOrder = sql`format('order %s, product %s at branch %s', order_id, product_code, branch_code)`
/** Movements are noted since then: what was sold before has none. */
const begun = sql`(select coalesce(max(at), '-infinity') from stock_movements where reason = 'opening')`

/** The comparisons of the stock with its movements, and of these with the orders (CLOSING-4). */
export const stockChecks: readonly Check[] = [
  {
    name: 'stock-against-movements',
    unit: 'units',
    expected: 'movements',
    found: 'on hand',
    statement: () => sql`
      select ${productAtBranch} as subject, coalesce(m.units, 0) as expected, coalesce(s.on_hand, 0) as found
      from stock s full join (
        select product_code, branch_code, sum(units)::bigint as units from stock_movements group by 1, 2
      ) m using (product_code, branch_code)
      where coalesce(m.units, 0) <> coalesce(s.on_hand, 0)`,
  },
  {
    name: 'unexplained-stock',
    unit: 'units',
    expected: 'explained',
    found: 'changed by hand',
    statement: (day) => sql`
      select ${productAtBranch} as subject, 0 as expected, units as found
      from stock_movements where reason = 'unexplained' and ${isWithin('at', day)}`,
  },
  {
    name: 'units-sold',
    unit: 'units',
    expected: 'ordered',
    found: 'taken from stock',
    statement: (day) => sql`
      select ${productOfOrder} as subject, coalesce(l.units, 0) as expected, coalesce(m.units, 0) as found
      from (
        select l.order_id, l.product_code, o.branch_code, sum(l.quantity)::bigint as units
        from order_lines l join orders o on o.id = l.order_id
        where ${isWithin('o.created_at', day)} and o.created_at > ${begun} and o.origin = 'online' group by 1, 2, 3
      ) l full join (
        select order_id, product_code, branch_code, -sum(units)::bigint as units
        from stock_movements where reason = 'sold' and ${isWithin('at', day)} group by 1, 2, 3
      ) m using (order_id, product_code, branch_code)
      where coalesce(l.units, 0) <> coalesce(m.units, 0)`,
  },
  {
    name: 'units-of-canceled-orders',
    unit: 'units',
    expected: 'canceled',
    found: 'put back',
    statement: (day) => sql`
      select ${productOfOrder} as subject, coalesce(l.units, 0) as expected, coalesce(m.units, 0) as found
      from (
        select l.order_id, l.product_code, o.branch_code, sum(l.quantity)::bigint as units
        from order_lines l join orders o on o.id = l.order_id
        where o.origin = 'online' and exists (
          select from order_events e where e.order_id = o.id and e.status = 'canceled'
            and ${isWithin('e.at', day)} and e.at > ${begun})
        group by 1, 2, 3
      ) l full join (
        select order_id, product_code, branch_code, sum(units)::bigint as units
        from stock_movements where reason = 'canceled' and ${isWithin('at', day)} group by 1, 2, 3
      ) m using (order_id, product_code, branch_code)
      where coalesce(l.units, 0) <> coalesce(m.units, 0)`,
  },
  {
    name: 'units-returned',
    unit: 'units',
    expected: 'bought and not canceled',
    found: 'returned',
    statement: (day) => sql`
      select ${productOfOrder} as subject, bought as expected, units as found
      from (
        select m.order_id, m.product_code, m.branch_code, sum(m.units)::bigint as units, coalesce((
          select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
          where l.order_id = m.order_id and l.product_code = m.product_code
            and o.branch_code = m.branch_code and o.status <> 'canceled'), 0)::bigint as bought
        from stock_movements m
        where m.reason = 'returned'
          and m.order_id in (select r.order_id from stock_movements r where r.reason = 'returned' and ${isWithin('r.at', day)})
        group by 1, 2, 3) r
      where units > bought`,
  },
]
