import { useEffect, useEffectEvent, useRef } from 'react'
import { type CheckoutState, changeCheckout, readCheckout, wasStored } from '../../checkout/checkout-state.ts'
import { startReports } from '../../checkout/reservation-reports.ts'
import type { ReservationReport } from '../../checkout/reservation.ts'

/**
 * Reports to the store that this checkout is open, except while an order is being placed and once it is. `onEnded` gets
 * what the store says of an ended reservation; not while a payment is open, which decides about its order itself.
 */
export function useReservationReports(
  { reservation, attempt, openPayment, globalId }: CheckoutState,
  onEnded: (report: ReservationReport) => void,
): void {
  const hasOpenPayment = openPayment !== undefined
  const ended = useEffectEvent((report: ReservationReport) => {
    if (!hasOpenPayment) onEnded(report)
  })
  const { id, expiresAtMs } = reservation
  const isPaused = attempt !== undefined || globalId !== undefined
  const pausedId = useRef<string>(undefined)
  useEffect(() => {
    if (isPaused) {
      pausedId.current = id
      return undefined
    }
    // An attempt that has failed may have ended the reservation, and a payment prolongs it (PAYMENT-19, PAYMENT-22): the
    // clock follows. Once the payment has ended, the first report says what became of the reservation.
    const isReturning = hasOpenPayment || wasStored(id) || pausedId.current === id
    return startReports({ reservationId: id, expiresAtMs, isReturning, onEnded: ended, onReserved: follow })
  }, [id, expiresAtMs, isPaused, hasOpenPayment])
}

/** Takes over what the store says of the reservation, where it says something else than this page has. */
function follow({ expiresAtMs, unpaidOrders }: ReservationReport): void {
  const reservation = readCheckout()?.reservation
  if (!reservation) return
  const next = { ...reservation, expiresAtMs: expiresAtMs ?? reservation.expiresAtMs, unpaidOrders }
  const isMoved = next.expiresAtMs !== reservation.expiresAtMs
  const { unpaidOrders: before } = reservation
  if (isMoved || unpaidOrders.open !== before?.open || unpaidOrders.max !== before.max)
    changeCheckout({ reservation: next })
}
