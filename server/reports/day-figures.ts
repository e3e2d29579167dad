import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { isWithin, midnight } from './store-day.ts'

/** What a branch did on a day. Units come back from canceled orders and from customers. */
export interface BranchFigures {
  branch: number
  placed: number
  placedCentavos: number
  canceled: number
  delivered: number
  unitsSold: number
  unitsBack: number
}

/** The payments of a kind that reached a state on a day. */
export interface PaymentFigures {
  kind: string
  state: string
  payments: number
  centavos: number
}

/** What the ledger wrote on an account on a day, and what it came to by the end of the day. */
export interface AccountFigures {
  account: string
  debitCentavos: number
  creditCentavos: number
  closingCentavos: number
}

export async function listBranchFigures(db: Database, day: string): Promise<BranchFigures[]> {
  const { rows } = await sql<BranchFigures>`
    select b.code as branch, coalesce(p.orders, 0) as placed, coalesce(p.centavos, 0) as "placedCentavos",
      coalesce(e.canceled, 0) as canceled, coalesce(e.delivered, 0) as delivered,
      coalesce(m.sold, 0) as "unitsSold", coalesce(m.back, 0) as "unitsBack"
    from branches b
    left join (
      select branch_code, count(*) as orders, sum(total_centavos)::bigint as centavos
      from orders where ${isWithin('created_at', day)} and origin = 'online' group by 1
    ) p on p.branch_code = b.code
    left join (
      select o.branch_code, count(distinct o.id) filter (where e.status = 'canceled') as canceled,
        count(distinct o.id) filter (where e.status = 'delivered') as delivered
      from order_events e join orders o on o.id = e.order_id
      where ${isWithin('e.at', day)} and o.origin = 'online' group by 1
    ) e on e.branch_code = b.code
    left join (
      select branch_code, -sum(units) filter (where reason = 'sold')::bigint as sold,
        sum(units) filter (where reason in ('canceled', 'returned'))::bigint as back
      from stock_movements where ${isWithin('at', day)} group by 1
    ) m on m.branch_code = b.code
    order by b.code`.execute(db)
  return rows
}

export async function listPaymentFigures(db: Database, day: string): Promise<PaymentFigures[]> {
  const { rows } = await sql<PaymentFigures>`
    select p.kind, e.state, count(*) as payments, sum(p.amount_centavos)::bigint as centavos
    from payment_events e join payments p on p.id = e.payment_id
    where ${isWithin('e.at', day)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export async function listAccountFigures(db: Database, day: string): Promise<AccountFigures[]> {
  const isOnDay = isWithin('t.at', day)
  const { rows } = await sql<AccountFigures>`
    select l.account,
      coalesce(sum(l.amount_centavos) filter (where ${isOnDay} and l.amount_centavos > 0), 0)::bigint as "debitCentavos",
      coalesce(-sum(l.amount_centavos) filter (where ${isOnDay} and l.amount_centavos < 0), 0)::bigint as "creditCentavos",
      sum(l.amount_centavos)::bigint as "closingCentavos"
    from ledger l join ledger_transactions t on t.id = l.transaction_id
    where ${isOnDay} or t.at < ${midnight(day)}
    group by 1 order by 1`.execute(db)
  return rows
}
