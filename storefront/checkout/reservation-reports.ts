import { reportEveryMs } from '#domain/reservations/reporting.ts'
import { type ReservationState, reportReservation } from './reservation.ts'

interface Reports {
  reservationId: string
  expiresAtMs: number
  /** The page was loaded with an earlier reservation, which may have been released meanwhile. */
  isReturning: boolean
  onEnded: (state: Exclude<ReservationState, 'held'>) => void
}

/**
 * Reports to the store that the page of a reservation is open: once a minute, and at once when the shopper comes back
 * to it from another app or tab, or with the back button. Calls `onEnded` when a response says that the reservation has
 * ended. The reports of the timer stop at `expiresAtMs`: the page reserves an ended order again, so an unattended page
 * would otherwise reserve its stock for ever. Gives the function that stops the reports.
 */
export function startReports({ reservationId, expiresAtMs, isReturning, onEnded }: Reports): () => void {
  let isStopped = false
  let isEnded = false
  let requesting: Promise<void> | undefined

  async function request(): Promise<void> {
    const state = await reportReservation(reservationId)
    if (isStopped || !state || state === 'held') return
    isEnded = true
    onEnded(state)
  }
  const report = () => void (requesting ??= request().finally(() => (requesting = undefined)))
  const onTick = () => {
    if (!isEnded && Date.now() < expiresAtMs) report()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') report()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) report()
  }
  const timer = setInterval(onTick, reportEveryMs)
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onShow)
  if (isReturning) report()
  return () => {
    isStopped = true
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onShow)
  }
}
