/** The lowest and the highest price of a list, in whole RD$. */
export interface PriceEnds {
  from: number
  to: number
}

/** The highest position of the slider; the lowest is 0. */
export const scaleMax = 100

/**
 * The price in whole RD$ at a position of the slider. The scale is logarithmic, since half of the products cost less
 * than a tenth of the most expensive one. Between the ends prices are rounded: 1,200 rather than 1,187.
 */
export function priceAt(position: number, { from, to }: PriceEnds): number {
  if (position <= 0) return from
  if (position >= scaleMax) return to
  const least = Math.max(from, 1)
  const price = least * (Math.max(to, least) / least) ** (position / scaleMax)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.min(to, Math.max(from, Math.round(price / unit) * unit))
}

/** The position of a price on the slider; a price beyond an end is at that end. */
export function positionOf(price: number, { from, to }: PriceEnds): number {
  if (price <= from) return 0
  if (price >= to) return scaleMax
  const least = Math.max(from, 1)
  return Math.round((scaleMax * Math.log(price / least)) / Math.log(to / least))
}
