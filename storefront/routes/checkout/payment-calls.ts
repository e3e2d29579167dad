import { CallFailed } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { placeOrder } from '#contract/orders.ts'
import type { Attempt } from '../../checkout/checkout-state.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { isOutcomeUnknown } from './place-order.ts'

export type PlacingReply = ReplyOf<typeof placeOrder>

/** Sends an attempt to place the order; a repeat is the same request under the same key. */
export async function sendAttempt({ key, body }: Attempt): Promise<PlacingReply> {
  const { placeOrder: endpoint } = await import('#contract/orders.ts')
  return browserClient.call(endpoint, body, { idempotencyKey: key })
}

/** Goes on with an open payment, and places its orders where nothing is left to wait for. */
export async function continuePayment(id: string): Promise<PlacingReply> {
  const { continuePayment: endpoint } = await import('#contract/orders.ts')
  return browserClient.call(endpoint, { id })
}

/** The same after a moment. Where the store did not respond, nothing is known yet: the payment goes on being waited for. */
export async function continueOrWait(id: string): Promise<PlacingReply> {
  try {
    return await continuePayment(id)
  } catch (error) {
    if (!(error instanceof CallFailed) || !isOutcomeUnknown(error)) throw error
    return { global_id: null, orders: [], total_order: 0, action: { type: 'wait', payment_id: id } }
  }
}
