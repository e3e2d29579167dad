const shownMax = 10

/** The offers of the day: at most ten, without the first of the list (HOME-4). */
export function offersToShow<O>(offers: readonly O[]): O[] {
  return offers.slice(1, 1 + shownMax)
}
