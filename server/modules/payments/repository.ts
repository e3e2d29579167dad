import { sql } from 'kysely'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { NewPayment, PaymentOfOrder, PaymentRow } from './payment.ts'

/** Writes payments with the orders that they pay and the first entry of their history, in one statement. */
export async function insertPayments(
  db: Database,
  {
    customerId,
    globalId,
    payments,
    actorId,
    now,
  }: { customerId: string; globalId: string; payments: readonly NewPayment[]; actorId: string; now: Date },
): Promise<void> {
  if (payments.length === 0) return
  const heads = payments.map(({ allocations: _, ...head }) => head)
  const allocations = payments.flatMap(({ id, allocations }) => allocations.map((part) => ({ ...part, id })))
  await sql`
    with new_payments as (
      insert into payments (id, customer_id, global_id, kind, amount_centavos, state, position, balance_id, created_at)
      select p.id, ${customerId}::uuid, ${globalId}::uuid, p.kind, p."amountCentavos", p.state, p.position, p."balanceId", ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
        as p (id uuid, kind text, "amountCentavos" bigint, state text, position smallint, "balanceId" uuid)
      returning id, state),
    new_events as (
      insert into payment_events (payment_id, state, at, actor_id)
      select id, state, ${now}::timestamptz, ${actorId}::uuid from new_payments)
    insert into payment_allocations (order_id, payment_id, amount_centavos)
    select a."orderId", a.id, a."amountCentavos"
    from jsonb_to_recordset(${JSON.stringify(allocations)}::jsonb) as a (id uuid, "orderId" bigint, "amountCentavos" bigint)`.execute(
    db,
  )
}

/** Writes which orders payments of providers pay. */
export async function insertAllocations(
  db: Database,
  allocations: readonly { paymentId: string; orderId: number; amountCentavos: number }[],
): Promise<void> {
  await db
    .insertInto('payment_allocations')
    .values(
      allocations.map(({ paymentId, orderId, amountCentavos }) => ({
        payment_id: paymentId,
        order_id: orderId,
        amount_centavos: amountCentavos,
      })),
    )
    .execute()
}

/** A payment of this customer; somebody else's is not found. */
export async function findPayment(db: Database, customerId: string, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select id, kind, state, amount_centavos as "amountCentavos", global_id as "globalId", failure,
      usd_cents as "usdCents", usd_rate::float8 as "usdRate", card_brand as "cardBrand", card_last_four as "cardLastFour",
      created_at as "createdAt"
    from payments where id = ${id} and customer_id = ${customerId}`.execute(db)
  return rows[0]
}

/** Locks the payments of an order until the transaction ends, and gives them with the part that pays the order. */
export async function lockPaymentsOf(db: Database, orderId: number): Promise<PaymentOfOrder[]> {
  const { rows } = await sql<PaymentOfOrder>`
    select p.id, p.kind, p.state, a.amount_centavos as "amountCentavos", p.amount_centavos as "totalCentavos",
      p.balance_id as "balanceId", p.customer_id as "customerId",
      (select b.expires_at from balances b where b.id = p.balance_id) as "balanceExpiresAt", p.created_at as "paidAt"
    from payment_allocations a join payments p on p.id = a.payment_id
    where a.order_id = ${orderId} order by p.id for update of p`.execute(db)
  return rows
}

/** Sets payments to a state and writes who did so and when into their history. */
export async function updateStates(
  db: Database,
  { ids, state, actorId, now }: { ids: readonly string[]; state: PaymentState; actorId: string | null; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with changed as (update payments set state = ${state}, action_url = null where id = any(${ids}::uuid[]) returning id)
    insert into payment_events (payment_id, state, at, actor_id)
    select id, ${state}::text, ${now}::timestamptz, ${actorId}::uuid from changed`.execute(db)
}

/**
 * How many unfinished orders of a customer wait for money: cash on delivery, or a proof that staff have not accepted.
 * Each of them has one such payment, since these kinds pay alone, and each order by itself.
 */
export async function countUnpaidOrders(db: Database, customerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payments
    where customer_id = ${customerId} and state in ('due', 'pending_approval')`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * How much of each payment of an order the store has received and not given back, by the payment's id. A refund that a
 * provider has still to carry out counts as given back.
 */
export async function sumLeft(db: Database, orderId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ paymentId: string; centavos: number }>`
    select moved.payment_id as "paymentId", sum(moved.centavos)::bigint as centavos
    from (
      select t.payment_id, -e.amount_centavos as centavos
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.order_id = ${orderId} and t.kind in ('payment_received', 'payment_returned') and e.account = 'receivable'
      union all
      select o.payment_id, -o.amount_centavos from payment_operations o
      where o.order_id = ${orderId} and o.kind = 'refund' and o.state in ('open', 'unresolved')) moved
    where moved.payment_id is not null group by moved.payment_id`.execute(db)
  return new Map(rows.map(({ paymentId, centavos }) => [paymentId, centavos]))
}

const waitingForProof = (customerId: string, globalId: string) => sql`
  p.global_id = ${globalId} and p.customer_id = ${customerId}
  and p.kind = 'deposit_express' and p.state = 'pending_approval'`

/** Whether payments of a checkout of this customer wait for the proof of a deposit. */
export async function hasWaitingForProof(db: Database, customerId: string, globalId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from payments p where ${waitingForProof(customerId, globalId)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Locks these payments until the transaction ends, and gives them with the orders that they pay. */
export async function lockWaitingForProof(
  db: Database,
  customerId: string,
  globalId: string,
): Promise<{ paymentId: string; orderId: number; amountCentavos: number }[]> {
  const { rows } = await sql<{ paymentId: string; orderId: number; amountCentavos: number }>`
    select p.id as "paymentId", a.order_id as "orderId", a.amount_centavos as "amountCentavos"
    from payments p join payment_allocations a on a.payment_id = p.id
    where ${waitingForProof(customerId, globalId)} order by p.id for update of p`.execute(db)
  return rows
}

/** Locks the payments of an order that are collected with it, and gives them. */
export async function lockDue(
  db: Database,
  orderId: number,
): Promise<{ paymentId: string; orderId: number; amountCentavos: number }[]> {
  const { rows } = await sql<{ paymentId: string; orderId: number; amountCentavos: number }>`
    select p.id as "paymentId", a.order_id as "orderId", a.amount_centavos as "amountCentavos"
    from payments p join payment_allocations a on a.payment_id = p.id
    where a.order_id = ${orderId} and p.state = 'due' order by p.id for update of p`.execute(db)
  return rows
}

/** Those of some payments that were given back whole. */
export async function listGivenBack(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select p.id from payments p where p.id = any(${ids}::uuid[]) and p.amount_centavos = (
      select sum(e.amount_centavos) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.payment_id = p.id and t.kind = 'payment_returned' and e.account = 'receivable')`.execute(db)
  return rows.map(({ id }) => id)
}
