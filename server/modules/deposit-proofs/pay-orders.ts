import { payFromDeposits } from '#server/modules/payments/bank-payments.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { listAcceptedDeposits } from './repository.ts'

/**
 * Pays the orders of a checkout that still wait for the proof of a deposit from the deposits that were accepted for it
 * before, where these are enough for all of them (PAYMENT-16): after one of its orders was canceled. Gives whether it did.
 * The caller has locked their payments: an employee who accepts a deposit meanwhile has either written it, or pays with it.
 */
export async function payFromAccepted(
  ctx: CustomerCtx,
  checkout: { globalId: string; customerId: string },
): Promise<boolean> {
  const { globalId, customerId } = checkout
  const balanceIds = await listAcceptedDeposits(ctx.db, customerId, globalId)
  if (balanceIds.length === 0) return false
  const use = await payFromDeposits(ctx, { globalId, customerId, balanceIds })
  return typeof use === 'object' && 'leftCentavos' in use
}
