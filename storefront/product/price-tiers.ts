import { type PriceRow, type SpecialPrice, unitPriceCentavos } from '#domain/products/unit-price.ts'
import { type Centavos, toCentavos } from '#domain/money/money.ts'

/** What a product page knows of a price: the rows of its level and of level 1, and the special price while it runs. */
export interface Pricing {
  prices: readonly { codnivelprecio: number; precio: number; cantidadprecio: number }[]
  special_price: number
  quantity_required_special_price: number
}

export interface Tier {
  quantity: number
  unitCentavos: Centavos
}

/** The price of one piece when so many are bought at a level (PRODUCT-1): the rule that the cart is priced by. */
export function unitPriceAt(pricing: Pricing, level: number, quantity: number): Centavos | undefined {
  return unitPriceCentavos({ prices: rowsOf(pricing), special: specialOf(pricing), level, quantity, now: anyTime })
}

/**
 * From which quantities on a piece gets cheaper, from one piece on. A single tier means that quantity changes nothing.
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

// The server names a special price only while it runs, so its dates need no second look here.
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
