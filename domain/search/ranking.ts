/** How finely scores are told apart: within a step the branch's stock decides, then popularity. */
const stepsPerPoint = 20
const popularityMax = 2 ** 20 - 1

/**
 * One number by which found products stand in order, the highest first: how well they match, in steps; then what the
 * branch has before what it has not; then popularity.
 */
export function searchRank(score: number, isInStock: boolean, popularity: number): number {
  const step = Math.round(score * stepsPerPoint)
  const liked = Math.max(0, Math.min(popularityMax, Math.trunc(popularity) || 0))
  return (step * 2 + (isInStock ? 1 : 0)) * (popularityMax + 1) + liked
}
