import { RefusedRow, tidy } from './cells.ts'

/** The store's time zone, which has had no summer time since 1974. */
const offset = '-04:00'
const dayMs = 86_400_000

/**
 * An instant in a cell: a day such as `2026-12-24`, or a time such as `2026-12-24 18:00` or with a zone. A day alone is its
 * first moment in the store's time zone, or as an end its last. Null for an empty cell.
 */
export function instantIn(cell: string, { column, isEnd = false }: { column: string; isEnd?: boolean }): Date | null {
  const text = tidy(cell)
  if (!text) return null
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ?? []
  const instant = new Date(`${day}T${time ?? '00:00'}${zone ?? offset}`)
  if (Number.isNaN(instant.getTime()) || !isDay(day))
    throw new RefusedRow(column, 'is no day such as 2026-12-24 and no time such as 2026-12-24 18:00')
  return isEnd && !time ? new Date(instant.getTime() + dayMs) : instant
}

/** Whether the calendar has the day: JavaScript reads the 31st of February as a day of March. */
const isDay = (day = '') => new Date(`${day}T00:00Z`).toISOString().startsWith(day)
