import { sql } from 'kysely'
import type { Check } from './difference.ts'
import { isWithin, midnight } from './store-day.ts'

/** What the ledger has of each payment for each order, as a joined table `l` of the parts `a`. */
const ledgerOf = (kind: 'payment_received' | 'payment_returned', sign: 1 | -1) => sql`
  left join (
    select t.payment_id, t.order_id, ${sql.lit(sign)} * sum(e.amount_centavos)::bigint as centavos
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'receivable'
    where t.kind = ${sql.lit(kind)} group by 1, 2
  ) l on l.payment_id = a.payment_id and l.order_id = a.order_id`
const subject = sql`format('order %s, payment %s (%s)', a.order_id, p.id, p.kind)`

/** The account on which the ledger has a payment, as text: one of the store's own, or the balance that was spent. */
const accountOf = sql`case p.kind when 'card' then 'cards' when 'card_provider' then 'cards' when 'paypal' then 'paypal'
  when 'cash' then 'cash' when 'deposit_express' then 'bank' else p.balance_id::text end`

/** Whether an entry `l` is on the account of its payment's kind; an express deposit is spent as the deposit that it became. */
const isOnItsAccount = sql`(coalesce(l.balance_id::text, l.account) = ${accountOf} or (p.kind = 'deposit_express' and l.account = 'deposit'))`

/** The comparisons of orders with their payments, and of payments with the ledger (CLOSING-5). */
export const paymentChecks: readonly Check[] = [
  {
    name: 'payments-of-orders',
    unit: 'centavos',
    expected: 'total of the order',
    found: 'payments',
    statement: () => sql`
      select format('order %s', o.id) as subject, o.total_centavos as expected, coalesce(sum(a.amount_centavos), 0)::bigint as found
      from orders o
      left join (
        payment_allocations a join payments p on p.id = a.payment_id and p.state not in ('failed', 'voided', 'canceled')
      ) on a.order_id = o.id
      where o.status <> 'canceled' and o.origin = 'online'
      group by o.id having coalesce(sum(a.amount_centavos), 0) <> o.total_centavos`,
  },
  {
    name: 'parts-of-payments',
    unit: 'centavos',
    expected: 'amount of the payment',
    found: 'parts for orders',
    statement: () => sql`
      select format('payment %s (%s)', p.id, p.kind) as subject, p.amount_centavos as expected,
        coalesce(sum(a.amount_centavos), 0)::bigint as found
      from payments p left join payment_allocations a on a.payment_id = p.id
      group by p.id
      having coalesce(sum(a.amount_centavos), 0) <> p.amount_centavos
        and (count(a.payment_id) > 0 or p.state in ('captured', 'refunded', 'due', 'pending_approval'))`,
  },
  {
    name: 'payments-received',
    unit: 'centavos',
    expected: 'received payment',
    found: 'ledger',
    statement: () => sql`
      select * from (
        select ${subject} as subject, case when p.state in ('captured', 'refunded') then a.amount_centavos else 0 end as expected,
          coalesce(l.centavos, 0) as found
        from payment_allocations a join payments p on p.id = a.payment_id ${ledgerOf('payment_received', -1)}) parts
      where expected <> found`,
  },
  {
    name: 'payments-returned',
    unit: 'centavos',
    expected: 'payment to return',
    found: 'ledger',
    statement: () => sql`
      select subject, coalesce(expected, amount) as expected, found from (
        select ${subject} as subject, a.amount_centavos as amount, coalesce(l.centavos, 0) as found,
          case when p.state = 'refunded' then a.amount_centavos
            when p.state <> 'captured' then 0
            when o.status = 'canceled' and not exists (
              select from payment_operations w where w.payment_id = p.id and w.kind = 'refund' and w.state in ('open', 'unresolved')) then a.amount_centavos
          end as expected
        from payment_allocations a join payments p on p.id = a.payment_id join orders o on o.id = a.order_id
        ${ledgerOf('payment_returned', 1)}) parts
      where expected <> found or found > amount`,
  },
  {
    name: 'refunds-of-providers',
    unit: 'centavos',
    expected: 'refund or release that staff have to decide about, or that is overdue',
    found: 'given back',
    statement: (day) => sql`
      select concat_ws(', ', 'order ' || w.order_id, format('%spayment %s (%s)',
          case when w.kind = 'void' then 'release of ' end, w.payment_id, p.kind)) as subject,
        w.amount_centavos as expected, 0 as found
      from payment_operations w join payments p on p.id = w.payment_id
      where w.kind in ('refund', 'void') and (w.state = 'unresolved'
        or (w.state = 'open' and w.created_at < ${midnight(day, -3)}))`,
  },
  {
    name: 'accounts-of-payments',
    unit: 'centavos',
    expected: 'payment',
    found: 'on the account of its kind',
    statement: () => sql`
      select format('order %s, payment %s (%s)', t.order_id, p.id, p.kind) as subject,
        sum(l.amount_centavos) filter (where l.amount_centavos > 0)::bigint as expected,
        coalesce(sum(l.amount_centavos) filter (where l.amount_centavos > 0 and ${isOnItsAccount}), 0)::bigint as found
      from payments p join ledger_transactions t on t.payment_id = p.id and t.kind = 'payment_received'
      join ledger l on l.transaction_id = t.id
      group by t.order_id, p.id
      having sum(l.amount_centavos) filter (where l.amount_centavos > 0)
        is distinct from sum(l.amount_centavos) filter (where l.amount_centavos > 0 and ${isOnItsAccount})`,
  },
  {
    name: 'received-on-the-day',
    unit: 'centavos',
    expected: 'payments that were received',
    found: 'ledger',
    statement: (day) => sql`
      select format('account %s', account) as subject, coalesce(p.centavos, 0) as expected, coalesce(l.centavos, 0) as found
      from (
        select case when p.balance_id is null then ${accountOf} else p.kind end as account, sum(p.amount_centavos)::bigint as centavos
        from payments p join payment_events v on v.payment_id = p.id and v.state = 'captured'
        where ${isWithin('v.at', day)} group by 1
      ) p full join (
        select case when p.balance_id is null then ${accountOf} else p.kind end as account, -sum(e.amount_centavos)::bigint as centavos
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'receivable'
        join payments p on p.id = t.payment_id
        where t.kind = 'payment_received' and ${isWithin('t.at', day)} group by 1
      ) l using (account)
      where coalesce(p.centavos, 0) <> coalesce(l.centavos, 0)`,
  },
]
