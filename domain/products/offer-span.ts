const dayMs = 86_400_000

/** How long running offers still last: a day at most, a week at most, or longer and without an end. */
export type OfferSpan = 'lastDay' | 'week' | 'open'

/** The span of offers that end at an instant, by the time that remains: what ends within a day is in its last day. */
export function offerSpan(end: Date | undefined, now: Date): OfferSpan {
  const leftMs = end ? end.getTime() - now.getTime() : Infinity
  if (leftMs <= 0 || leftMs > 7 * dayMs) return 'open'
  return leftMs <= dayMs ? 'lastDay' : 'week'
}
