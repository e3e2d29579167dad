import { useState } from 'react'
import { type QuantityNotice, clampQuantity } from '#domain/cart/quantity.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { stockOf } from '../../product/card-price.ts'
import { addToCart } from '../../cart/cart-store.ts'
import { useSearchEvents } from '../../search/search-events.ts'
import { unitPriceAt } from '../../product/price-tiers.ts'
import type { ProductAtLevel } from './product-at-level.ts'

export interface Purchase {
  quantity: number
  notice: QuantityNotice | undefined
  /** The price of one unit at this quantity; undefined where the product has no price. */
  unitCentavos: Centavos | undefined
  stock: number
  canAdd: boolean
  request: (quantity: number) => void
  add: () => void
}

/** The quantity that the shopper is about to add, limited by stock and price with the rule of the cart (PRODUCT-6). */
export function usePurchase({ product, level }: ProductAtLevel, card: ProductCard, branchCode: number): Purchase {
  const stock = stockOf(product)
  const priceOf = (quantity: number) => unitPriceAt(product, level, Math.max(1, quantity))
  const { added } = useSearchEvents()
  const canSell = product.price !== null && stock > 0
  const [requested, setRequested] = useState(1)
  const allowed = clampQuantity({ requested: canSell ? requested : 0, stock, priceCentavos: priceOf(requested) })
  return {
    quantity: allowed.quantity,
    notice: allowed.notice,
    unitCentavos: product.price === null ? undefined : priceOf(allowed.quantity),
    stock,
    canAdd: canSell && allowed.quantity > 0,
    // Another step beyond the stock keeps the warning; the field never shows more than the stock.
    request: (quantity) => setRequested(Math.max(0, quantity)),
    add: () => {
      if (addToCart(card, branchCode, allowed.quantity) > 0) added(card.codarticulo)
    },
  }
}
