import { useEffect, useEffectEvent } from 'react'
import { type CheckoutState, wasStored } from '../../checkout/checkout-state.ts'
import { startReports } from '../../checkout/reservation-reports.ts'
import type { ReservationState } from '../../checkout/reservation.ts'

/** Reports to the store that this checkout is open, except while an order is being placed; `onEnded` gets the state of an ended reservation. */
export function useReservationReports(
  { reservation, attempt }: CheckoutState,
  onEnded: (state: Exclude<ReservationState, 'held'>) => void,
): void {
  const ended = useEffectEvent(onEnded)
  const { id, expiresAtMs } = reservation
  const isPaused = attempt !== undefined
  useEffect(() => {
    if (isPaused) return undefined
    return startReports({ reservationId: id, expiresAtMs, isReturning: wasStored(id), onEnded: ended })
  }, [id, expiresAtMs, isPaused])
}
