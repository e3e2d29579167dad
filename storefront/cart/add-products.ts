import type { ProductCard } from '../product/product-card.ts'
import { announce } from './announce.ts'
import { type Line, lineOf } from './cart.ts'
import type { CartStore } from './create-cart-store.ts'

type Store = Pick<CartStore, 'addToCart' | 'readCart' | 'restoreLines' | 'setQuantity'>

/**
 * Adds one of each product to the cart of a branch, with one notification and one undo for all; gives those that were
 * added. Where none is, the reason is announced as that of a single product.
 */
export function addProducts(store: Store, cards: readonly ProductCard[], branchCode: number): readonly ProductCard[] {
  const { lines, status } = store.readCart(branchCode)
  const before = (product: ProductCard): Line =>
    lineOf(lines, product.codarticulo) ?? { product, quantity: 0, note: null, unitPriceCentavos: undefined }
  const addOne = (card: ProductCard) => store.addToCart(card, branchCode) > before(card).quantity
  // While a cart loads its quantities are not known: each product is added to what there is.
  if (status === 'loading') return cards.filter(addOne)
  const isAdded = (card: ProductCard) => {
    const { quantity } = before(card)
    const options = { isSilent: true, isImmediate: true }
    return store.setQuantity(card, branchCode, quantity + 1, options) > quantity
  }
  const added = cards.length > 1 ? cards.filter(isAdded) : []
  if (added.length === 0) return cards.slice(0, 1).filter(addOne)
  announce(({ notifyAdded }) =>
    notifyAdded(branchCode, { added, missing: cards.length - added.length }, () =>
      store.restoreLines(branchCode, added.map(before)),
    ),
  )
  return added
}
