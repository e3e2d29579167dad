import type { OpenSpan, OpeningHours } from './opening-hours.ts'

/** Weekdays that follow each other with the same hours. `first` and `last` are weekdays, 0 for Monday. */
export interface DayGroup {
  first: number
  last: number
  spans: readonly OpenSpan[]
}

/** The week in as few groups as it takes: Monday to Friday, Saturday, Sunday. */
export function groupDays(hours: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = []
  for (const [day, spans] of hours.entries()) {
    const before = groups.at(-1)
    if (before && isSame(before.spans, spans)) before.last = day
    else groups.push({ first: day, last: day, spans })
  }
  return groups
}

const isSame = (one: readonly OpenSpan[], other: readonly OpenSpan[]) =>
  one.length === other.length &&
  one.every(({ opens, closes }, index) => opens === other[index]?.opens && closes === other[index].closes)
