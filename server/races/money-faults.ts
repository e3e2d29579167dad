import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/**
 * What must not be, once nothing of a provider is open: a charge without its order or of another amount, an order that
 * nobody has paid, an authorization that was forgotten, a balance below zero or credit above its limit, and a ledger
 * that is not zero. Empty where all is well.
 */
export async function moneyFaults(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with parts as (
      select p.id, p.state, p.amount_centavos, c.status, c.captured_hundredths - c.refunded_hundredths as taken,
        coalesce(p.usd_cents, p.amount_centavos) as wanted,
        exists (select from payment_allocations a join orders o on o.id = a.order_id
          where a.payment_id = p.id and o.status <> 'canceled') as is_sold,
        (select coalesce(sum(r.amount_centavos), 0) from payment_operations r
          where r.payment_id = p.id and r.kind = 'refund' and r.state = 'done') as refunded_centavos
      from payments p join payment_operations a on a.payment_id = p.id and a.kind = 'authorize'
      left join sandbox_charges c on c.operation_id = a.id::text)
    select 'charged without an order' as fault, to_jsonb(parts) as row from parts where taken > 0 and not is_sold
    union all
    select 'order without its money', to_jsonb(parts) from parts
      where is_sold and (status is distinct from 'captured' or state not in ('captured', 'refunded'))
    union all
    select 'charge of another amount', to_jsonb(parts) from parts
      where status = 'captured'
        and abs(taken - wanted * (amount_centavos - refunded_centavos) / amount_centavos) > case when refunded_centavos = 0 then 0 else 1 end
    union all
    select 'forgotten authorization', to_jsonb(parts) from parts where status in ('authorized', 'waiting')
    union all
    select 'charge that no payment knows', to_jsonb(c) from sandbox_charges c
      where not exists (select from payment_operations o where o.id::text = c.operation_id)
    union all
    select 'refund or release that was declined', to_jsonb(o) from payment_operations o
      where o.state in ('declined', 'unresolved') and o.kind in ('void', 'refund')
    union all
    select 'payment that never ended', to_jsonb(p) from payments p
      where p.state in ('created', 'requires_action', 'authorized')
    union all
    select 'balance below zero', to_jsonb(m) from balance_movements m where m.balance_after_centavos < 0
    union all
    select 'credit above its limit', to_jsonb(m) from balance_movements m
      join credit_limits l on l.balance_id = m.balance_id where m.balance_after_centavos > l.limit_centavos
    union all
    select 'ledger', to_jsonb(sum(amount_centavos)) from ledger having sum(amount_centavos) <> 0`.execute(db)
  return rows
}
