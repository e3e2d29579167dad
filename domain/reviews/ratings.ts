/** A review gives one to five stars. */
export const ratingMax = 5

export interface Ratings {
  /** To one decimal, as it is shown; 0 where nobody has rated. */
  average: number
  count: number
  /** From five stars to one, those without a review included. */
  stars: { rating: number; count: number }[]
}

/** The average and the counts of a product's ratings, from the number of reviews with each number of stars. */
export function summariseRatings(counts: readonly { rating: number; count: number }[]): Ratings {
  const stars = Array.from({ length: ratingMax }, (_, at) => {
    const rating = ratingMax - at
    return { rating, count: counts.find((one) => one.rating === rating)?.count ?? 0 }
  })
  const count = stars.reduce((sum, one) => sum + one.count, 0)
  const points = stars.reduce((total, one) => total + one.rating * one.count, 0)
  return { average: count === 0 ? 0 : Math.round((points * 10) / count) / 10, count, stars }
}
