import type { Opening, OpeningHours } from '../branches/opening-hours.ts'
import { doneAtMs } from '../branches/ready-time.ts'
import { dayOf, instantMs, storeTimeOf, weekdayOf } from '../branches/store-time.ts'
import type { DeliveryMethod } from './delivery-method.ts'

/** A branch's messenger arrives within so many working hours, from Monday to Friday, as pages promise (DELIVERY-14). */
export const messengerHoursMax = 5

const workingWeekdays = 5
const lastMinute = 1439

/** How an order reaches its customer, and for a carrier within how many working days, where that was promised. */
export interface PromisedDelivery {
  delivery: DeliveryMethod
  promisedDays: number | null
}

/** When the store works: the hours of the order's branch, undefined where they are not known, and the holidays. */
export interface WorkingTime {
  hours: OpeningHours | undefined
  holidays: readonly string[]
}

/**
 * When an order that is placed at an instant arrives at the latest, in milliseconds (DELIVERY-17). Undefined for one that
 * is picked up, for a messenger of a branch whose hours are not known, and for a carrier of whom nothing is promised.
 */
export function arrivesMs(
  { delivery, promisedDays }: PromisedDelivery,
  { hours, holidays }: WorkingTime,
  from: Date,
): number | undefined {
  if (delivery === 'local') return hours && messengerArrivesMs({ hours, holidays }, from)
  if (delivery === 'national' && promisedDays !== null) return carrierArrivesMs(promisedDays, holidays, from)
  return undefined
}

/**
 * When a messenger arrives at the latest, in milliseconds: working hours are those in which the branch is open from Monday
 * to Friday. Undefined where the branch stays closed for thirty days.
 */
export function messengerArrivesMs({ hours, holidays }: Opening, from: Date): number | undefined {
  const working = hours.map((spans, weekday) => (weekday < workingWeekdays ? spans : []))
  return doneAtMs({ opening: { hours: working, holidays }, minutes: messengerHoursMax * 60, endsAtClosing: true }, from)
}

/**
 * When a carrier arrives at the latest, in milliseconds: at the end of a working day, Monday to Friday without holidays. The
 * day of the order does not count. For example: two working days from a Friday end on Tuesday.
 */
export function carrierArrivesMs(days: number, holidays: readonly string[], from: Date): number {
  const closed = new Set(holidays.map(dayOf))
  let { day } = storeTimeOf(from)
  let missing = days
  while (missing > 0) {
    day += 1
    if (weekdayOf(day) < workingWeekdays && !closed.has(day)) missing -= 1
  }
  return instantMs({ day, minute: lastMinute })
}
