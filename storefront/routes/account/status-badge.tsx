import type { ReplyOf } from '#contract/endpoint.ts'
import type { listOrders } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'

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

type Order = Pick<ReplyOf<typeof listOrders>['data'][number], 'status' | 'status_label' | 'process'>

/** An order's status, and beside it those process labels that differ from it. The colour only repeats the status. */
export function StatusBadge({ order }: { order: Order }) {
  const more = order.process.map(({ label }) => label).filter((label) => label !== order.status_label)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={`inline-flex rounded-sm px-2 py-1 text-xs font-bold whitespace-nowrap ${tones[order.status]}`}>
        {order.status_label}
      </span>
      {more.length > 0 && <span className="text-xs text-muted">{more.join(' · ')}</span>}
    </span>
  )
}
