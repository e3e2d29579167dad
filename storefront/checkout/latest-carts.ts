import { flushCarts, readCart, refreshCarts } from '../cart/cart-store.ts'
import type { OrderLine } from './checkout-state.ts'
import { orderLinesOf } from './order-of-carts.ts'

/** What a customer wants to buy is not in the carts any more, or not as it was shown. */
export type ChangedCart = 'emptied' | 'changed'

interface LatestCarts {
  /**
   * The lines as the page showed them: the store compares their prices and quantities with its own, so that the shopper
   * reads what has changed (CHECKOUT-3).
   */
  shownLines: readonly OrderLine[]
  /** What another tab or device has made of the carts; undefined where they are as shown. */
  changedCart: ChangedCart | undefined
}

/** Loads the customer's carts as the store has them now, and compares those of these branches (CART-26). */
export async function loadLatestCarts(branchCodes: readonly number[]): Promise<LatestCarts> {
  await flushCarts()
  const shownLines = branchCodes.flatMap(orderLinesOf)
  const shown = unitsIn(branchCodes)
  await refreshCarts()
  const now = unitsIn(branchCodes)
  const isSame = now.size === shown.size && [...shown].every(([product, quantity]) => now.get(product) === quantity)
  return { shownLines, changedCart: isSame ? undefined : now.size === 0 ? 'emptied' : 'changed' }
}

/** The units of each product in the carts of these branches, by branch and code. */
function unitsIn(branchCodes: readonly number[]): ReadonlyMap<string, number> {
  return new Map(
    branchCodes.flatMap((branchCode) =>
      readCart(branchCode).lines.map(
        ({ product, quantity }) => [`${branchCode} ${product.codarticulo}`, quantity] as const,
      ),
    ),
  )
}
