import type { OrderStatus } from './order-steps.ts'

interface Promised {
  status: OrderStatus
  /** By when it arrives, until it is delivered; null where nothing is promised. */
  expectedByMs: number | null
  /** When it can be collected; null where nothing is promised. */
  readyByMs: number | null
}

/**
 * Whether an order under way is late: it has not arrived by the time that was promised, or was to be ready for pickup and is
 * not (ORDER-24).
 */
export function isLate({ status, expectedByMs, readyByMs }: Promised, nowMs: number): boolean {
  const isPast = (instantMs: number | null) => instantMs !== null && nowMs > instantMs
  if (status === 'delivered' || status === 'canceled' || status === 'on_hold') return false
  return isPast(expectedByMs) || (status !== 'processed' && isPast(readyByMs))
}
