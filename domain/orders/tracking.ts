import { type OrderStatus, finishedStatuses } from './order-steps.ts'

/** How many days after its last step a finished order is still shown to whoever has its link (ORDER-9). */
export const trackingDays = 90
const dayMs = 24 * 3600_000

/** Whether the link of an order shows it, so long after its last step: that of an unfinished one always does. */
export function isTracked(status: OrderStatus, sinceLastStepMs: number): boolean {
  return !finishedStatuses.includes(status) || sinceLastStepMs < trackingDays * dayMs
}
