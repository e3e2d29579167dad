import { useEffect } from 'react'
import { clearCheckout, readCheckout } from '../../checkout/checkout-state.ts'
import { leaveReservation, prepareToLeave } from '../../checkout/reservation.ts'

let framesShown = 0

/**
 * Leaving the checkout releases what is reserved: by a step within the store, which resets the checkout as well (S2), and by a link, the address bar or
 * closing the tab, after which the back button still finds what was filled in. No browser tells a reload from that before it happens: the page that comes
 * takes its reservation up again.
 */
export function useLeaving(): void {
  useEffect(() => {
    prepareToLeave()
    framesShown += 1
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      framesShown -= 1
      // Development mounts twice, and a step may take the place of another: only who is gone a moment later has left.
      setTimeout(() => framesShown === 0 && leaveStep())
    }
  }, [])
}

function leaveStep(): void {
  release()
  clearCheckout()
}

/** Releases what is reserved, unless an order was placed or is on its way to the store. */
function release(): void {
  const checkout = readCheckout()
  if (!checkout || checkout.globalId || checkout.attempt) return
  leaveReservation(checkout.held.id).catch(() => {}) // It runs out by itself.
}
