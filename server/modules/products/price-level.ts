import type { Actor } from '#server/platform/context.ts'

/** The price level that somebody buys at: a customer's own, visitors 1 (PRODUCT-1). */
export function priceLevelOf(actor: Actor): number {
  return actor.kind === 'customer' ? actor.priceLevel : 1
}
