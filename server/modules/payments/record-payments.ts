import { refuse } from '#contract/refusals.ts'
import { type Posting, postingOfPayment, postingOfPlacing } from '#domain/ledger/posting.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { allocate } from '#domain/payments/allocate.ts'
import { isProviderKind } from '#domain/payments/provider-kinds.ts'
import { firstStateOf } from '#domain/payments/first-state.ts'
import { postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { enqueueOperations } from './operations.ts'
import type { AuthorizedPayment } from './order-attempt.ts'
import type { NewPayment } from './payment.ts'
import type { PaymentSources, SourcedPayment } from './payment-sources.ts'
import { insertAllocations, insertPayments } from './repository.ts'

/** An order that was just placed. */
interface PaidOrder {
  id: number
  branchCode: number
  totalCentavos: Centavos
}

/** What has to be recorded for the orders of a checkout. */
interface CheckoutPayments extends PaymentSources {
  globalId: string
  orders: readonly PaidOrder[]
  /** The payments that providers authorised for it. */
  authorized: readonly AuthorizedPayment[]
}

/**
 * Writes the payments of orders that were just placed, and what they move in the ledger: balances are spent and credit
 * is charged at once, cash and bank deposits are owed until they come, and what providers authorised is captured after
 * the transaction.
 */
export async function recordPayments(ctx: CustomerCtx, checkout: CheckoutPayments): Promise<void> {
  const { globalId, orders, payments, locked, authorized } = checkout
  const { customerId } = ctx.actor
  const parts = allocate(payments, orders)
  const made = parts
    .filter(({ payment }) => !isProviderKind(payment.kind))
    .map((part) => ({ payment: part.payment, row: newPayment(ctx, part) }))
  const rows = made.map(({ row }) => row)
  const postings: Posting[] = orders.map(({ id, totalCentavos }) => postingOfPlacing({ orderId: id, totalCentavos }))
  for (const { payment, row } of made) if (row.state === 'captured') postings.push(...postingsOf(payment, row))
  await Promise.all([
    insertPayments(ctx.db, { customerId, globalId, payments: rows, actorId: customerId, now: ctx.now }),
    captureAuthorized(ctx, parts, authorized),
    postToLedger(ctx, postings, { actorId: customerId, locked }),
  ])
}

/** Allocates what providers authorised to the orders, and enqueues its capture. */
async function captureAuthorized(
  ctx: CustomerCtx,
  parts: readonly Part[],
  authorized: readonly AuthorizedPayment[],
): Promise<void> {
  const allocations = parts
    .filter(({ payment }) => isProviderKind(payment.kind))
    .map(({ payment, order, amountCentavos }) => {
      const own = authorized.find(
        ({ position, branchCode }) =>
          position === payment.position && (branchCode === null || branchCode === order.branchCode),
      )
      return { paymentId: own?.id ?? refuse('verification-needed'), orderId: order.id, amountCentavos }
    })
  for (const payment of authorized) {
    const own = allocations.filter(({ paymentId }) => paymentId === payment.id)
    // Exactly what was authorised, neither more nor less.
    if (sumCentavos(own.map((part) => part.amountCentavos)) !== payment.amountCentavos) refuse('verification-needed')
  }
  if (allocations.length === 0) return
  await insertAllocations(ctx.db, allocations)
  await enqueueOperations(
    ctx,
    authorized.map(({ id: paymentId, amountCentavos }) => ({
      paymentId,
      orderId: null,
      kind: 'capture',
      amountCentavos,
    })),
  )
}

interface Part {
  payment: SourcedPayment
  order: PaidOrder
  amountCentavos: Centavos
}

/** A payment of one order, so that it can be collected, called off or returned with that order alone. */
function newPayment(ctx: CustomerCtx, { payment, order, amountCentavos }: Part): NewPayment {
  const { kind, position, balanceId } = payment
  return {
    id: ctx.newId(),
    kind,
    amountCentavos,
    state: firstStateOf(kind),
    position,
    balanceId,
    allocations: [{ orderId: order.id, amountCentavos }],
  }
}

function postingsOf({ kind, balanceId, dueAt }: SourcedPayment, { id, allocations }: NewPayment): Posting[] {
  return allocations.map((part) => postingOfPayment({ ...part, paymentId: id, kind, balanceId, dueAt }))
}
