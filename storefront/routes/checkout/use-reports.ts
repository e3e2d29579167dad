import { useEffect, useEffectEvent } from 'react'
import { type CheckoutState, wasStored } from '../../checkout/checkout-state.ts'
import { startReports } from '../../checkout/reservation-reports.ts'
import type { ReservationState } from '../../checkout/reservation.ts'

/**
 * Reports that the page of this checkout is open, while no order is on its way, and calls back when its reservation has
 * ended.
 */
export function useReports(
  { held, attempt }: CheckoutState,
  onEnded: (state: Exclude<ReservationState, 'held'>) => void,
): void {
  const ended = useEffectEvent(onEnded)
  const { id, expiresAtMs } = held
  const isPaused = attempt !== undefined
  useEffect(() => {
    if (isPaused) return undefined
    return startReports({ verificationId: id, expiresAtMs, isReturning: wasStored(id), onEnded: ended })
  }, [id, expiresAtMs, isPaused])
}
