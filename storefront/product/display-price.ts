import { isInReach } from '#domain/products/stock.ts'
import { discountPercentage } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { ProductCard } from './product-card.ts'

export type Priced = Pick<ProductCard, 'price' | 'special_price' | 'quantity_required_special_price'> &
  Partial<Pick<ProductCard, 'existence'>>

export interface DisplayPrice {
  /** The price of one unit today; undefined if the product has no price. */
  nowCentavos: Centavos | undefined
  /** The price of one unit before the offer; undefined if no offer lowers it. */
  beforeCentavos: Centavos | undefined
  /** An offer that applies only from more than one unit. */
  fromQuantity: { quantity: number; priceCentavos: Centavos; percent: number } | undefined
}

/**
 * The prices to show: an offer either lowers the price of one unit, or applies from a quantity on (PRODUCT-2). One from
 * more units than the branch has is left out (PRODUCT-20).
 */
export function displayPrice(product: Priced): DisplayPrice {
  const { price, special_price, quantity_required_special_price: required } = product
  if (price === null) return { nowCentavos: undefined, beforeCentavos: undefined, fromQuantity: undefined }
  const regular = toCentavos(price)
  const special = toCentavos(special_price)
  if (special <= 0 || special >= regular)
    return { nowCentavos: regular, beforeCentavos: undefined, fromQuantity: undefined }
  if (required > 1) {
    const offer = { quantity: required, priceCentavos: special, percent: discountPercentage(regular, special) }
    return {
      nowCentavos: regular,
      beforeCentavos: undefined,
      fromQuantity: hasUnits(product, required) ? offer : undefined,
    }
  }
  return { nowCentavos: special, beforeCentavos: regular, fromQuantity: undefined }
}

/** Whether the branch has that many units of a product; true where its stock is not known, and for a single one. */
export function hasUnits({ existence }: Pick<Priced, 'existence'>, quantity: number): boolean {
  return quantity <= 1 || existence === undefined || isInReach(existence, quantity)
}

export interface OwnPrice {
  price: number | null
  special_price: number
}

/** A product at the prices of the shopper's own level. An offer that is not below the own price is left out. */
export function atOwnPrice<P extends OwnPrice & { discountPercentage: number }>(
  product: P,
  { price, special_price }: OwnPrice,
): P {
  const percent = price === null ? 0 : discountPercentage(toCentavos(price), toCentavos(special_price))
  const isOffer = price !== null && special_price > 0 && special_price < price
  return { ...product, price, special_price: isOffer ? special_price : 0, discountPercentage: percent }
}
