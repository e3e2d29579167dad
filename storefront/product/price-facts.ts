import { discountPercentage } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { ProductCard } from './product-card.ts'

export type Priced = Pick<ProductCard, 'price' | 'special_price' | 'quantity_required_special_price'>

export interface PriceFacts {
  /** What one piece costs today; undefined where the product has no price. */
  nowCentavos: Centavos | undefined
  /** What it cost before the offer; undefined where no offer lowers the price of one piece. */
  beforeCentavos: Centavos | undefined
  /** An offer that needs more pieces than one. */
  fromQuantity: { quantity: number; priceCentavos: Centavos } | undefined
}

/**
 * What there is to say about a price: an offer lowers the price of one piece, or it waits for its quantity (PRODUCT-2).
 */
export function priceFacts({ price, special_price, quantity_required_special_price: required }: Priced): PriceFacts {
  if (price === null) return { nowCentavos: undefined, beforeCentavos: undefined, fromQuantity: undefined }
  const regular = toCentavos(price)
  const special = toCentavos(special_price)
  if (special <= 0 || special >= regular)
    return { nowCentavos: regular, beforeCentavos: undefined, fromQuantity: undefined }
  if (required > 1)
    return {
      nowCentavos: regular,
      beforeCentavos: undefined,
      fromQuantity: { quantity: required, priceCentavos: special },
    }
  return { nowCentavos: special, beforeCentavos: regular, fromQuantity: undefined }
}

export interface OwnPrice {
  price: number | null
  special_price: number
}

/** A product at the prices of somebody's own level; an offer that is not below the own price is none. */
export function atOwnPrice<P extends OwnPrice & { discountPercentage: number }>(
  product: P,
  { price, special_price }: OwnPrice,
): P {
  const percent = price === null ? 0 : discountPercentage(toCentavos(price), toCentavos(special_price))
  const isOffer = price !== null && special_price > 0 && special_price < price
  return { ...product, price, special_price: isOffer ? special_price : 0, discountPercentage: percent }
}
