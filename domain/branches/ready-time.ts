import { type Opening, closedDaysMax, spansOn } from './opening-hours.ts'
import { instantMs, storeTimeOf } from './store-time.ts'

/** What a promise of pickup needs; `preparationMinutes` is null where the store has not set it. */
export interface Preparation {
  opening: Opening | undefined
  preparationMinutes: number | null
}

/** Promised times are quarters of an hour. */
const stepMinutes = 15

/**
 * When an order that is placed at an instant can be collected, in milliseconds: after the minutes that its preparation takes, counted
 * only while the branch is open, rounded up to a quarter of an hour. Work that is done when the branch closes waits for
 * its next opening. Undefined where the hours or the preparation are not set, or where the branch is closed for thirty
 * days: then nothing is promised (BRANCH-10).
 *
 * For example: 60 minutes of work from 18:30 in a branch that is open from 9:00 to 19:00 are done at 9:30.
 */
export function readyAtMs({ opening, preparationMinutes }: Preparation, from: Date): number | undefined {
  if (!opening || preparationMinutes === null) return undefined
  return doneAtMs({ opening, minutes: preparationMinutes, endsAtClosing: false }, from)
}

/** Work of a branch. What ends as the branch closes is done then, or waits for its next opening. */
interface Work {
  opening: Opening
  minutes: number
  endsAtClosing: boolean
}

/** When work that begins at an instant is done, in milliseconds, as `readyAtMs` says. */
export function doneAtMs({ opening, minutes, endsAtClosing }: Work, from: Date): number | undefined {
  const start = storeTimeOf(from)
  let missing = minutes
  let lastWork = start.day
  for (let day = start.day; day <= lastWork + closedDaysMax; day += 1) {
    const earliest = day === start.day ? start.minute : 0
    for (const { opens, closes } of spansOn(opening, day)) {
      const begin = Math.max(opens, earliest)
      if (begin >= closes) continue
      lastWork = day
      const done = roundUp(begin + missing)
      if (done < closes) return instantMs({ day, minute: done })
      if (endsAtClosing && begin + missing <= closes) return instantMs({ day, minute: closes })
      missing = Math.max(0, missing - (closes - begin))
    }
  }
  return undefined
}

const roundUp = (minute: number) => Math.ceil(minute / stepMinutes) * stepMinutes
