/**
 * The index of the tab that a key of a tab list leads to; undefined for other keys. The arrows go round, Home and End lead
 * to the first and the last tab.
 */
export function tabOfKey(key: string, current: number, count: number): number | undefined {
  const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[key]
  return to === undefined ? undefined : (to + count) % count
}
