/** Scores are rounded to steps of 1/20: within one step the branch's stock decides, then popularity. */
const stepsPerPoint = 20
const popularityMax = 2 ** 20 - 1

/** Above every score, so that a score's share of it is below 1. */
const scoreMax = 16

/** Of results that are equal up to their popularity, those of a model that has a more popular one follow all others. */
const repeatedOffset = popularityMax + 1
const standingSize = 2 * repeatedOffset

/**
 * The sort key of a search result, the highest first: first the score in steps, then products in the branch's stock
 * before those that are not, then products of a category that others are made for, such as phones (`isDevice`), then
 * popularity, and at last the exact score.
 */
export function searchRank(score: number, isInStock: boolean, isDevice: boolean, popularity: number): number {
  const step = Math.round(score * stepsPerPoint)
  const bounded = Math.max(0, Math.min(popularityMax, Math.trunc(popularity) || 0))
  const exact = Math.max(0, Math.min(0.999, score / scoreMax))
  return (step * 4 + (isInStock ? 2 : 0) + (isDevice ? 1 : 0)) * standingSize + repeatedOffset + bounded + exact
}

/** What a sort key of `searchRank` says before popularity: results with the same standing are equal but for that. */
export const standingOf = (rank: number): number => Math.floor(rank / standingSize)

/** The sort key of a result whose model has a better one with the same standing. */
export const repeatedRank = (rank: number): number => rank - repeatedOffset

/** In coarser steps, so that a cheap product comes first although its name says a little less. */
const cheapStepsPerPoint = 8
const priceMax = 2 ** 40

/**
 * The sort key of a result whose shopper looks for something cheap: the score in coarse steps, then products in the
 * branch's stock, then the lowest price. A product without a price has one above all others.
 */
export function cheapRank(score: number, isInStock: boolean, priceCentavos: number): number {
  const step = Math.round(score * cheapStepsPerPoint)
  return (step * 2 + (isInStock ? 1 : 0)) * priceMax - Math.min(priceMax - 1, priceCentavos)
}
