import { deliveryMethods } from '#domain/delivery/delivery-method.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { type OrderStage, stageOf } from '#domain/orders/stages.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useStatusLabels } from './use-status-labels.ts'

/** The name of a status among the filters: the words that its orders show, with the store's label (ORDER-13). */
export function statusOption(status: OrderStatus, label: string, texts: Record<OrderStage, string>): string {
  const shown = new Set(deliveryMethods.map((method) => stageOf(status, method)).map((stage) => stage && texts[stage]))
  const names = [...shown].filter((name) => name !== undefined)
  if (names.length === 0) return label
  return names.includes(label) ? names.join(' / ') : `${names.join(' / ')} (${label})`
}

/** The statuses of the filter with their names; undefined until these are loaded. */
export function useStatusOptions(statuses: readonly OrderStatus[]): (readonly [OrderStatus, string])[] | undefined {
  const labels = useStatusLabels()
  const { stages } = useMessages(orderProgressMessages)
  if (statuses.length === 0) return []
  return labels && statuses.map((status) => [status, statusOption(status, labels.get(status) ?? status, stages)])
}
