import { sql } from 'kysely'
import type { Check } from './difference.ts'

const entriesOf = (account: 'sales' | 'receivable') => sql`
  select t.order_id, sum(e.amount_centavos)::bigint as centavos
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
  where e.account = ${sql.lit(account)} and t.order_id is not null`

/** The comparisons of the ledger with orders and balances, and with itself (CLOSING-6). */
export const ledgerChecks: readonly Check[] = [
  {
    name: 'ledger-sum',
    unit: 'centavos',
    expected: 'sum',
    found: 'sum',
    statement: () => sql`
      select 'all entries' as subject, 0 as expected, sum(amount_centavos)::bigint as found from ledger
      having sum(amount_centavos) <> 0`,
  },
  {
    name: 'ledger-transactions',
    unit: 'centavos',
    expected: 'sum',
    found: 'sum',
    statement: () => sql`
      select format('transaction %s (%s)', t.id, t.kind) as subject, 0 as expected, sum(l.amount_centavos)::bigint as found
      from ledger l join ledger_transactions t on t.id = l.transaction_id
      group by t.id having sum(l.amount_centavos) <> 0`,
  },
  {
    name: 'sales-of-orders',
    unit: 'centavos',
    expected: 'total of the order',
    found: 'sales in the ledger',
    statement: () => sql`
      select format('order %s', o.id) as subject, case when o.status = 'canceled' then 0 else o.total_centavos end as expected,
        -coalesce(s.centavos, 0) as found
      from orders o left join (
        ${entriesOf('sales')} and t.kind in ('order_placed', 'order_canceled') group by 1
      ) s on s.order_id = o.id
      where o.origin = 'online'
        and case when o.status = 'canceled' then 0 else o.total_centavos end <> -coalesce(s.centavos, 0)`,
  },
  {
    name: 'receivable-of-orders',
    unit: 'centavos',
    expected: 'payments that are due, without refunds that are under way',
    found: 'owed in the ledger',
    statement: () => sql`
      select format('order %s', o.id) as subject, coalesce(w.centavos, 0) - coalesce(f.centavos, 0) as expected,
        coalesce(r.centavos, 0) as found
      from orders o
      left join (${entriesOf('receivable')} group by 1) r on r.order_id = o.id
      left join (
        select a.order_id, sum(a.amount_centavos)::bigint as centavos
        from payment_allocations a join payments p on p.id = a.payment_id
        where p.state in ('created', 'requires_action', 'authorized', 'pending_approval', 'due') group by 1
      ) w on w.order_id = o.id and o.status <> 'canceled'
      left join (
        select x.order_id, sum(x.amount_centavos)::bigint as centavos
        from payment_operations x join payments p on p.id = x.payment_id
        where x.kind = 'refund' and x.state in ('open', 'unresolved') and p.state = 'captured' group by 1
      ) f on f.order_id = o.id
      where coalesce(w.centavos, 0) - coalesce(f.centavos, 0) <> coalesce(r.centavos, 0)`,
  },
  {
    name: 'balances-against-movements',
    unit: 'centavos',
    expected: 'movements',
    found: 'balance',
    statement: () => sql`
      select format('%s %s', b.kind, b.id) as subject, m.centavos as expected, m.balance as found
      from balances b join (
        select balance_id, sum(amount_centavos)::bigint as centavos,
          (array_agg(balance_after_centavos order by number desc))[1] as balance
        from balance_movements group by 1
      ) m on m.balance_id = b.id
      where m.centavos <> m.balance`,
  },
]
