import { openStateAt } from './open-state.ts'
import { type Opening, spansOn } from './opening-hours.ts'
import { instantMs, storeTimeOf } from './store-time.ts'

/**
 * The first time in which a branch is open from an instant on: what is left of a span that has begun, else the next span.
 * Both ends are milliseconds. Undefined where the branch stays closed for thirty days.
 */
export function pickupWindow(opening: Opening, from: Date): { startMs: number; endMs: number } | undefined {
  const state = openStateAt(opening, from)
  if (state.isOpen) return { startMs: from.getTime(), endMs: instantMs(state.closes) }
  if (!state.opens) return undefined
  const { day, minute } = state.opens
  const span = spansOn(opening, day).find(({ opens }) => opens === minute)
  return (
    span && {
      startMs: instantMs(state.opens),
      endMs: instantMs({ day: storeTimeOf(instantMs(state.opens)).day, minute: span.closes }),
    }
  )
}
