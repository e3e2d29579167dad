import { refuse } from '#contract/refusals.ts'
import { isPaidLater } from '#domain/payments/first-state.ts'
import { type UnpaidOrders, mayPayLater } from '#domain/payments/unpaid-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { LockedSources } from './payment-sources.ts'
import { countUnpaidOrders } from './repository.ts'

/** How many orders of the customer wait for their money, and how many may: a page offers to pay later where it is possible. */
export async function getUnpaidOrders({ db, actor, settings }: CustomerCtx): Promise<UnpaidOrders> {
  return { open: await countUnpaidOrders(db, actor.customerId), max: settings.UNPAID_ORDERS }
}

/**
 * Refuses orders whose money comes later where the customer would have more of them than an account may, those of
 * other checkouts and of this one: they hold stock until they are paid (PAYMENT-9).
 */
export function refuseTooManyUnpaid(
  { settings }: CustomerCtx,
  { named, unpaid }: LockedSources,
  ordersCount: number,
): void {
  if (!named.some(({ kind }) => isPaidLater(kind))) return
  const { UNPAID_ORDERS: unpaidMax } = settings
  if (!mayPayLater({ open: unpaid, max: unpaidMax }, ordersCount))
    refuse('too-many-unpaid-orders', { unpaidMax, unpaid, orders: ordersCount })
}
