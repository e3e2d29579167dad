import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { Refusal } from '../refusal.ts'

/** The states of an order (ORDER-2). */
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
 * The steps an order may take. The way out of `processed` depends on the delivery as well: what is fetched goes
 * straight to `delivered`, what is brought goes by `dispatched`.
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

/** The states that no order leaves: what is in one of them is history. */
export const finishedStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => orderSteps[status].length === 0,
)

/** What of an order decides about its next step. */
export interface OrderState {
  status: OrderStatus
  delivery: DeliveryMethod
}

/** Why an order cannot move to a state: `too-late-to-cancel`, or `order-step-not-allowed` with both states. */
export function refusalToMove(
  { status, delivery }: OrderState,
  to: OrderStatus,
): Refusal<'too-late-to-cancel' | 'order-step-not-allowed'> | undefined {
  if (to === 'canceled') return refusalToCancel({ status })
  if (isStep(status, to) && isWayOf(delivery, status, to)) return undefined
  return { code: 'order-step-not-allowed', from: status, to, delivery }
}

/** Why an order cannot be canceled: it is in shipping, delivered, or canceled already (ORDER-3). */
export function refusalToCancel({ status }: Pick<OrderState, 'status'>): Refusal<'too-late-to-cancel'> | undefined {
  return isStep(status, 'canceled') ? undefined : { code: 'too-late-to-cancel', status }
}

function isStep(from: OrderStatus, to: OrderStatus): boolean {
  const steps: readonly OrderStatus[] = orderSteps[from]
  return steps.includes(to)
}

function isWayOf(delivery: DeliveryMethod, from: OrderStatus, to: OrderStatus): boolean {
  if (delivery === 'pickup') return to !== 'dispatched' && to !== 'sent'
  return !(from === 'processed' && to === 'delivered')
}
