import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { OrderStatus } from './order-steps.ts'

/** The process labels: the work on an order, beside its status (ORDER-4). */
export const processSteps = [
  'quoted',
  'picking',
  'packing',
  'assigned_to_delivery',
  'received_by_delivery',
  'dispatched',
  'delivered',
  'invoiced',
  'paid',
] as const
export type ProcessStep = (typeof processSteps)[number]

/** The fields of an order that its process label depends on. */
export interface ProcessedOrder {
  delivery: DeliveryMethod
  /** It was placed from a quotation. */
  isFromQuotation: boolean
}

/**
 * The process label of a status. `undefined` where the status has none: for an order that was just placed without a
 * quotation, one that a carrier is delivering, one on hold and a canceled one.
 */
export function processStepAt(
  status: OrderStatus,
  { delivery, isFromQuotation }: ProcessedOrder,
): ProcessStep | undefined {
  switch (status) {
    case 'created':
      return isFromQuotation ? 'quoted' : undefined
    case 'in_process':
      return 'picking'
    case 'processed':
      return 'packing'
    case 'dispatched':
      return delivery === 'local' ? 'assigned_to_delivery' : 'dispatched'
    case 'sent':
      return delivery === 'local' ? 'received_by_delivery' : undefined
    case 'delivered':
      return 'delivered'
    default:
      return undefined
  }
}

/**
 * All process labels of an order now: that of its status, `invoiced` where it has an invoice, and `paid` where it is
 * paid.
 */
export function processStepsOf(
  order: ProcessedOrder & { status: OrderStatus; isInvoiced: boolean; paymentStates: readonly string[] },
): ProcessStep[] {
  const step = processStepAt(order.status, order)
  return [
    ...(step ? [step] : []),
    ...(order.isInvoiced ? (['invoiced'] as const) : []),
    ...(isPaid(order) ? (['paid'] as const) : []),
  ]
}

/** Whether all of an order's payments were received. Due, authorized, refunded and canceled ones were not. */
function isPaid({ paymentStates }: { paymentStates: readonly string[] }): boolean {
  return paymentStates.length > 0 && paymentStates.every((state) => state === 'captured')
}
