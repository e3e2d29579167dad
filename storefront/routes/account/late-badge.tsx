import { isLate } from '#domain/orders/late.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import { orderProgressMessages } from '../../messages/order-progress.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useNow } from '../../page/use-now.ts'

interface Promised {
  status: OrderStatus
  expected_by?: string | null
  ready_by?: string | null
}

/** Whether an order is late by now, which only the browser knows (ORDER-24). */
export function useIsLate({ status, expected_by = null, ready_by = null }: Promised): boolean {
  const now = useNow()
  const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant))
  const promised = { status, expectedByMs: msOf(expected_by), readyByMs: msOf(ready_by) }
  return now !== undefined && isLate(promised, now.getTime())
}

/** That an order is late, beside what its page says first. */
export function LateBadge({ order }: { order: Promised }) {
  const messages = useMessages(orderProgressMessages)
  if (!useIsLate(order)) return null
  return (
    <span className="rounded-sm bg-warning-soft px-2 py-1 text-xs font-bold whitespace-nowrap text-warning">
      {messages.lateBadge}
    </span>
  )
}
