import type { OrderStatus } from '#domain/orders/order-steps.ts'
import type { OrderStage } from '#domain/orders/stages.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type StatusFilter, isStage } from './order-filters.ts'
import { useStatusLabels } from './use-status-labels.ts'

/** The choices of the filter with their names: the words that orders show, and the store's labels where there are none. */
export const statusOptions = (
  statuses: readonly StatusFilter[],
  labels: ReadonlyMap<OrderStatus, string>,
  texts: Record<OrderStage, string>,
): (readonly [StatusFilter, string])[] =>
  statuses.map((status) => [status, isStage(status) ? texts[status] : (labels.get(status) ?? status)])

/** The choices of the filter by status; undefined until their names are loaded. */
export function useStatusOptions(statuses: readonly StatusFilter[]): (readonly [StatusFilter, string])[] | undefined {
  const labels = useStatusLabels()
  const { stages } = useMessages(orderProgressMessages)
  if (statuses.length === 0) return []
  return labels && statusOptions(statuses, labels, stages)
}
