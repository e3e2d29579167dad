import { clampQuantity } from '#domain/cart/quantity.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'
import type { ProductCard } from './product-card.ts'

/** The stock to clamp at. Above 98 customers see no count (PRODUCT-4), so the server alone knows the end. */
export function stockOf(product: ProductCard): number {
  return product.existence === '+99' ? Number.POSITIVE_INFINITY : product.existence
}

/**
 * Whether any of a product can be ordered at its branch: it has a price, and there is stock of it. What is no longer
 * sold has none.
 */
export const isOrderable = (product: ProductCard): boolean =>
  clampQuantity({ requested: 1, stock: stockOf(product), priceCentavos: cardPriceCentavos(product, 1) }).quantity > 0

/** What one piece costs at a quantity (PRODUCT-1), as far as a card tells; the server's answer has the last word. */
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
    // Beside everybody's first level a shopper is told of one only: the own.
    level: Math.max(...rows.map(({ codnivelprecio }) => codnivelprecio)),
    quantity: Math.max(1, quantity),
    now,
  })
}
