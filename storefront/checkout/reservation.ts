import type { ReplyOf } from '#contract/endpoint.ts'
import { leaveCheckout, reportCheckout } from '#contract/orders.ts'
import type { UnpaidOrders } from '#domain/payments/unpaid-orders.ts'
import { browserClient } from '../shopper/browser-client.ts'

/** What the store says about a reservation. */
export interface ReservationReport {
  state: ReplyOf<typeof reportCheckout>['state']
  /** Its end in milliseconds of this browser's clock; undefined where that clock is so wrong that it says nothing. */
  expiresAtMs: number | undefined
  /** The checkout whose orders a placed reservation became. */
  globalId: string | undefined
  unpaidOrders: UnpaidOrders
}

const reservationMaxMs = 24 * 3_600_000

/** The end of a reservation by this browser's clock; undefined if it would have ended already or last more than a day. */
export function plausibleEndMs(expiresAt: string): number | undefined {
  const endsAtMs = Date.parse(expiresAt)
  const left = endsAtMs - Date.now()
  return left > 0 && left <= reservationMaxMs ? endsAtMs : undefined
}

/**
 * Reports to the store that this page is still open. Gives the state of its reservation; undefined without a response.
 */
export async function reportReservation(reservationId: string): Promise<ReservationReport | undefined> {
  try {
    const reply = await browserClient.call(reportCheckout, { verification_id: reservationId })
    const { state, expires_at, global_id, unpaid_orders: unpaidOrders } = reply
    return { state, expiresAtMs: plausibleEndMs(expires_at), globalId: global_id ?? undefined, unpaidOrders }
  } catch {
    return undefined // The next report tries again; after five minutes without a report the store releases the stock.
  }
}

/** Releases a reservation. The browser completes the request even if the page is closed meanwhile. */
export async function leaveReservation(reservationId: string): Promise<void> {
  await browserClient.call(leaveCheckout, { verification_id: reservationId }, { keepalive: true })
}
