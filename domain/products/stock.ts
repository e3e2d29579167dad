/**
 * The largest count of pieces a customer is shown; above it stands `+99` (PRODUCT-4). The trigger of migration 0012
 * counts as far as this.
 */
export const shownStockMax = 98

/** The last count that a page calls few. */
const fewMax = 5

/** How much there is, as coarsely as a page tells it. A cached page is outdated when a product changes its band. */
export type StockBand = 'none' | 'few' | 'some' | 'plenty'

/** The count as a customer may see it: the number up to 98, `+99` above (PRODUCT-4). */
export function shownStock(pieces: number): number | '+99' {
  return pieces > shownStockMax ? '+99' : Math.max(0, pieces)
}

/** The band of a count: none at 0, few from 1 to 5, some up to 98, plenty above. */
export function stockBand(pieces: number): StockBand {
  if (pieces <= 0) return 'none'
  if (pieces <= fewMax) return 'few'
  return pieces <= shownStockMax ? 'some' : 'plenty'
}
