import { clampQuantity } from '#domain/cart/quantity.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { ProductCard } from './product-card.ts'

/**
 * The stock that limits a quantity. Customers see no count above 98 (PRODUCT-4), so `+99` gives infinity and only the
 * server applies the limit.
 */
export function stockOf(product: ProductCard): number {
  return product.existence === '+99' ? Number.POSITIVE_INFINITY : product.existence
}

/**
 * Whether at least one unit of a product can be ordered at its branch: it has a price and stock. A discontinued product
 * has no stock.
 */
export const isOrderable = (product: ProductCard): boolean =>
  clampQuantity({ requested: 1, stock: stockOf(product), priceCentavos: cardPriceCentavos(product, 1) }).quantity > 0

/**
 * The price of one unit at a quantity, in centavos (PRODUCT-1); undefined without a price. It is computed from the
 * fields of a card, so the server's price takes precedence.
 */
export function cardPriceCentavos(product: ProductCard, quantity: number, now = new Date()): Centavos | undefined {
  if (product.price === null) return undefined
  const oneUnit = { codnivelprecio: 1, precio: product.price, cantidadprecio: 1 }
  const rows = product.prices?.length ? product.prices : [oneUnit]
  return unitPriceCentavos({
    prices: rows.map(({ codnivelprecio, precio, cantidadprecio }) => ({
      level: codnivelprecio,
      minQuantity: cantidadprecio,
      priceCentavos: toCentavos(precio),
    })),
    special: {
      priceCentavos: toCentavos(product.special_price),
      minQuantity: Math.max(1, product.quantity_required_special_price),
      from: product.special_price_start ? new Date(product.special_price_start) : null,
      until: product.special_price_end ? new Date(product.special_price_end) : null,
    },
    // The rows are those of level 1 and of the shopper's own level, so the highest level is the shopper's.
    level: Math.max(...rows.map(({ codnivelprecio }) => codnivelprecio)),
    quantity: Math.max(1, quantity),
    now,
  })
}
