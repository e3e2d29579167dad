import { type BranchCart, type Carts, type Totals, totalsOf } from './cart.ts'
import { createCartStore } from './create-cart-store.ts'

const tab = createCartStore()

/** The carts of this tab (`createCartStore`). */
export const {
  addToCart,
  clearCart,
  flushCarts,
  initCarts,
  readCart,
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

/** The cart of one branch with its totals. */
export function useCart(branchCode: number): BranchCart & Totals {
  useCarts()
  const cart = readCart(branchCode)
  return { ...cart, ...totalsOf(cart) }
}

/** The units in all carts, for the header. */
export function useCartCount(): number {
  const { carts } = useCarts()
  return [...carts.values()].reduce((sum, cart) => sum + totalsOf(cart).itemsCount, 0)
}
