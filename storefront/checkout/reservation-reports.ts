import { reportEveryMs } from '#domain/reservations/reporting.ts'
import { finishRelease } from './leaving.ts'
import { type ReservationReport, reportReservation } from './reservation.ts'

interface Reports {
  reservationId: string
  expiresAtMs: number
  /** The reservation may have ended meanwhile: the page was loaded with it, or a payment for it was open. */
  isReturning: boolean
  onEnded: (report: ReservationReport) => void
  /** Runs with each response while the stock is reserved: its end may have moved. */
  onReserved: (report: ReservationReport) => void
}

/**
 * Reports to the store that the page of a reservation is open: once a minute, and at once when the shopper comes back
 * to it from another app or tab, or with the back button. Calls `onEnded` when a response says that the reservation has
 * ended. The reports of the timer stop at `expiresAtMs`: the page reserves an ended order again, so an unattended page
 * would otherwise reserve its stock for ever. Gives the function that stops the reports.
 */
export function startReports({ reservationId, expiresAtMs, isReturning, onEnded, onReserved }: Reports): () => void {
  let isStopped = false
  let isEnded = false
  let requesting: Promise<void> | undefined

  async function request(): Promise<void> {
    await finishRelease()
    const report = await reportReservation(reservationId)
    if (isStopped || !report) return
    if (report.state === 'held') return onReserved(report)
    isEnded = true
    onEnded(report)
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
