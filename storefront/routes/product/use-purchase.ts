import { useState } from 'react'
import { type QuantityNotice, settleQuantity } from '#domain/cart/quantity.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProductCard } from '../../product/product-card.ts'
import { stockOf } from '../../product/card-price.ts'
import { addToCart } from '../../cart/cart-store.ts'
import { useSearchEvents } from '../../search/search-events.ts'
import { unitPriceAt } from '../../product/price-tiers.ts'
import type { ProductAtLevel } from './own-detail.ts'

export interface Purchase {
  quantity: number
  notice: QuantityNotice | undefined
  /** What one piece costs at this quantity; undefined where the product has no price. */
  unitCentavos: Centavos | undefined
  stock: number
  canAdd: boolean
  want: (quantity: number) => void
  add: () => void
}

/** How many of a product somebody is about to add, settled by stock and price as the cart does it (PRODUCT-6). */
export function usePurchase({ product, level }: ProductAtLevel, card: ProductCard, branchCode: number): Purchase {
  const stock = stockOf(product)
  const priceOf = (quantity: number) => unitPriceAt(product, level, Math.max(1, quantity))
  const { added } = useSearchEvents()
  const canSell = product.price !== null && stock > 0
  const [wanted, setWanted] = useState(1)
  const settled = settleQuantity({ wanted: canSell ? wanted : 0, stock, priceCentavos: priceOf(wanted) })
  return {
    quantity: settled.quantity,
    notice: settled.notice,
    unitCentavos: product.price === null ? undefined : priceOf(settled.quantity),
    stock,
    canAdd: canSell && settled.quantity > 0,
    // A second step beyond the stock keeps the warning; the field itself never shows more than there is.
    want: (quantity) => setWanted(Math.max(0, quantity)),
    add: () => {
      if (addToCart(card, branchCode, settled.quantity) > 0) added(card.codarticulo)
    },
  }
}
