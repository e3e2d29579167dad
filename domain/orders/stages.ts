import type { DeliveryMethod } from '../delivery/delivery-method.ts'
import type { OrderStatus } from './order-steps.ts'

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
