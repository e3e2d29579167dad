import { changeCheckout, clearCheckout, leftKey, readCheckout } from './checkout-state.ts'
import { leaveReservation } from './reservation.ts'

/**
 * From now on, leaving this page by a link, the address bar or closing the tab releases the reservation; the checkout's
 * fields stay stored, so the back button finds them. Browsers do not announce a reload as such, so it releases the
 * reservation too, and the reloaded page renews it.
 */
export function releaseOnLeaving(): void {
  window.addEventListener('pagehide', releaseUnloaded) // A browser adds the same listener only once.
}

function releaseUnloaded(): void {
  const isReleased = release()
  const reservation = readCheckout()?.reservation
  if (isReleased && reservation) changeCheckout({ reservation: { ...reservation, isLeft: true } })
}

/**
 * Releases the reservation once more where the page was left before, and waits for the response: the release that was sent
 * then may still be on its way, and the store would report the stock as reserved (CHECKOUT-35).
 */
export async function finishRelease(): Promise<void> {
  const { reservation } = readCheckout() ?? {}
  if (!reservation?.isLeft) return
  const isDone = await leaveReservation(reservation.id).then(
    () => true,
    () => false,
  )
  const current = readCheckout()?.reservation
  if (isDone && current?.id === reservation.id) changeCheckout({ reservation: { ...current, isLeft: false } })
}

let afterLeaving: (() => void) | undefined

/** What is to run once the checkout that begins is left without an order. */
export function runAfterLeaving(run: (() => void) | undefined): void {
  afterLeaving = run
}

/**
 * Releases the reservation and deletes the checkout, for a navigation within the store (CHECKOUT-8). Its delivery is left
 * for the next checkout of the same products (CHECKOUT-25).
 */
export function leaveCheckout(): void {
  const isLeft = release()
  const left = JSON.stringify(readCheckout())
  clearCheckout()
  if (isLeft) afterLeaving?.()
  afterLeaving = undefined
  try {
    if (left) sessionStorage.setItem(leftKey, left)
  } catch {
    // Without storage the next checkout begins anew.
  }
}

/**
 * Releases the reservation, unless an order was placed, a request to place it has been sent, or a payment is open; gives
 * whether it did.
 */
function release(): boolean {
  const checkout = readCheckout()
  if (!checkout || checkout.globalId || checkout.attempt || checkout.openPayment) return false
  leaveReservation(checkout.reservation.id).catch(() => {}) // Without a report the store releases it.
  return true
}
