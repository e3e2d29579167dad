import type { ReplyOf } from '#contract/endpoint.ts'
import { leaveCheckout, reportCheckout } from '#contract/orders.ts'
import { browserClient } from '../shopper/browser-client.ts'

/** The state of a reservation after a report. */
export type ReservationState = ReplyOf<typeof reportCheckout>['state']

/**
 * Reports to the store that this page is still open. Gives the state of its reservation; undefined without a response.
 */
export async function reportReservation(reservationId: string): Promise<ReservationState | undefined> {
  try {
    return (await browserClient.call(reportCheckout, { verification_id: reservationId })).state
  } catch {
    return undefined // The next report tries again; after five minutes without a report the store releases the stock.
  }
}

/** Releases a reservation. The browser completes the request even if the page is closed meanwhile. */
export async function leaveReservation(reservationId: string): Promise<void> {
  await browserClient.call(leaveCheckout, { verification_id: reservationId }, { keepalive: true })
}
