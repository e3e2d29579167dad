import type { ReplyOf } from '#contract/endpoint.ts'
import { methodOfOptionName } from '#contract/delivery-methods.ts'
import type { listOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { stageOf } from '#domain/orders/stages.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'

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

type Order = Pick<ReplyOf<typeof listOrders>['data'][number], 'status' | 'status_label' | 'option_name'>

/** Where an order is in the words of its customer; its page has the labels. The colour only repeats the status. */
export function StatusBadge({ order }: { order: Order }) {
  const { stages } = useMessages(orderProgressMessages)
  const stage = stageOf(order.status, methodOfOptionName(order.option_name))
  return (
    <span className={`inline-flex rounded-sm px-2 py-1 text-xs font-bold whitespace-nowrap ${tones[order.status]}`}>
      {stage ? stages[stage] : order.status_label}
    </span>
  )
}
