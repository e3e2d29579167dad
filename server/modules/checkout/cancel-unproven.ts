import { cancelUnpaidOrder, listUnprovenOrders } from '#server/modules/orders/cancel-order.ts'
import { type PaymentWork, asCustomer } from './payment-work.ts'

const ordersMax = 100

/**
 * Cancels the orders whose bank deposit nobody has proved in time, and gives back what else had paid for them
 * (PAYMENT-17). Each has a transaction of its own, so that one that fails stops no other.
 */
export async function cancelUnproven(work: PaymentWork): Promise<void> {
  const before = new Date(work.clock().getTime() - work.settings.PROOF_HOURS * 3_600_000)
  for (const { orderId, customerId } of await listUnprovenOrders(work, before, ordersMax)) {
    try {
      await asCustomer(work, { customerId, language: 'es' }, (ctx) => cancelUnpaidOrder(ctx, orderId))
    } catch (error) {
      work.log.error({ err: error, orderId }, 'an order without proof could not be canceled')
    }
  }
}
