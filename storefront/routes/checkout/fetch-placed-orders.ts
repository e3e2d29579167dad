import { browserClient } from '../../shopper/browser-client.ts'
import type { Order } from './placed-order.tsx'

const ordersMax = 50

/** The orders of a checkout. */
export async function fetchPlacedOrders(globalId: string): Promise<readonly Order[]> {
  const { listOrders } = await import('#contract/orders.ts')
  return (await browserClient.call(listOrders, { global_id: globalId, limit: ordersMax })).data
}
