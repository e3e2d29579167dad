import { type OpenSpan, type Opening, closedDaysMax, spansOn } from './opening-hours.ts'
import { type StoreTime, storeTimeOf } from './store-time.ts'

/** Open until a time, or closed until one; `opens` is undefined where it stays closed for thirty days. */
export type OpenState = { isOpen: true; closes: StoreTime } | { isOpen: false; opens: StoreTime | undefined }

/** Whether a branch is open at an instant, and when that changes. */
export function openStateAt(opening: Opening, instant: Date): OpenState {
  const now = storeTimeOf(instant)
  const current = spansOn(opening, now.day).find(({ opens, closes }) => opens <= now.minute && now.minute < closes)
  if (current) return { isOpen: true, closes: { day: now.day, minute: current.closes } }
  for (let day = now.day; day <= now.day + closedDaysMax; day += 1) {
    const after = day === now.day ? now.minute : -1
    const next = spansOn(opening, day).find(({ opens }) => opens > after)
    if (next) return { isOpen: false, opens: { day, minute: next.opens } }
  }
  return { isOpen: false, opens: undefined }
}

/** The hours of a day. */
export interface HoursOfDay {
  day: number
  spans: readonly OpenSpan[]
}

/**
 * The hours to show at an instant: all of today while it is open, else those to come on the day on which it opens next,
 * since past hours read as if it were open. Undefined where it stays closed for thirty days.
 */
export function hoursToShow(opening: Opening, state: OpenState, instant: Date): HoursOfDay | undefined {
  const { day } = storeTimeOf(instant)
  if (state.isOpen) return { day, spans: spansOn(opening, day) }
  const next = state.opens
  return next && { day: next.day, spans: spansOn(opening, next.day).filter(({ opens }) => opens >= next.minute) }
}
