import type { OptionName } from '#contract/delivery-methods.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'

const deliverySteps: readonly OrderStatus[] = ['created', 'in_process', 'processed', 'dispatched', 'sent', 'delivered']
const pickupSteps: readonly OrderStatus[] = ['created', 'in_process', 'processed', 'delivered']

/** The statuses that an order has yet to pass (ORDER-2): none for a finished order, and none while it is on hold. */
export function remainingSteps(status: OrderStatus, optionName: OptionName): readonly OrderStatus[] {
  const steps = optionName === 'pick_up' ? pickupSteps : deliverySteps
  const at = steps.indexOf(status)
  return at < 0 ? [] : steps.slice(at + 1)
}
