import type { ReplyOf } from '#contract/endpoint.ts'
import type * as orders from '#contract/orders.ts'
import { browserClient } from '../shopper/browser-client.ts'

/** What became of a reservation. */
export type ReservationState = ReplyOf<typeof orders.reportCheckout>['state']

let endpoints: typeof orders | undefined

/** The calls about orders: fetched when they are needed first, and at hand from then on. */
export async function loadOrders(): Promise<typeof orders> {
  return (endpoints ??= await import('#contract/orders.ts'))
}

/** Fetches ahead what leaving needs: a page that goes away has no time to. */
export function prepareToLeave(): void {
  void loadOrders().catch(() => {})
}

/**
 * Tells the store that this page is still open, and answers with what became of its reservation; undefined where the
 * store did not say.
 */
export async function reportReservation(reservationId: string): Promise<ReservationState | undefined> {
  try {
    const { reportCheckout: endpoint } = await loadOrders()
    return (await browserClient.call(endpoint, { verification_id: reservationId })).state
  } catch {
    return undefined // The next report asks again, and who cannot be heard for long loses the reservation.
  }
}

/** Releases a reservation. The request outlives the page. */
export async function leaveReservation(reservationId: string): Promise<void> {
  // Without a wait where it was prepared: what comes after one is not run any more in a page that goes away.
  const { leaveCheckout } = endpoints ?? (await loadOrders())
  await browserClient.call(leaveCheckout, { verification_id: reservationId }, { keepalive: true })
}
