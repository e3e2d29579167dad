import { listOrderStatuses } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useQuery } from './use-query.ts'

/** The labels of the order statuses in the page's language; undefined until the response has arrived. */
export function useStatusLabels(): ReadonlyMap<OrderStatus, string> | undefined {
  const { data: statuses } = useQuery('statuses', (signal) => browserClient.call(listOrderStatuses, {}, { signal }))
  return statuses && new Map(statuses.map(({ status, description }) => [status, description]))
}
