import { openStateAt } from '#domain/branches/open-state.ts'
import { type Opening, spansOn } from '#domain/branches/opening-hours.ts'
import { instantMs, storeTimeOf } from '#domain/branches/store-time.ts'

const daysBackMax = 7
const beforeClosingMinutes = 10

/**
 * An instant in milliseconds while a branch is open: the given one, else ten minutes before it last closed. The given one
 * too where the branch was not open in the week before it, as without hours.
 */
export function lastOpenMs(opening: Opening, atMs: number): number {
  if (openStateAt(opening, new Date(atMs)).isOpen) return atMs
  const { day: today, minute } = storeTimeOf(atMs)
  for (let day = today; day >= today - daysBackMax; day -= 1) {
    const span = spansOn(opening, day).findLast(({ closes }) => day < today || closes <= minute)
    if (span) return instantMs({ day, minute: span.closes - beforeClosingMinutes })
  }
  return atMs
}
