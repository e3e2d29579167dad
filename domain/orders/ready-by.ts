import { type Preparation, readyAtMs } from '../branches/ready-time.ts'
import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { PaymentState } from '../payments/payment-states.ts'
import type { OrderStatus } from './order-steps.ts'
import { stageOf } from './stages.ts'

/** The fields of an order that the time of its pickup depends on. */
export interface CollectedOrder {
  status: OrderStatus
  delivery: DeliveryMethod
  createdAt: Date
  paymentStates: readonly PaymentState[]
}

/** The states in which a payment has still to arrive before anything is prepared. */
const awaitedStates: readonly PaymentState[] = ['created', 'requires_action', 'pending_approval']

/**
 * When an order can be collected, as BRANCH-10 promised it at its placement, in milliseconds. Undefined for one that is
 * brought, ready already, on hold or finished; where nothing was promised; and while a payment is awaited (ORDER-14).
 */
export function readyByMs(order: CollectedOrder, preparation: Preparation): number | undefined {
  const stage = stageOf(order.status, order.delivery)
  const isPrepared = order.delivery === 'pickup' && (stage === 'received' || stage === 'preparing')
  if (!isPrepared || order.paymentStates.some((state) => awaitedStates.includes(state))) return undefined
  return readyAtMs(preparation, order.createdAt)
}
