import { announceCartsChanged } from '../cart/cart-events.ts'
import { initCarts } from '../cart/cart-store.ts'
import { changeCheckout, readCheckout } from './checkout-state.ts'
import { storePlaced } from './placed-checkout.ts'

/** Notes that the order of this tab's checkout is placed, and gives the page of its orders. Nothing is released any more. */
export function notePlaced(globalId: string): string {
  const customerId = readCheckout()?.customerId
  if (customerId) storePlaced({ globalId, customerId })
  changeCheckout({ globalId, attempt: undefined, openPayment: undefined })
  void initCarts('customer')
  announceCartsChanged()
  return `/checkout/complete/${globalId}`
}
