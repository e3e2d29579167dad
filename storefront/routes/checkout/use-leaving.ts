import { useEffect } from 'react'
import { leaveCheckout, releaseOnLeaving } from '../../checkout/leaving.ts'

let framesShown = 0

/** Leaving the checkout, by whatever way, releases what is reserved. */
export function useLeaving(): void {
  useEffect(() => {
    releaseOnLeaving()
    framesShown += 1
    return () => {
      framesShown -= 1
      // Development mounts twice, and a step may take the place of another: only who is gone a moment later has left.
      setTimeout(() => framesShown === 0 && leaveCheckout())
    }
  }, [])
}
