import { refuse } from '#contract/refusals.ts'
import { listOrdersOf } from '#server/modules/orders/create-orders.ts'
import { findCheckoutOfPayment, endRest } from '#server/modules/payments/attempts.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { followAttempt } from './follow-attempt.ts'
import type { Placed } from './place-order.ts'

/**
 * Goes on with the checkout of one of the customer's payments, as after its payer has returned from the provider
 * (PAYMENT-12). It may be called again and again, from any tab: once the orders are placed it gives them. Refuses
 * somebody else's payment (`not-found`), and one whose checkout has failed with its reason.
 */
export async function continuePayment(ctx: CustomerCtx, paymentId: string): Promise<Placed> {
  const { globalId, isOfAttempt, state } = (await findCheckoutOfPayment(ctx, paymentId)) ?? refuse('not-found')
  if (!isOfAttempt) {
    // Its request ended so long ago that only the payment is left of it.
    if (state === 'failed' || state === 'voided') refuse('payment-not-approved')
    return { globalId, orders: await listOrdersOf(ctx, globalId) }
  }
  await endRest(ctx, globalId)
  return followAttempt(ctx, globalId, paymentId)
}
