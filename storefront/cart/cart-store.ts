import { useSyncExternalStore } from 'react'
import { afterEachPaint } from '../ui/after-paint.ts'
import { type Carts, lineOf, totalsOf } from './cart.ts'
import { createCartStore } from './create-cart-store.ts'

const tab = createCartStore()

/** The carts of this tab (`createCartStore`). */
export const {
  addToCart,
  clearCart,
  flushCarts,
  initCarts,
  readCart,
  refreshCarts,
  removeLines,
  restoreLines,
  setNote,
  setQuantity,
} = tab

/** The carts of all branches that have lines. */
export function useCarts(): { carts: Carts; isLoaded: boolean } {
  const carts = tab.store.use()
  return { carts, isLoaded: tab.isLoaded() }
}

const countUnits = (carts: Carts) => [...carts.values()].reduce((sum, cart) => sum + totalsOf(cart).itemsCount, 0)
const followAfterPaint = afterEachPaint(tab.store.subscribe)

/** The units in all carts, for the header; they change after the button that was pressed has been painted. */
export const useCartCount = (): number =>
  useSyncExternalStore(
    followAfterPaint,
    () => countUnits(tab.store.read()),
    () => 0,
  )

/**
 * The units of a product in the cart of a branch. A component renders again only when they change: a page may show a
 * hundred products.
 */
export const useUnitsInCart = (productCode: string, branchCode: number): number =>
  tab.store.usePart((carts) => lineOf(carts.get(branchCode)?.lines ?? [], productCode)?.quantity ?? 0)
