import type { ReplyOf } from '#contract/endpoint.ts'
import type { listProducts } from '#contract/catalogue.ts'
import { unitPriceCentavos } from '#domain/catalogue/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'

/** A product as cards and carts know it. */
export type ProductCard = ReplyOf<typeof listProducts>['docs'][number]

/** The stock to clamp at. Above 98 customers see no count (S2), so the server alone knows the end. */
export function stockOf(product: ProductCard): number {
  return product.existence === '+99' ? Number.POSITIVE_INFINITY : product.existence
}

/** What one piece costs at a quantity, as far as a card tells; the server's answer has the last word. */
export function cardPriceCentavos(product: ProductCard, quantity: number, now = new Date()): Centavos | undefined {
  if (product.price === null) return undefined
  return unitPriceCentavos({
    prices: [{ level: 1, minQuantity: 1, priceCentavos: toCentavos(product.price) }],
    special: {
      priceCentavos: toCentavos(product.special_price),
      minQuantity: Math.max(1, product.quantity_required_special_price),
      from: product.special_price_start ? new Date(product.special_price_start) : null,
      until: product.special_price_end ? new Date(product.special_price_end) : null,
    },
    level: 1,
    quantity: Math.max(1, quantity),
    now,
  })
}
