import { Price } from '../../product/price.tsx'
import type { ProductCard } from '../../product/product-card.ts'
import { useOwnPrice } from '../../shopper/own-prices.ts'

/** The price that the shopper pays. */
export function OwnPrice({ card, isShort }: { card: ProductCard; isShort: boolean }) {
  return <Price product={useOwnPrice(card)} isShort={isShort} />
}
