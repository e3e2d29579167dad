/** The time zone of the store: every branch is in it, and so are all hours and dates that the store says. */
export const storeTimeZone = 'America/Santo_Domingo'

const minutesPerDay = 1440
const msPerMinute = 60_000

/** A moment as the clocks of the store show it: the day since 1970-01-01, and the minutes since its midnight. */
export interface StoreTime {
  day: number
  minute: number
}

// The Swedish form is `2026-11-23 16:30`.
const clock = new Intl.DateTimeFormat('sv', { timeZone: storeTimeZone, dateStyle: 'short', timeStyle: 'short' })

/** What the clocks of the store show at an instant, a Date or its milliseconds; seconds are left out. */
export function storeTimeOf(instant: Date | number): StoreTime {
  const [date = '', time = ''] = clock.format(instant).split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { day: dayOf(date), minute: hours * 60 + minutes }
}

/** The date on the clocks of the store at an instant, such as `2026-11-23`. */
export const storeDateOf = (instant: Date): string => clock.format(instant).slice(0, 10)

/** The instant in milliseconds at which the clocks of the store show a time. */
export function instantMs({ day, minute }: StoreTime): number {
  const target = day * minutesPerDay + minute
  const shown = storeTimeOf(target * msPerMinute)
  return (2 * target - (shown.day * minutesPerDay + shown.minute)) * msPerMinute
}

/** How many midnights of the store lie between two instants: 0 the same day, 1 the next. */
export const daysBetween = (from: Date, to: Date): number => storeTimeOf(to).day - storeTimeOf(from).day

/** The weekday of a day: 0 is Monday, 6 Sunday. */
export const weekdayOf = (day: number): number => (day + 3) % 7

/**
 * The day since 1970-01-01 of a date such as `2026-12-25`, counted in the Gregorian calendar from a March to the next,
 * so that the day of a leap year is the last.
 */
export function dayOf(date: string): number {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number)
  const isBeforeMarch = month < 3
  const years = isBeforeMarch ? year - 1 : year
  const months = isBeforeMarch ? month + 9 : month - 3
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return dayOfMonth + Math.floor((153 * months + 2) / 5) + 365 * years + leapDays - 719_469
}
