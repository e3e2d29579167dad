import { type Language } from '#contract/language.ts'
import { locales } from './when-text.ts'

/** The name of a weekday, 0 for Monday. */
export function weekdayText(weekday: number, language: Language): string {
  // 5 January 1970 was a Monday.
  const monday = Date.UTC(1970, 0, 5 + weekday)
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(monday)
}
