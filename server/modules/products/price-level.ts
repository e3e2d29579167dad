import { firstPriceLevel } from '#domain/products/unit-price.ts'
import type { Actor } from '#server/platform/context.ts'

/** The price level that a caller buys at: a customer's own, level 1 for everybody else (PRODUCT-1). */
export function priceLevelOf(actor: Actor): number {
  return actor.kind === 'customer' ? actor.priceLevel : firstPriceLevel
}
