import { unprovenSinceMs } from '#domain/payments/proof-deadline.ts'
import { cancelUnprovenOrder } from '#server/modules/orders/cancel-order.ts'
import { type UnprovenOrder, listUnproven } from '#server/modules/orders/unproven-orders.ts'
import { type PaymentWork, asCustomer } from './payment-work.ts'

const pageMax = 100
const pagesMax = 50

/**
 * Cancels the orders whose bank deposit nobody has proved in time, and gives back what else had paid for them
 * (PAYMENT-17). Each has a transaction of its own, so that one that fails stops no other, and those that fail are passed
 * over until the next run.
 */
export async function cancelUnproven(work: PaymentWork): Promise<void> {
  const before = new Date(unprovenSinceMs(work.clock(), work.settings.PROOF_HOURS))
  let after: UnprovenOrder | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const orders = await listUnproven(work, { before, after, max: pageMax })
    for (const order of orders) await cancelOne(work, order)
    after = orders.at(-1)
    if (orders.length < pageMax) return
  }
}

async function cancelOne(work: PaymentWork, { orderId, customerId }: UnprovenOrder): Promise<void> {
  try {
    await asCustomer(work, { customerId, language: 'es' }, (ctx) => cancelUnprovenOrder(ctx, orderId))
  } catch (error) {
    work.log.error({ err: error, orderId }, 'an order without proof could not be canceled')
  }
}
