import { lockWaitingOrders, payFromDeposits } from '#server/modules/payments/bank-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { listAcceptedDeposits } from './repository.ts'

/**
 * Pays the orders of a checkout that still wait for the proof of a deposit from the deposits that were accepted for it
 * before, where these are enough for all of them (PAYMENT-16): after one of its orders was canceled. Gives the ids of the
 * orders that it paid.
 */
export async function payFromAccepted(
  ctx: CustomerCtx,
  checkout: { globalId: string; customerId: string },
): Promise<number[]> {
  const { globalId, customerId } = checkout
  const waiting = await lockWaitingOrders(ctx, checkout)
  if (waiting.length === 0) return []
  // Read once the payments are locked: an employee who accepts a deposit meanwhile has either written it, or pays with it.
  const balanceIds = await listAcceptedDeposits(ctx.db, customerId, globalId)
  if (balanceIds.length === 0) return []
  const use = await payFromDeposits(ctx, { globalId, customerId, balanceIds })
  return typeof use === 'object' && 'leftCentavos' in use ? waiting : []
}
