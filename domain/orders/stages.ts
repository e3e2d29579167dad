import { type DeliveryMethod, deliveryMethods } from '../delivery/delivery-method.ts'
import { type OrderStatus, orderStatuses } from './order-steps.ts'

/** Where an order is, in the words of its customer (ORDER-13). */
export const orderStages = ['received', 'preparing', 'ready', 'on_its_way', 'delivered', 'collected'] as const
export type OrderStage = (typeof orderStages)[number]

/** The stages that an order passes: one that is collected is made ready, one that is brought is on its way. */
export function stagesOf(delivery: DeliveryMethod): readonly OrderStage[] {
  const ends = delivery === 'pickup' ? (['ready', 'collected'] as const) : (['on_its_way', 'delivered'] as const)
  return ['received', 'preparing', ...ends]
}

/**
 * The stage of a status. `undefined` for an order on hold and a canceled one. Packed products that a messenger will
 * bring are still prepared; those that a customer collects are ready.
 */
export function stageOf(status: OrderStatus, delivery: DeliveryMethod): OrderStage | undefined {
  switch (status) {
    case 'created':
      return 'received'
    case 'in_process':
      return 'preparing'
    case 'processed':
      return delivery === 'pickup' ? 'ready' : 'preparing'
    case 'dispatched':
    case 'sent':
      return 'on_its_way'
    case 'delivered':
      return delivery === 'pickup' ? 'collected' : 'delivered'
    default:
      return undefined
  }
}

/** Each delivery method with the statuses that are a stage: `processed` is being ready where an order is collected alone. */
export function statusesOfStage(stage: OrderStage): { delivery: DeliveryMethod; statuses: OrderStatus[] }[] {
  return deliveryMethods
    .map((delivery) => ({ delivery, statuses: orderStatuses.filter((status) => stageOf(status, delivery) === stage) }))
    .filter(({ statuses }) => statuses.length > 0)
}
