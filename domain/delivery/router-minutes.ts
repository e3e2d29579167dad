import type { Point } from '../branches/distance.ts'

/** The cells of a place by which minutes are stored: four decimals of a degree, some eleven metres. */
export interface Cell {
  latE4: number
  lngE4: number
}

export function cellOf({ lat, lng }: Point): Cell {
  return { latE4: Math.round(lat * 10_000), lngE4: Math.round(lng * 10_000) }
}

const fastestKmh = 130
const minutesMax = 600

/**
 * Whether minutes of a router can be those of a messenger's way over a great-circle distance: not faster than 130 km/h,
 * not above ten hours. A router that answers nonsense would otherwise set prices.
 */
export function arePlausibleMinutes(minutes: unknown, metres: number): minutes is number {
  return (
    typeof minutes === 'number' &&
    Number.isFinite(minutes) &&
    minutes >= (metres / 1000 / fastestKmh) * 60 &&
    minutes <= minutesMax
  )
}

export interface StoredMinutes {
  /** Null where the router gave none: the zone's speed then counts. */
  minutes: number | null
  measuredAt: Date
}

const hourMs = 3_600_000
/** Minutes are measured anew after a day; what the router did not give is asked for again after five minutes. */
const freshMs = { measured: 24 * hourMs, none: hourMs / 12 }
/** An order is placed at the minutes of its quote: they count two hours longer than any reservation lasts. */
const usableMs = { measured: 26 * hourMs, none: 2 * hourMs }

/** Whether a quote may use stored minutes; else the router is asked. */
export function isFresh(stored: StoredMinutes, now: Date): boolean {
  return ageOf(stored, now) < freshMs[stored.minutes === null ? 'none' : 'measured']
}

/** Whether placing an order may use stored minutes: those of its quote do, so that its price stays (DELIVERY-12). */
export function isUsable(stored: StoredMinutes, now: Date): boolean {
  return ageOf(stored, now) < usableMs[stored.minutes === null ? 'none' : 'measured']
}

/** How old stored minutes become before nobody can use them. */
export const minutesRetainedMs = usableMs.measured

const ageOf = ({ measuredAt }: StoredMinutes, now: Date) => now.getTime() - measuredAt.getTime()
