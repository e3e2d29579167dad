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

/** An order's state in the language of the page; the colour only repeats it. */
export function StatusBadge({ status, label }: { status: OrderStatus; label: string }) {
  return <span className={`inline-flex rounded-sm px-2 py-1 text-xs font-bold whitespace-nowrap ${tones[status]}`}>{label}</span>
}
