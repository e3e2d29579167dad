import type { OrderDetail } from '../order-detail.ts'

/** When the customer received an order; null for one that is not, or no longer, delivered. */
export function receivedAtOf({ status, events }: Pick<OrderDetail, 'status' | 'events'>): Date | null {
  const delivery = status === 'delivered' && events.findLast((event) => event.status === 'delivered')
  return delivery ? new Date(delivery.at) : null
}
