import { type ReturnableOrder, returnDays, returnableUntilMs } from './returnable.ts'

const dayMs = 86_400_000

/** Why nothing of an order can be returned on its page, with the last day for it where there is or was one (RETURN-10). */
export type NotReturnable =
  | { reason: 'canceled' | 'not-received' | 'all-returned' }
  | { reason: 'at-branch' | 'too-late'; untilMs: number }

/** The reason for which an order that has nothing to return has nothing to return now. */
export function whyNotReturnable(order: ReturnableOrder, now: Date): NotReturnable {
  const { status, origin, deliveredAt } = order
  if (status === 'canceled') return { reason: 'canceled' }
  if (status !== 'delivered' || !deliveredAt) return { reason: 'not-received' }
  const untilMs = returnableUntilMs(order) ?? deliveredAt.getTime() + returnDays * dayMs
  if (now.getTime() > untilMs) return { reason: 'too-late', untilMs }
  return origin === 'branch' ? { reason: 'at-branch', untilMs } : { reason: 'all-returned' }
}
