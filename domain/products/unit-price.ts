import type { Centavos } from '../money/money.ts'

/** The price of a level from a quantity on. */
export interface PriceRow {
  level: number
  minQuantity: number
  priceCentavos: Centavos
}

/** An offer: a price from a quantity on, between two moments; a missing moment leaves that side open. */
export interface SpecialPrice {
  priceCentavos: Centavos
  minQuantity: number
  from: Date | null
  until: Date | null
}

/** What the price of one unit depends on. */
export interface UnitPriceInput {
  prices: readonly PriceRow[]
  special?: SpecialPrice | null
  level: number
  quantity: number
  now: Date
}

/** The level of visitors and of new customers, to which a level without a price of its own falls back. */
export const firstPriceLevel = 1

/**
 * The price of one unit (PRODUCT-1): of the level's rows the one with the largest minimum that the quantity
 * reaches, then the special price where it is lower, running, and the quantity reaches its minimum. A level without
 * such a row is priced as level 1. Undefined when there is no price, or it is 0: such a product cannot be sold.
 */
export function unitPriceCentavos({ prices, special, level, quantity, now }: UnitPriceInput): Centavos | undefined {
  const row = rowOf(prices, level, quantity) ?? rowOf(prices, firstPriceLevel, quantity)
  if (!row || row.priceCentavos <= 0) return undefined
  const isOffered = special && isSpecialRunning(special, now) && quantity >= special.minQuantity
  return isOffered ? Math.min(special.priceCentavos, row.priceCentavos) : row.priceCentavos
}

/**
 * The special price of a product that pages show as an offer: it runs and is lower than the price of one unit
 * (PRODUCT-2). Null where it is not.
 */
export function runningOffer(
  { priceCentavos, special }: { priceCentavos: Centavos | null; special: SpecialPrice | null },
  now: Date,
): SpecialPrice | null {
  if (!special || priceCentavos === null || !isSpecialRunning(special, now)) return null
  return special.priceCentavos < priceCentavos ? special : null
}

/** Whether an offer has a price and the moment lies in its dates. It ends with its last moment, as a countdown does. */
export function isSpecialRunning(special: SpecialPrice | null | undefined, now: Date): boolean {
  if (!special || special.priceCentavos <= 0) return false
  return (!special.from || special.from <= now) && (!special.until || now < special.until)
}

/**
 * Whether a special price lowers nothing: at level 1 the quantity that it requires costs as little without it, so that it
 * is never in effect (PRODUCT-1).
 */
export function isVainSpecial(prices: readonly PriceRow[], special: SpecialPrice): boolean {
  const row = rowOf(prices, firstPriceLevel, special.minQuantity)
  return row !== undefined && special.priceCentavos >= row.priceCentavos
}

/** Whether a unit costs more from a quantity on than of one unit fewer. */
export function hasRisingPrice(prices: readonly PriceRow[]): boolean {
  return prices.some(({ level, minQuantity, priceCentavos }) => {
    const fewer = minQuantity - 1
    const row = minQuantity > 1 ? (rowOf(prices, level, fewer) ?? rowOf(prices, firstPriceLevel, fewer)) : undefined
    return row !== undefined && row.priceCentavos < priceCentavos
  })
}

/** How much lower the special price is, in whole percent rounded down, so that an offer never promises too much. */
export function discountPercentage(regularCentavos: Centavos, specialCentavos: Centavos): number {
  if (specialCentavos <= 0 || specialCentavos >= regularCentavos) return 0
  return Math.floor(((regularCentavos - specialCentavos) * 100) / regularCentavos)
}

function rowOf(prices: readonly PriceRow[], level: number, quantity: number): PriceRow | undefined {
  return prices
    .filter((row) => row.level === level && row.minQuantity <= quantity)
    .reduce<PriceRow | undefined>((best, row) => (best && best.minQuantity >= row.minQuantity ? best : row), undefined)
}
