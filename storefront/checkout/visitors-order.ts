import { readGuestCarts } from '../cart/guest-carts.ts'
import type { OrderFigures } from '../shopper/sign-in-dialog.ts'
import { readCheckout } from './checkout-state.ts'
import { figuresOf, orderLinesIn } from './order-of-carts.ts'

/** What somebody at the checkout who is not signed in would order: its reserved order, else what is in the carts. */
export function visitorsOrder(): OrderFigures | undefined {
  const reserved = readCheckout()?.reservation.lines
  const lines = reserved ?? [...readGuestCarts()].flatMap(([branchCode, cart]) => orderLinesIn(branchCode, cart))
  return lines.length > 0 ? figuresOf(lines) : undefined
}
