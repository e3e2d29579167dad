import { type RawBuilder, sql } from 'kysely'
import { storeTimeZone } from '#domain/branches/store-time.ts'

/** Whether a text is a day of the calendar, such as `2026-11-23`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The beginning of a day of the store, or of one some days after it. */
export const midnight = (day: string, plusDays = 0): RawBuilder<Date> =>
  sql`((${day}::date + ${sql.lit(plusDays)})::timestamp at time zone ${sql.lit(storeTimeZone)})`

/** The condition that an instant lies in a day of the store. */
export function isWithin(column: string, day: string): RawBuilder<boolean> {
  return sql`(${sql.ref(column)} >= ${midnight(day)} and ${sql.ref(column)} < ${midnight(day, 1)})`
}
