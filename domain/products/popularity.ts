/** What is known of how much shoppers want a product. */
export interface PopularityFigures {
  /** The units sold, or any count that stands for them. */
  unitsSold: number
  /** From 0 to 5. */
  ratingAverage: number
  ratingsCount: number
}

/** How products are rated that nobody has rated yet, and how many ratings that assumption is worth. */
const usualRating = 4
const usualCount = 10
/** So fine that one unit more or less of ten thousand makes a difference. */
const stepsPerStar = 16_384

/**
 * How popular a product is, as a whole number below 2^20: a star more counts as much as twice the units sold. A rating is
 * the less certain the fewer stand behind it: one of five stars is 4.1, fifty of 4.5 on average are 4.4.
 */
export function popularityOf({ unitsSold, ratingAverage, ratingsCount }: PopularityFigures): number {
  const stars = (usualRating * usualCount + ratingAverage * ratingsCount) / (usualCount + ratingsCount)
  return Math.round((Math.log2(1 + Math.max(0, unitsSold)) + stars) * stepsPerStar)
}
