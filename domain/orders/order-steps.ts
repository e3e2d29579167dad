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

/** Where an order was bought: in this store, or at a branch's counter, as the ERP reports it. */
export const orderOrigins = ['online', 'branch'] as const
export type OrderOrigin = (typeof orderOrigins)[number]

/** The tabs of the list of orders (ORDER-12). */
export const orderTabs = ['online', 'offline', 'history'] as const
export type OrderTab = (typeof orderTabs)[number]

/** The fields of an order that its next steps depend on. */
export interface OrderState {
  status: OrderStatus
  delivery: DeliveryMethod
  /** Of an order on hold: the status that it had before. */
  statusBefore?: OrderStatus | null
  /** It waits for a bank deposit whose proof staff have not accepted. */
  waitsForProof?: boolean
  /** A card or PayPal has not paid it yet: the provider has not said that it did. */
  waitsForProvider?: boolean
}

/** The steps that an order takes once it is paid, or pays when it is collected: its invoice is requested with the first. */
const paidSteps: readonly OrderStatus[] = ['processed', 'dispatched', 'sent', 'delivered']

type StepRefusal =
  | 'order-status-unchanged'
  | 'too-late-to-cancel'
  | 'order-step-not-allowed'
  | 'order-unproven'
  | 'order-uncaptured'

/**
 * The refusal of a step: `order-status-unchanged` for the status that the order has already, `too-late-to-cancel`,
 * `order-step-not-allowed` with both statuses, or `order-unproven` and `order-uncaptured` for one that waits for the proof
 * of a deposit, or for its card or PayPal. An order on hold goes back to the status from which it came (ORDER-7).
 */
export function refusalToMove(
  { status, delivery, statusBefore, waitsForProof, waitsForProvider }: OrderState,
  to: OrderStatus,
): Refusal<StepRefusal> | undefined {
  if (to === status) return { code: 'order-status-unchanged', status }
  if (to === 'canceled') return refusalToCancel({ status })
  const isWayBack = status !== 'on_hold' || !statusBefore || to === statusBefore
  const isAllowed = isStep(status, to) && isStepOf(delivery, status, to) && isWayBack
  if (!isAllowed) return { code: 'order-step-not-allowed', from: status, to, delivery }
  if (!paidSteps.includes(to)) return undefined
  if (waitsForProof) return { code: 'order-unproven' }
  return waitsForProvider ? { code: 'order-uncaptured' } : undefined
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
