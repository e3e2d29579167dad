const thresholds = [5, 4, 3, 2, 1]

interface RatingCount {
  rated: number
  count: number
}

/**
 * The numbers of stars that the filter offers, with their counts. One that would show as many products as the one above
 * it is left out, except the chosen one.
 */
export function ratingThresholds(counts: readonly RatingCount[], chosen: string | undefined): RatingCount[] {
  const rows: RatingCount[] = []
  for (const rated of thresholds) {
    const found = counts.find((each) => each.rated === rated)
    const isChosen = chosen === String(rated)
    if (isChosen || (found && found.count !== rows.at(-1)?.count)) rows.push({ rated, count: found?.count ?? 0 })
  }
  return rows
}
