import { useCarts } from '../../cart/cart-store.ts'
import type { ProductCard } from '../../product/product-card.ts'

/** The first companion of a product that the cart of a branch does not have. */
export function useNextCompanion(companions: readonly ProductCard[], branchCode: number): ProductCard | undefined {
  const inCart = new Set((useCarts().carts.get(branchCode)?.lines ?? []).map(({ product }) => product.codarticulo))
  return companions.find(({ codarticulo }) => !inCart.has(codarticulo))
}
