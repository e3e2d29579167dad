import type { Centavos } from '#domain/money/money.ts'
import { pauseAfterDecline } from '#domain/payments/declined-refunds.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import { isProviderKind } from '#domain/payments/provider-kinds.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DeclineReason } from '#server/platform/payment-provider.ts'
import * as repository from './operations-repository.ts'
import type { ClaimedOperation, NewOperation } from './operation.ts'
import type { PaymentOfOrder } from './payment.ts'
import { refusalOfDecline } from './refusal-of-decline.ts'
import { updateStates } from './repository.ts'

/** Enqueues operations of providers, which run after the transaction (decision 053). */
export async function enqueueOperations(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  operations: readonly Omit<NewOperation, 'id'>[],
): Promise<void> {
  if (operations.length === 0) return
  await repository.insertOperations(
    ctx.db,
    operations.map((operation) => ({ ...operation, id: ctx.newId() })),
    ctx.now,
  )
}

/**
 * Enqueues what a provider has to do for a canceled order: it releases a payment that was not captured, and refunds the
 * order's part of any other. An operation waits for those of its payment before it, so a refund that is enqueued while
 * the capture runs follows it.
 */
export async function enqueueReturn(ctx: Ctx, orderId: number, payments: readonly PaymentOfOrder[]): Promise<void> {
  const provided = payments.filter(
    ({ kind, state }) => isProviderKind(kind) && (state === 'authorized' || state === 'captured'),
  )
  const uncaptured = provided.filter(
    ({ state, amountCentavos, totalCentavos }) => state === 'authorized' && amountCentavos === totalCentavos,
  )
  const ids = uncaptured.map(({ id }) => id)
  const released = await repository.cancelUnstartedCaptures(ctx.db, ids, ctx.now)
  await enqueueOperations(
    ctx,
    provided.map(({ id: paymentId, amountCentavos }) => ({
      paymentId,
      orderId,
      kind: released.has(paymentId) ? 'void' : 'refund',
      amountCentavos,
    })),
  )
}

type Work = Pick<Ctx, 'db'>

/** Claims the operation that waits longest; undefined where none is due. */
export const claimOperation = ({ db }: Work, claim: repository.Claim) => repository.claimOperation(db, claim)

/** Lets an operation be tried again from an instant on. */
export const postponeOperation = ({ db }: Work, postponed: { id: string; nextAttemptAt: Date; error: string }) =>
  repository.postponeOperation(db, postponed)

export type Outcome = { state: 'done'; reference: string } | { state: 'declined'; reason: DeclineReason }

/**
 * Writes what a provider did, in the caller's transaction: the operation ends and its payment goes on. A refund or a
 * release that was declined is tried again later, and is `unresolved` after the last try (PAYMENT-21). Gives the parts of
 * the payment by order; undefined where another process has stored the operation already.
 */
export async function storeOutcome(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  operation: ClaimedOperation,
  response: Outcome,
): Promise<{ allocations: { orderId: number; amountCentavos: Centavos }[]; isUnresolved: boolean } | undefined> {
  const { id, kind, paymentId, declinedBefore, payment } = operation
  // Nothing is lost where a provider has nothing to release after a capture that it declined.
  const isReturn = kind === 'refund' || (kind === 'void' && payment.state !== 'failed')
  const pauseMs = response.state === 'declined' && isReturn ? pauseAfterDecline(declinedBefore) : undefined
  const isUnresolved = response.state === 'declined' && isReturn && pauseMs === undefined
  const allocations = await repository.lockAllocations(ctx.db, paymentId)
  const reference = response.state === 'done' ? response.reference : null
  const state = isUnresolved ? 'unresolved' : response.state
  const error = response.state === 'declined' ? response.reason : null
  if (!(await repository.endOperation(ctx.db, { id, state, reference, error, now: ctx.now }))) return undefined
  if (pauseMs !== undefined) await tryAgain(ctx, operation, pauseMs)
  else if (!isUnresolved) await movePayment(ctx, operation, response)
  return { allocations, isUnresolved }
}

/** Another operation, since a provider repeats its response to the same one. */
function tryAgain(ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, operation: ClaimedOperation, pauseMs: number): Promise<void> {
  const { paymentId, orderId, kind, amountCentavos, declinedBefore } = operation
  const startsAt = new Date(ctx.now.getTime() + pauseMs)
  return enqueueOperations(ctx, [
    { paymentId, orderId, kind, amountCentavos, startsAt, declinedBefore: declinedBefore + 1 },
  ])
}

/** What an operation that has ended means for its payment. */
export async function movePayment(
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  operation: Pick<ClaimedOperation, 'kind' | 'paymentId' | 'amountCentavos' | 'payment'>,
  response: Outcome,
): Promise<void> {
  const { kind, paymentId, payment, amountCentavos } = operation
  const goTo = (state: PaymentState) => updateStates(ctx.db, { ids: [paymentId], state, actorId: null, now: ctx.now })
  if (kind === 'capture' && response.state === 'done') {
    await repository.storeCapture(ctx.db, paymentId, response.reference)
    await goTo('captured')
  } else if (kind === 'capture' && response.state === 'declined') {
    await repository.storeFailure(ctx.db, paymentId, refusalOfDecline[response.reason])
    // What an order that was canceled meanwhile wanted back was never taken.
    await repository.cancelWaitingRefunds(ctx.db, paymentId, ctx.now)
    await goTo('failed')
    // The provider may still reserve it of the payer's money.
    await enqueueOperations(ctx, [{ paymentId, orderId: null, kind: 'void', amountCentavos }])
  } else if (kind === 'void' && payment.state !== 'failed') await goTo('voided')
  else if (kind === 'refund' && (await isLastRefund(ctx, operation))) await goTo('refunded')
}

/** Whether a refund gives back all that others have left of its payment. Its own posting follows. */
async function isLastRefund(
  { db }: Work,
  { paymentId, amountCentavos, payment }: Pick<ClaimedOperation, 'paymentId' | 'amountCentavos' | 'payment'>,
): Promise<boolean> {
  return (await repository.sumGivenBack(db, paymentId)) + amountCentavos === payment.totalCentavos
}
