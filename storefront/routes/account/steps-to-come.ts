import type { optionNames } from '#contract/order-detail.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'

const brought: readonly OrderStatus[] = ['created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered']
const fetched: readonly OrderStatus[] = ['created', 'in_process', 'processed', 'delivered']

/**
 * The states that an order usually still goes through (ORDER-2): none for what is over, and none while it is on hold.
 */
export function stepsToCome(status: OrderStatus, optionName: (typeof optionNames)[number]): readonly OrderStatus[] {
  const way = optionName === 'pick_up' ? fetched : brought
  const at = way.indexOf(status)
  return at < 0 ? [] : way.slice(at + 1)
}
