const shownMax = 10

/** The offers of the day: the first of the list is passed over and at most ten are shown (HOME-4). */
export function offersToShow<O>(offers: readonly O[]): O[] {
  return offers.slice(1, 1 + shownMax)
}
