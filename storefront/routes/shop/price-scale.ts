/** The lowest and the highest price of a list, in whole RD$. */
export interface PriceEnds {
  from: number
  to: number
}

/** The slider's places, from 0. */
export const scaleMax = 100

/**
 * The price at a place of the slider. Equal steps multiply the price, since half of a store costs less than a tenth of
 * its dearest piece; between the ends it is a round number: 1,200 rather than 1,187.
 */
export function priceAt(place: number, { from, to }: PriceEnds): number {
  if (place <= 0) return from
  if (place >= scaleMax) return to
  const least = Math.max(from, 1)
  const price = least * (Math.max(to, least) / least) ** (place / scaleMax)
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1)
  return Math.min(to, Math.max(from, Math.round(price / unit) * unit))
}

/** The place of a price on the slider; one beyond an end stands at that end. */
export function placeOf(price: number, { from, to }: PriceEnds): number {
  if (price <= from) return 0
  if (price >= to) return scaleMax
  const least = Math.max(from, 1)
  return Math.round((scaleMax * Math.log(price / least)) / Math.log(to / least))
}
