import { flushCarts, readCart, refreshCarts } from '../cart/cart-store.ts'

/** What a customer wants to buy is not in the carts any more, or not as it was shown. */
export type ChangedCart = 'emptied' | 'changed'

/**
 * Loads the customer's carts as the store has them now (CART-26). Gives what another tab or device has made of the carts
 * of these branches since this page loaded them; undefined where they are as shown.
 */
export async function changedElsewhere(branchCodes: readonly number[]): Promise<ChangedCart | undefined> {
  await flushCarts()
  const shown = unitsIn(branchCodes)
  await refreshCarts()
  const now = unitsIn(branchCodes)
  if (now.size === shown.size && [...shown].every(([product, quantity]) => now.get(product) === quantity))
    return undefined
  return now.size === 0 ? 'emptied' : 'changed'
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
