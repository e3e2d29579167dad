import { reportReservation } from '#server/modules/inventory/open-reservation.ts'
import { findFailure } from '#server/modules/payments/attempts.ts'
import { getUnpaidOrders } from '#server/modules/payments/unpaid-orders.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/**
 * Notes that the page of the customer's reservation is still open, and gives the reservation's state, and how many orders
 * the customer has to pay: they may have paid or canceled some in another tab. One whose orders
 * were canceled because a capture was declined (PAYMENT-22) counts as released: its page may verify the order anew.
 * Refuses somebody else's reservation as `not-found`.
 */
export async function reportCheckout(ctx: CustomerCtx, reservationId: string) {
  const [reservation, unpaidOrders] = await Promise.all([reportReservation(ctx, reservationId), getUnpaidOrders(ctx)])
  const report = { ...reservation, unpaidOrders }
  if (!report.globalId || !(await findFailure(ctx, report.globalId))) return report
  return { ...report, state: 'released' as const, globalId: null }
}
