import { reportEveryMs } from '#domain/reservations/reporting.ts'
import { type ReservationState, reportReservation } from './reservation.ts'

interface Reports {
  reservationId: string
  expiresAtMs: number
  /** The page was loaded with the reservation: it may have been released meanwhile. */
  isReturning: boolean
  onEnded: (state: Exclude<ReservationState, 'held'>) => void
}

/**
 * Reports once a minute that the page of a reservation is open, and at once when somebody comes back to it: from
 * another app or tab, or with the back button. Hears so when the reservation has ended. What runs out while nobody
 * comes or goes is left to the clock on the page, or an open page would hold goods for ever. Answers with the way to
 * end it.
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
