import type { OrderStatus } from '#domain/orders/order-steps.ts'

interface Noted<E> {
  status: OrderStatus
  origin?: string
  events?: readonly E[]
}

/** The event whose note stands at the top of the order's page (ORDER-26): the last of its status, if staff wrote something. */
export function noteAtTop<E extends { status: OrderStatus; note?: string | null }>(order: Noted<E>): E | undefined {
  if (order.origin === 'branch' || order.status === 'canceled') return undefined
  const event = order.events?.findLast(({ status }) => status === order.status)
  return event?.note?.trim() ? event : undefined
}
