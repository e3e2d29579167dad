import { randomUUID } from 'node:crypto'
import { type Posting, postingOfCancellation, postingOfPayment, postingOfPlacing } from '#domain/ledger/posting.ts'
import type { Database } from '#server/platform/database/database.ts'

/** An order of the past that is paid in cash. */
export interface PaidOrder {
  orderId: number
  globalId: string
  customerId: string
  totalCentavos: number
  state: 'due' | 'captured' | 'canceled'
  at: Date
}

/** Inserts the payments in cash of orders, with what they moved in the ledger. */
export async function insertPaidOrders(db: Database, orders: readonly PaidOrder[]): Promise<void> {
  const paid = orders.map((order) => ({ ...order, paymentId: randomUUID() }))
  await db
    .insertInto('payments')
    .values(
      paid.map(({ paymentId, customerId, globalId, totalCentavos, state, at }) => ({
        id: paymentId,
        customer_id: customerId,
        global_id: globalId,
        kind: 'cash',
        amount_centavos: totalCentavos,
        state,
        created_at: at,
      })),
    )
    .execute()
  await db
    .insertInto('payment_allocations')
    .values(
      paid.map(({ orderId, paymentId, totalCentavos }) => ({
        order_id: orderId,
        payment_id: paymentId,
        amount_centavos: totalCentavos,
      })),
    )
    .execute()
  await db
    .insertInto('payment_events')
    .values(paid.map(({ paymentId, state, at }) => ({ payment_id: paymentId, state, at })))
    .execute()
  const postings = paid.flatMap((order) => postingsOf(order).map((posting) => ({ ...posting, at: order.at })))
  const rows = postings.map((posting) => ({ ...posting, id: randomUUID() }))
  await db
    .insertInto('ledger_transactions')
    .values(
      rows.map(({ id, kind, orderId, paymentId, at }) => ({ id, kind, order_id: orderId, payment_id: paymentId, at })),
    )
    .execute()
  await db
    .insertInto('ledger_entries')
    .values(
      rows.flatMap(({ id, entries }) =>
        entries.map(({ account, amountCentavos }) => ({
          transaction_id: id,
          account,
          amount_centavos: amountCentavos,
        })),
      ),
    )
    .execute()
}

function postingsOf(order: PaidOrder & { paymentId: string }): Posting[] {
  const placing = postingOfPlacing(order)
  if (order.state === 'canceled') return [placing, postingOfCancellation(order)]
  if (order.state === 'due') return [placing]
  const payment = { ...order, amountCentavos: order.totalCentavos, kind: 'cash', balanceId: null, dueAt: null } as const
  return [placing, postingOfPayment(payment)]
}
