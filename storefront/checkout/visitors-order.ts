import { readGuestCarts } from '../cart/guest-carts.ts'
import type { OrderFigures } from '../shopper/sign-in-dialog.ts'
import { type OrderLine, readCheckout } from './checkout-state.ts'
import { figuresOf, orderLinesIn } from './order-of-carts.ts'

/** What somebody at the checkout who is not signed in would order: its reserved order, else what is in the carts. */
export const visitorsLines = (): readonly OrderLine[] =>
  readCheckout()?.reservation.lines ??
  [...readGuestCarts()].flatMap(([branchCode, cart]) => orderLinesIn(branchCode, cart))

/** The units and the amount of that; undefined where it is nothing. */
export function visitorsOrder(): OrderFigures | undefined {
  const lines = visitorsLines()
  return lines.length > 0 ? figuresOf(lines) : undefined
}
