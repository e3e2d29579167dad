/** Scores are rounded to steps of 1/20: within one step the branch's stock decides, then popularity. */
const stepsPerPoint = 20
const popularityMax = 2 ** 20 - 1

/** Above every score, so that a score's share of it is below 1. */
const scoreMax = 16

/**
 * The sort key of a search result, the highest first: first the score in steps, then products in the branch's stock
 * before those that are not, then popularity, and at last the exact score.
 */
export function searchRank(score: number, isInStock: boolean, popularity: number): number {
  const step = Math.round(score * stepsPerPoint)
  const bounded = Math.max(0, Math.min(popularityMax, Math.trunc(popularity) || 0))
  const exact = Math.max(0, Math.min(0.999, score / scoreMax))
  return (step * 2 + (isInStock ? 1 : 0)) * (popularityMax + 1) + bounded + exact
}
