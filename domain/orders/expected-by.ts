import { type PromisedDelivery, type WorkingTime, arrivesMs } from '../delivery/arrival.ts'
import type { PaymentKind } from '../payments/payment-kinds.ts'
import type { OrderStatus } from './order-steps.ts'
import { stageOf } from './stages.ts'

/** The fields of an order that the time of its arrival depends on. */
export interface ExpectedOrder extends PromisedDelivery {
  status: OrderStatus
  createdAt: Date
  paymentKinds: readonly PaymentKind[]
}

/**
 * The last instant at which an order arrives by the promise of its placement, in milliseconds (ORDER-15). Undefined for one
 * that is collected, on hold or finished; where nothing was promised; and for one that a bank deposit pays, since it is not
 * sent before the deposit is proved.
 */
export function expectedByMs(order: ExpectedOrder, time: WorkingTime): number | undefined {
  const stage = stageOf(order.status, order.delivery)
  if (!stage || stage === 'delivered' || order.paymentKinds.includes('deposit_express')) return undefined
  return arrivesMs(order, time, order.createdAt)
}
