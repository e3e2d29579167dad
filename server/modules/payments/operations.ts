import type { Centavos } from '#domain/money/money.ts'
import type { PaymentState } from '#domain/payments/payment-states.ts'
import { isProviderKind } from '#domain/payments/provider-kinds.ts'
import type { Ctx } from '#server/platform/context.ts'
import * as repository from './operations-repository.ts'
import type { ClaimedOperation, NewOperation } from './operation.ts'
import type { PaymentOfOrder } from './payment.ts'
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
  const operations: Omit<NewOperation, 'id'>[] = []
  for (const { id: paymentId, kind, state, amountCentavos, totalCentavos } of payments) {
    if (!isProviderKind(kind) || (state !== 'authorized' && state !== 'captured')) continue
    const isWhole = amountCentavos === totalCentavos
    const isReleasable =
      isWhole && state === 'authorized' && (await repository.cancelUnstartedCapture(ctx.db, paymentId, ctx.now))
    operations.push({ paymentId, orderId, kind: isReleasable ? 'void' : 'refund', amountCentavos })
  }
  await enqueueOperations(ctx, operations)
}

type Work = Pick<Ctx, 'db'>

/** Claims the operation that waits longest; undefined where none is due. */
export const claimOperation = ({ db }: Work, claim: repository.Claim) => repository.claimOperation(db, claim)

/** Lets an operation be tried again from an instant on. */
export const postponeOperation = ({ db }: Work, postponed: { id: string; nextAttemptAt: Date; error: string }) =>
  repository.postponeOperation(db, postponed)

/**
 * Writes what a provider did, in the caller's transaction: the operation ends and its payment goes on. Gives the parts of
 * the payment by order; undefined where another process has stored the operation already.
 */
export async function storeOutcome(
  ctx: Pick<Ctx, 'db' | 'now'>,
  operation: ClaimedOperation,
  response: { state: 'done'; reference: string } | { state: 'declined'; reason: string },
): Promise<{ allocations: { orderId: number; amountCentavos: Centavos }[] } | undefined> {
  const { id, kind, paymentId } = operation
  const reference = response.state === 'done' ? response.reference : null
  const allocations = await repository.lockAllocations(ctx.db, paymentId)
  if (!(await repository.endOperation(ctx.db, { id, state: response.state, reference, now: ctx.now }))) return undefined
  const goTo = (state: PaymentState) => updateStates(ctx.db, { ids: [paymentId], state, actorId: null, now: ctx.now })
  if (kind === 'capture' && reference !== null) {
    await repository.storeCapture(ctx.db, paymentId, reference)
    await goTo('captured')
  } else if (kind === 'capture' && response.state === 'declined') {
    await repository.storeFailure(ctx.db, paymentId, response.reason)
    await goTo('failed')
  } else if (kind === 'void' && reference !== null) await goTo('voided')
  else if (kind === 'refund' && reference !== null && (await isLastRefund(ctx, operation))) await goTo('refunded')
  return { allocations }
}

/** Whether a refund gives back all that others have left of its payment. Its own posting follows. */
async function isLastRefund({ db }: Work, { paymentId, amountCentavos, payment }: ClaimedOperation): Promise<boolean> {
  return (await repository.sumGivenBack(db, paymentId)) + amountCentavos === payment.totalCentavos
}
