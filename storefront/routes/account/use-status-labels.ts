import { listOrderStatuses } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { browserClient } from '../../shopper/browser-client.ts'
import { useAnswer } from './use-answer.ts'

/** The labels of an order's states in the page's language; undefined until the store has answered. */
export function useStatusLabels(): ReadonlyMap<OrderStatus, string> | undefined {
  const { answer } = useAnswer('statuses', (signal) => browserClient.call(listOrderStatuses, {}, { signal }))
  return answer && new Map(answer.map(({ status, description }) => [status, description]))
}
