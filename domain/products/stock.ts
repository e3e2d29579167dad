/**
 * The largest count of units that shoppers see; above it they see `+99` (PRODUCT-4). The catalogue index stores every
 * larger count as 99, and the trigger of migration 0012 records no changes among them.
 */
export const shownStockMax = 98

/** The largest count that pages call few. */
const fewMax = 5

/**
 * How much stock there is, in four bands: for the colour and wording of a stock note, and to see whether there is any.
 */
export type StockBand = 'none' | 'few' | 'some' | 'plenty'

/** The count as a customer may see it: the number up to 98, `+99` above (PRODUCT-4). */
export function shownStock(units: number): number | '+99' {
  return units > shownStockMax ? '+99' : Math.max(0, units)
}

/**
 * Whether a branch has the units that a price from a quantity on asks for (PRODUCT-20), by the count that shoppers see; more
 * than that count states is taken to be enough.
 */
export function isInReach(shown: number | '+99', quantity: number): boolean {
  return shown === '+99' || shown >= quantity
}

/** The band of a count: none at 0, few from 1 to 5, some up to 98, plenty above. */
export function stockBand(units: number): StockBand {
  if (units <= 0) return 'none'
  if (units <= fewMax) return 'few'
  return units <= shownStockMax ? 'some' : 'plenty'
}
