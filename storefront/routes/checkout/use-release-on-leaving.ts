import { useEffect } from 'react'
import { leaveCheckout, releaseOnLeaving } from '../../checkout/leaving.ts'

let layoutsMounted = 0

/** Releases the reservation when the shopper leaves the checkout, within the store or away from it. */
export function useReleaseOnLeaving(): void {
  useEffect(() => {
    releaseOnLeaving()
    layoutsMounted += 1
    return () => {
      layoutsMounted -= 1
      // In development React mounts twice, and one step may replace another: the shopper has left only if no layout is
      // mounted in the next task.
      setTimeout(() => layoutsMounted === 0 && leaveCheckout())
    }
  }, [])
}
