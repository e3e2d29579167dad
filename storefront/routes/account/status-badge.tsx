import type { ReplyOf } from '#contract/endpoint.ts'
import { methodOfOptionName } from '#contract/delivery-methods.ts'
import type { listOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { stageOf } from '#domain/orders/stages.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useIsLate } from './late-badge.tsx'

const tones: Record<OrderStatus, string> = {
  created: 'bg-link-soft text-link',
  in_process: 'bg-link-soft text-link',
  processed: 'bg-link-soft text-link',
  dispatched: 'bg-link-soft text-link',
  sent: 'bg-link-soft text-link',
  delivered: 'bg-success-soft text-success',
  on_hold: 'bg-warning-soft text-warning',
  canceled: 'bg-sunken text-muted',
}

type Order = Pick<ReplyOf<typeof listOrders>['data'][number], 'status' | 'status_label' | 'option_name'> &
  Partial<Pick<ReplyOf<typeof listOrders>['data'][number], 'expected_by' | 'ready_by'>>

/**
 * Where an order is in the words of its customer, and that it is late (ORDER-24); its page has the labels. The colour only
 * repeats what is written.
 */
export function StatusBadge({ order }: { order: Order }) {
  const { stages, isLate: late } = useMessages(orderProgressMessages)
  const isOrderLate = useIsLate(order)
  const stage = stageOf(order.status, methodOfOptionName(order.option_name))
  return (
    <span
      className={`inline-flex rounded-sm px-2 py-1 text-xs font-bold whitespace-nowrap ${isOrderLate ? tones.on_hold : tones[order.status]}`}
    >
      {stage ? stages[stage] : order.status_label}
      {isOrderLate && `\u00A0· ${late}`}
    </span>
  )
}
