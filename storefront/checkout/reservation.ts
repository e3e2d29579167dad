import type { ReplyOf } from '#contract/endpoint.ts'
import type * as orders from '#contract/orders.ts'
import { browserClient } from '../shopper/browser-client.ts'

/** The state of a reservation after a report. */
export type ReservationState = ReplyOf<typeof orders.reportCheckout>['state']

let endpoints: typeof orders | undefined

/** The endpoints of orders. They are loaded when they are first needed, and available without a wait from then on. */
export async function loadOrders(): Promise<typeof orders> {
  return (endpoints ??= await import('#contract/orders.ts'))
}

/** Loads the endpoints in advance, because a page that is being closed has no time to load code. */
export function prepareToLeave(): void {
  void loadOrders().catch(() => {})
}

/**
 * Reports to the store that this page is still open. Gives the state of its reservation; undefined without a response.
 */
export async function reportReservation(reservationId: string): Promise<ReservationState | undefined> {
  try {
    const { reportCheckout: endpoint } = await loadOrders()
    return (await browserClient.call(endpoint, { verification_id: reservationId })).state
  } catch {
    return undefined // The next report tries again; after five minutes without a report the store releases the stock.
  }
}

/** Releases a reservation. The browser completes the request even if the page is closed meanwhile. */
export async function leaveReservation(reservationId: string): Promise<void> {
  // If the endpoints were loaded in advance, there is no `await` before the request: in a page that is being closed,
  // code after one does not run any more.
  const { leaveCheckout } = endpoints ?? (await loadOrders())
  await browserClient.call(leaveCheckout, { verification_id: reservationId }, { keepalive: true })
}
