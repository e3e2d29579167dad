import { initCarts } from '../cart/cart-store.ts'
import { dismiss } from '../ui/notifications.tsx'
import { changeCheckout } from './checkout-state.ts'

/** Notes that the order of this tab's checkout is placed, and gives the page of its orders. Nothing is released any more. */
export function notePlaced(globalId: string): string {
  // What was said about the reservation is over.
  dismiss('reserved-again')
  changeCheckout({ globalId, attempt: undefined, openPayment: undefined })
  void initCarts('customer')
  return `/checkout/complete/${globalId}`
}
