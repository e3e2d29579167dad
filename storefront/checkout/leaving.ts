import { clearCheckout, readCheckout } from './checkout-state.ts'
import { leaveReservation, prepareToLeave } from './reservation.ts'

/**
 * From now on, going away from this page by a link, the address bar or closing the tab releases what is reserved; the
 * back button still finds what was filled in. No browser tells a reload from that before it happens: the page that
 * comes takes its reservation up again.
 */
export function releaseOnLeaving(): void {
  prepareToLeave()
  window.addEventListener('pagehide', release) // The same listener twice is one.
}

/** Leaving by a step within the store resets the checkout as well (CHECKOUT-8). */
export function leaveCheckout(): void {
  release()
  clearCheckout()
}

/** Releases what is reserved, unless an order was placed or is on its way to the store. */
function release(): void {
  const checkout = readCheckout()
  if (!checkout || checkout.globalId || checkout.attempt) return
  leaveReservation(checkout.reservation.id).catch(() => {}) // It runs out by itself.
}
