import { type PriceRow, type SpecialPrice, unitPriceCentavos } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'

/**
 * The prices that a product's page has: the rows of the shopper's level and of level 1, and the special price while it
 * is valid.
 */
export interface Pricing {
  prices: readonly { codnivelprecio: number; precio: number; cantidadprecio: number }[]
  special_price: number
  quantity_required_special_price: number
}

export interface Tier {
  quantity: number
  unitCentavos: Centavos
}

/**
 * The price of one unit for a quantity at a price level, by the same rule as the cart (PRODUCT-1); undefined without a
 * price.
 */
export function unitPriceAt(pricing: Pricing, level: number, quantity: number): Centavos | undefined {
  return unitPriceCentavos({ prices: rowsOf(pricing), special: specialOf(pricing), level, quantity, now: anyTime })
}

/**
 * The quantities from which the price of one unit is lower, beginning with one unit. A single tier means that the price
 * does not depend on the quantity.
 */
export function priceTiers(pricing: Pricing, level: number): Tier[] {
  const quantities = new Set([
    1,
    ...rowsOf(pricing).map(({ minQuantity }) => minQuantity),
    ...(pricing.special_price > 0 ? [pricing.quantity_required_special_price] : []),
  ])
  const tiers: Tier[] = []
  for (const quantity of [...quantities].filter((each) => each > 0).sort((a, b) => a - b)) {
    const unitCentavos = unitPriceAt(pricing, level, quantity)
    const last = tiers.at(-1)
    if (unitCentavos !== undefined && (!last || unitCentavos < last.unitCentavos))
      tiers.push({ quantity, unitCentavos })
  }
  return tiers
}

// The server sends a special price only while it is valid, so its dates are not checked again.
const anyTime = new Date(0)

function rowsOf({ prices }: Pricing): PriceRow[] {
  return prices.map(({ codnivelprecio, precio, cantidadprecio }) => ({
    level: codnivelprecio,
    minQuantity: cantidadprecio,
    priceCentavos: toCentavos(precio),
  }))
}

function specialOf({ special_price, quantity_required_special_price }: Pricing): SpecialPrice | null {
  if (special_price <= 0) return null
  return {
    priceCentavos: toCentavos(special_price),
    minQuantity: Math.max(1, quantity_required_special_price),
    from: null,
    until: null,
  }
}
