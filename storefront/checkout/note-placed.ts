import { initCarts } from '../cart/cart-store.ts'
import { changeCheckout } from './checkout-state.ts'

/** Notes that the order of this tab's checkout is placed, and gives the page of its orders. Nothing is released any more. */
export function notePlaced(globalId: string): string {
  changeCheckout({ globalId, attempt: undefined, openPayment: undefined })
  void initCarts('customer')
  return `/checkout/complete/${globalId}`
}
