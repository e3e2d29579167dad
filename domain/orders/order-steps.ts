import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { Refusal } from '../refusal.ts'

/** The statuses of an order (ORDER-2). */
export const orderStatuses = [
  'created',
  'in_process',
  'processed',
  'dispatched',
  'sent',
  'delivered',
  'on_hold',
  'canceled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/**
 * The steps from each status. The next step after `processed` depends on the delivery as well: an order for pick-up
 * goes straight to `delivered`, one for delivery goes by `dispatched`.
 */
export const orderSteps = {
  created: ['in_process', 'on_hold', 'canceled'],
  in_process: ['processed', 'on_hold', 'canceled'],
  processed: ['dispatched', 'delivered', 'on_hold', 'canceled'],
  dispatched: ['sent'],
  sent: ['delivered'],
  delivered: [],
  on_hold: ['created', 'in_process', 'processed', 'canceled'],
  canceled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

/** The final statuses, from which no step leads. */
export const finishedStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderSteps[status].length === 0,
)

/** The fields of an order that its next steps depend on. */
export interface OrderState {
  status: OrderStatus
  delivery: DeliveryMethod
}

/** The refusal of a step: `too-late-to-cancel`, or `order-step-not-allowed` with both statuses. */
export function refusalToMove(
  { status, delivery }: OrderState,
  to: OrderStatus,
): Refusal<'too-late-to-cancel' | 'order-step-not-allowed'> | undefined {
  if (to === 'canceled') return refusalToCancel({ status })
  if (isStep(status, to) && isStepOf(delivery, status, to)) return undefined
  return { code: 'order-step-not-allowed', from: status, to, delivery }
}

/** The refusal to cancel an order: it is in shipping, delivered, or canceled already (ORDER-3). */
export function refusalToCancel({ status }: Pick<OrderState, 'status'>): Refusal<'too-late-to-cancel'> | undefined {
  return isStep(status, 'canceled') ? undefined : { code: 'too-late-to-cancel', status }
}

function isStep(from: OrderStatus, to: OrderStatus): boolean {
  const steps: readonly OrderStatus[] = orderSteps[from]
  return steps.includes(to)
}

function isStepOf(delivery: DeliveryMethod, from: OrderStatus, to: OrderStatus): boolean {
  if (delivery === 'pickup') return to !== 'dispatched' && to !== 'sent'
  return !(from === 'processed' && to === 'delivered')
}
