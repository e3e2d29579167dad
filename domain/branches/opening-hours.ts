import { dayOf, weekdayOf } from './store-time.ts'

/** From one minute of a day, counted from midnight, until before another. */
export interface OpenSpan {
  opens: number
  closes: number
}

/** The spans of each weekday in their order, Monday first; an empty list is a closed day. */
export type OpeningHours = readonly (readonly OpenSpan[])[]

/** When a branch is open: its week, and the dates such as `2026-12-25` on which it stays closed all day. */
export interface Opening {
  hours: OpeningHours
  holidays: readonly string[]
}

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const rule = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\S+)$/
const span = /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/

/**
 * Reads hours as staff write them: `Mo-Fr 09:00-19:00; Sa 09:00-13:00,14:00-17:00`, the form that schema.org and
 * OpenStreetMap use. A weekday that no part names is closed. Undefined where the text is empty or in another form, a day
 * is named twice, or its spans overlap: nothing is said of hours that nobody can read.
 */
export function parseOpeningHours(text: string | null): OpeningHours | undefined {
  const week: (OpenSpan[] | undefined)[] = weekdays.map(() => undefined)
  for (const part of (text ?? '').split(';')) {
    const [, first = '', last = first, times = ''] = rule.exec(part.trim()) ?? []
    const spans = times.split(',').map(parseSpan)
    const from = weekdays.indexOf(first)
    const to = weekdays.indexOf(last)
    if (from < 0 || to < from || !isOrdered(spans)) return undefined
    for (let day = from; day <= to; day += 1) {
      if (week[day]) return undefined
      week[day] = spans
    }
  }
  return week.map((spans) => spans ?? [])
}

function parseSpan(text: string): OpenSpan | undefined {
  const [, ...numbers] = span.exec(text) ?? []
  const [openHour, openMinute, closeHour, closeMinute] = numbers.map(Number)
  if (openHour === undefined || openMinute === undefined || closeHour === undefined || closeMinute === undefined)
    return undefined
  return { opens: openHour * 60 + openMinute, closes: closeHour * 60 + closeMinute }
}

function isOrdered(spans: readonly (OpenSpan | undefined)[]): spans is OpenSpan[] {
  return spans.every((one, index) => {
    const before = spans[index - 1]
    return one && one.opens < one.closes && (index === 0 || (before && before.closes <= one.opens))
  })
}

/** The spans in which a branch is open on a day since 1970-01-01; none on a holiday. */
export function spansOn({ hours, holidays }: Opening, day: number): readonly OpenSpan[] {
  return holidays.some((date) => dayOf(date) === day) ? [] : (hours[weekdayOf(day)] ?? [])
}

/** A branch may stay closed for so many days on end; after them nothing is said of when it opens. */
export const closedDaysMax = 30
