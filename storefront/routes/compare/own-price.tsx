import { Price } from '../../product/price.tsx'
import type { ProductCard } from '../../product/product-card.ts'
import { useOwnPrice } from '../../shopper/own-prices.ts'

/** The price that the shopper pays. */
export function OwnPrice({ card }: { card: ProductCard }) {
  return <Price product={useOwnPrice(card)} />
}
