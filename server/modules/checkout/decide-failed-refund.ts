import { refuse } from '#contract/refusals.ts'
import { postingOfNewBalance } from '#domain/ledger/posting.ts'
import { issueCreditNote } from '#server/modules/balances/issue-credit-note.ts'
import { postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import { mailRefunded } from '#server/modules/orders/mail-payment.ts'
import type { LockedUnresolved } from '#server/modules/payments/operation.ts'
import { enqueueOperations, movePayment } from '#server/modules/payments/operations.ts'
import { endUnresolved, lockUnresolved } from '#server/modules/payments/unresolved.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { refuseOwnRecord } from '#server/platform/guards.ts'
import { postOperation } from './run-operations.ts'

export interface RefundDecision {
  id: string
  /** Another try at the provider, the amount as store credit, or paid back in another way already. */
  action: 'retry' | 'credit_note' | 'done'
  /** How it was paid back. */
  reference: string | null
}

/**
 * An employee decides about a refund or a release that its provider has declined for the last time, once (PAYMENT-21).
 * Refuses one that was decided before (`not-found`), and a credit note for an amount that the store never received.
 */
export async function decideFailedRefund(ctx: CustomerCtx, { id, action, reference }: RefundDecision): Promise<void> {
  const operation = (await lockUnresolved(ctx, id)) ?? refuse('not-found')
  refuseOwnRecord(ctx, operation.payment.customerId)
  if (action === 'retry') {
    const { paymentId, orderId, kind, amountCentavos } = operation
    await endUnresolved(ctx, { id, state: 'declined', reference: null })
    return enqueueOperations(ctx, [{ paymentId, orderId, kind, amountCentavos }])
  }
  if (action === 'credit_note') return credit(ctx, operation)
  await endUnresolved(ctx, { id, state: 'done', reference })
  await movePayment(ctx, operation, { state: 'done', reference: reference ?? '' })
  await postOperation(ctx, operation, [], { elsewhere: reference ?? '' })
}

async function credit(ctx: CustomerCtx, operation: LockedUnresolved): Promise<void> {
  const { id, kind, orderId, paymentId, amountCentavos, payment } = operation
  if (kind !== 'refund' || orderId === null) refuse('return-not-paid')
  await endUnresolved(ctx, { id, state: 'canceled', reference: null })
  await movePayment(ctx, operation, { state: 'done', reference: '' })
  const reason = operation.isOrderCanceled ? 'canceled_order' : 'return'
  const balanceId = await issueCreditNote(ctx, { customerId: payment.customerId, reason })
  const posting = postingOfNewBalance({ balanceId, orderId, paymentId, amountCentavos })
  await postToLedger(ctx, [posting], { actorId: ctx.actor.customerId })
  await mailRefunded(ctx, orderId, amountCentavos, { isCredit: true })
}
