import {
  type Posting,
  postingOfCancellation,
  postingOfNewBalance,
  postingOfReturnedPayment,
} from '#domain/ledger/posting.ts'
import { isProviderKind } from '#domain/payments/provider-kinds.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { issueCreditNotes } from '#server/modules/balances/issue-credit-note.ts'
import { type LockedBalances, lockBalances, postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { enqueueReturn } from './operations.ts'
import { owedOnCredit } from './owed-on-credit.ts'
import type { PaymentOfOrder } from './payment.ts'
import { lockPaymentsOf, updateStates } from './repository.ts'

/**
 * Returns all payments of an order that was canceled, in the caller's transaction (PAYMENT-10): balances and credit at
 * once, a card or PayPal by an operation of the provider that follows. What was not received yet is called off. Cash, a
 * bank deposit, and what came from a balance that has expired meanwhile become a credit note; gives what
 * these come to.
 */
export async function returnPayments(
  ctx: CustomerCtx,
  order: { orderId: number; totalCentavos: Centavos },
): Promise<Centavos> {
  const payments = await lockPaymentsOf(ctx.db, order.orderId)
  const refunded = payments.filter(({ state, kind }) => state === 'captured' && !isProviderKind(kind))
  const locked = await lockBalancesOf(ctx, refunded)
  const postings = [postingOfCancellation(order), ...(await postingsOfReturn(ctx, order.orderId, refunded, locked))]
  await postToLedger(ctx, postings, { actorId: ctx.actor.customerId, locked })
  const step = { actorId: ctx.actor.customerId, now: ctx.now }
  const idsOf = (list: readonly PaymentOfOrder[]) => list.map(({ id }) => id)
  const waiting = payments.filter(({ state }) => state === 'due' || state === 'pending_approval')
  await updateStates(ctx.db, { ids: idsOf(waiting), state: 'canceled', ...step })
  await updateStates(ctx.db, { ids: idsOf(refunded.filter(isWhole)), state: 'refunded', ...step })
  await enqueueReturn(ctx, order.orderId, payments)
  return creditedIn(postings)
}

/** What some postings issue as new balances. */
const creditedIn = (postings: readonly Posting[]): Centavos =>
  sumCentavos(postings.map(({ movement }) => (movement?.kind === 'issued' ? movement.amountCentavos : 0)))

/** Whether a payment pays this order alone. */
const isWhole = ({ amountCentavos, totalCentavos }: PaymentOfOrder) => amountCentavos === totalCentavos

/** The balances of some payments, which all belong to the order's customer. */
function lockBalancesOf(ctx: Ctx, payments: readonly PaymentOfOrder[]) {
  const [first] = payments
  if (!first) return new Map()
  return lockBalances(
    ctx,
    first.customerId,
    payments.flatMap(({ balanceId }) => balanceId ?? []),
  )
}

/** What goes back to balances and to credit, and the credit notes that the rest becomes, one for each payment. */
async function postingsOfReturn(
  ctx: Ctx,
  orderId: number,
  payments: readonly PaymentOfOrder[],
  locked: LockedBalances,
): Promise<Posting[]> {
  const owedCentavos = await owedOnCredit(ctx, orderId, { payments, locked })
  const parts = payments.map((payment) => {
    const backCentavos = Math.min(payment.amountCentavos, takesBack(ctx, payment, owedCentavos))
    return { payment, backCentavos, creditedCentavos: payment.amountCentavos - backCentavos }
  })
  const returned = parts.flatMap(({ payment: { id: paymentId, kind, balanceId }, backCentavos }) =>
    balanceId && backCentavos > 0
      ? postingOfReturnedPayment({ paymentId, orderId, amountCentavos: backCentavos, kind, balanceId, dueAt: null })
      : [],
  )
  const credited = parts.filter(({ creditedCentavos }) => creditedCentavos > 0)
  const customerId = payments[0]?.customerId ?? ''
  const noteIds = await issueCreditNotes(
    ctx,
    { customerId, reason: 'canceled_order' },
    credited.map(({ payment }) => expiryOfNote(ctx, payment)),
  )
  const notes = noteIds.flatMap((balanceId, index) => {
    const part = credited[index]
    if (!part) return []
    const { payment, creditedCentavos: amountCentavos } = part
    return postingOfNewBalance({ balanceId, orderId, paymentId: payment.id, amountCentavos })
  })
  return [...returned, ...notes]
}

/** A credit note in place of a balance that has expired is valid for at least so long. */
const noteLeastMs = 30 * 86_400_000

/**
 * When the credit note for a payment expires: never, but in place of a balance that did. Then it lasts as long as that
 * balance had left when it paid, and at least a month: nobody makes a reward last for ever by an order that they cancel.
 */
function expiryOfNote({ now }: Ctx, { balanceExpiresAt, paidAt }: PaymentOfOrder): Date | null {
  if (!balanceExpiresAt) return null
  return new Date(now.getTime() + Math.max(noteLeastMs, balanceExpiresAt.getTime() - paidAt.getTime()))
}

/**
 * How much of a payment can go back to where it came from: nothing to cash, to a bank deposit and to an expired balance,
 * and to credit what the customer still owes for the order.
 */
function takesBack(ctx: Ctx, { kind, balanceId, balanceExpiresAt }: PaymentOfOrder, owedCentavos: Centavos): Centavos {
  if (!balanceId || (balanceExpiresAt && balanceExpiresAt <= ctx.now)) return 0
  return kind === 'credit' ? owedCentavos : Infinity
}
