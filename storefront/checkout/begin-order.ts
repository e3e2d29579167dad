import { type ReservedOrder, beginCheckout, changeCheckout } from './checkout-state.ts'
import { releaseOnLeaving, runAfterLeaving } from './leaving.ts'
import { leftChoicesFor } from './left-choices.ts'
import { picturesOf } from './order-of-carts.ts'
import { deletePlaced } from './placed-checkout.ts'

/** What buying needs once it has begun: a cart is shown without it, and it arrives while the store is being asked. */
export { loadReserving, preloadReserving } from './load-reserving.ts'

/**
 * Stores a reserved order as the checkout of this tab, which releases it when it is left, and then runs `afterLeaving` if
 * it was not ordered.
 */
export function beginOrder(customerId: string, reservation: ReservedOrder, afterLeaving?: () => void): void {
  deletePlaced()
  beginCheckout(customerId, reservation, picturesOf(reservation))
  changeCheckout(leftChoicesFor(customerId, reservation))
  // Before the navigation: a shopper who turns back during it leaves the checkout as well.
  releaseOnLeaving()
  runAfterLeaving(afterLeaving)
}
