import { refuse } from '#contract/refusals.ts'
import {
  type Posting,
  postingOfReturnedPayment,
  postingOfReturnedProducts,
  postingsOfNewBalance,
} from '#domain/ledger/posting.ts'
import { type Centavos, sumCentavos } from '#domain/money/money.ts'
import { isProviderKind } from '#domain/payments/provider-kinds.ts'
import { splitRefund } from '#domain/payments/split-refund.ts'
import type { ReturnEnding } from '#domain/returns/return.ts'
import { issueCreditNote } from '#server/modules/balances/issue-credit-note.ts'
import { type LockedBalances, lockBalances, postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { enqueueOperations } from './operations.ts'
import { owedOnCredit } from './owed-on-credit.ts'
import type { PaymentOfOrder } from './payment.ts'
import { listGivenBack, lockPaymentsOf, sumLeft, updateStates } from './repository.ts'

/** An amount of an order that goes back to its customer. */
interface ReturnedAmount {
  orderId: number
  amountCentavos: Centavos
  ending: ReturnEnding
  /** The number of the return, which the movements of balances name. */
  documentId: string
}

/** The credit note that a return became, if any, and how much of the return it holds. */
export interface Credited {
  creditNoteId: string | null
  creditedCentavos: Centavos
}

/** What one payment gives back, and where that goes. */
interface Part {
  payment: PaymentOfOrder
  amountCentavos: Centavos
  /** The part that becomes store credit. */
  creditedCentavos: Centavos
}

/**
 * Gives the amount of returned products back, in the caller's transaction (RETURN-5, RETURN-6): as one credit note, or
 * to the payments in proportion, a card or PayPal by an operation of the provider that follows. What was charged to
 * credit is taken off what the customer owes, cash and expired balances become the credit note. Refuses an amount that
 * the store has not received.
 */
export async function returnPart(ctx: CustomerCtx, returned: ReturnedAmount): Promise<Credited> {
  const { orderId, amountCentavos } = returned
  const payments = await lockPaymentsOf(ctx.db, orderId)
  const left = await sumLeft(ctx.db, orderId)
  const shares = splitRefund(
    amountCentavos,
    payments.map(({ id }) => left.get(id) ?? 0),
  )
  if (!shares) refuse('return-not-paid')
  const locked = await lockBalancesOf(ctx, payments)
  const owedCentavos = await owedOnCredit(ctx, orderId, { payments, locked })
  const parts = payments
    .map((payment, index) =>
      partOf(ctx, returned.ending, { payment, amountCentavos: shares[index] ?? 0 }, owedCentavos),
    )
    .filter((part) => part.amountCentavos > 0)
  const credit = await creditOf(ctx, returned, parts)
  const postings = [
    postingOfReturnedProducts({ orderId, totalCentavos: amountCentavos }),
    ...parts.flatMap((part) => postingsOf(part, returned)),
    ...credit.postings,
  ]
  await postToLedger(ctx, postings, { actorId: ctx.actor.customerId, locked })
  await refundByProviders(ctx, orderId, parts)
  await noteGivenBack(ctx, payments)
  return credit
}

/** The balances of an order's payments, which all belong to its customer. */
function lockBalancesOf(ctx: CustomerCtx, payments: readonly PaymentOfOrder[]): Promise<LockedBalances> {
  const ids = payments.flatMap(({ balanceId }) => balanceId ?? [])
  return lockBalances(ctx, payments[0]?.customerId ?? '', ids)
}

function partOf(
  { now }: CustomerCtx,
  ending: ReturnEnding,
  { payment, amountCentavos }: { payment: PaymentOfOrder; amountCentavos: Centavos },
  owedCentavos: Centavos,
): Part {
  const { kind, balanceId, balanceExpiresAt } = payment
  if (kind === 'credit') {
    return { payment, amountCentavos, creditedCentavos: Math.max(0, amountCentavos - owedCentavos) }
  }
  const goesBack = ending === 'refund' && (isProviderKind(kind) || (balanceId && !isPast(balanceExpiresAt, now)))
  return { payment, amountCentavos, creditedCentavos: goesBack ? 0 : amountCentavos }
}

const isPast = (instant: Date | null, now: Date) => instant !== null && instant <= now

/** Issues the credit note for all that becomes store credit. */
async function creditOf(
  ctx: CustomerCtx,
  { orderId, documentId }: ReturnedAmount,
  parts: readonly Part[],
): Promise<Credited & { postings: Posting[] }> {
  const credited = parts.filter(({ creditedCentavos }) => creditedCentavos > 0)
  const amountCentavos = sumCentavos(credited.map(({ creditedCentavos }) => creditedCentavos))
  const [first] = credited
  if (!first) return { creditNoteId: null, creditedCentavos: 0, postings: [] }
  const balanceId = await issueCreditNote(ctx, { customerId: first.payment.customerId, reason: 'return' })
  const fromPayments = credited.map(({ payment, creditedCentavos }) => ({
    paymentId: payment.id,
    amountCentavos: creditedCentavos,
  }))
  return {
    creditNoteId: balanceId,
    creditedCentavos: amountCentavos,
    postings: postingsOfNewBalance({ balanceId, orderId, documentId }, fromPayments),
  }
}

/** What goes back to a balance or to credit at once. Credit is owed for the order, so it is the order that it names. */
function postingsOf(part: Part, { orderId, documentId }: ReturnedAmount): Posting[] {
  const { kind, balanceId, id: paymentId } = part.payment
  const amountCentavos = part.amountCentavos - part.creditedCentavos
  if (!balanceId || amountCentavos === 0) return []
  const returned = { paymentId, orderId, amountCentavos, kind, balanceId, dueAt: null }
  return [postingOfReturnedPayment(kind === 'credit' ? returned : { ...returned, documentId })]
}

/** Enqueues the refunds of cards and PayPal; their postings follow when the provider has done it. */
async function refundByProviders(ctx: CustomerCtx, orderId: number, parts: readonly Part[]): Promise<void> {
  await enqueueOperations(
    ctx,
    parts
      .filter(({ payment, creditedCentavos }) => isProviderKind(payment.kind) && creditedCentavos === 0)
      .map(({ payment, amountCentavos }) => ({ paymentId: payment.id, orderId, kind: 'refund', amountCentavos })),
  )
}

/** Payments that were given back whole are refunded. */
async function noteGivenBack(ctx: CustomerCtx, payments: readonly PaymentOfOrder[]): Promise<void> {
  const captured = payments.filter(({ state }) => state === 'captured').map(({ id }) => id)
  const ids = await listGivenBack(ctx.db, captured)
  await updateStates(ctx.db, { ids, state: 'refunded', actorId: ctx.actor.customerId, now: ctx.now })
}
