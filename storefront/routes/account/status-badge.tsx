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

type Order = Pick<ReplyOf<typeof listOrders>['data'][number], 'status' | 'status_label' | 'process' | 'option_name'>

/**
 * Where an order is in the words of its customer, and beside them the labels of its status and its process that differ
 * from them. The colour only repeats the status.
 */
export function StatusBadge({ order }: { order: Order }) {
  const { stages } = useMessages(orderProgressMessages)
  const stage = stageOf(order.status, methodOfOptionName(order.option_name))
  const main = stage ? stages[stage] : order.status_label
  const labels = new Set([order.status_label, ...order.process.map(({ label }) => label)])
  const more = [...labels].filter((label) => label !== main)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={`inline-flex rounded-sm px-2 py-1 text-xs font-bold whitespace-nowrap ${tones[order.status]}`}>
        {main}
      </span>
      {more.length > 0 && <span className="text-xs text-muted">{more.join(' · ')}</span>}
    </span>
  )
}
