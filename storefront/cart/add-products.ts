import type { ProductCard } from '../product/product-card.ts'
import { announce } from './announce.ts'
import { type Line, lineOf } from './cart.ts'
import type { CartStore } from './create-cart-store.ts'

/**
 * Adds one of each product to the cart of a branch, with one notification and one undo for all; gives those that were
 * added. Where none is, the reason is announced as that of a single product.
 */
export function addProducts(
  { addToCart, readCart, restoreLines }: Pick<CartStore, 'addToCart' | 'readCart' | 'restoreLines'>,
  cards: readonly ProductCard[],
  branchCode: number,
): readonly ProductCard[] {
  const { lines } = readCart(branchCode)
  const before = (product: ProductCard): Line =>
    lineOf(lines, product.codarticulo) ?? { product, quantity: 0, note: null, unitPriceCentavos: undefined }
  const options = { isSilent: true, isImmediate: true }
  const isAdded = (card: ProductCard) => addToCart(card, branchCode, 1, options) > before(card).quantity
  const added = cards.length > 1 ? cards.filter(isAdded) : []
  const [first] = cards
  if (added.length === 0) return first && addToCart(first, branchCode) > before(first).quantity ? [first] : []
  announce(({ notifyAdded }) =>
    notifyAdded(branchCode, { added, missing: cards.length - added.length }, () =>
      restoreLines(branchCode, added.map(before)),
    ),
  )
  return added
}
