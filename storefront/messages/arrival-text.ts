import type { Language } from '#contract/language.ts'
import { daysBetween } from '#domain/branches/store-time.ts'
import { arrivalMessages } from './arrival.ts'
import { dateText, dayText, whenText } from './when-text.ts'

/**
 * By when a delivery arrives, as a sentence: a messenger by a time, "Arrives tomorrow by 11:00 AM", a carrier by the end
 * of a day, "Llega a más tardar el martes 1 de diciembre", "Arrives today".
 */
export function arrivalText(at: Date, now: Date, language: Language, hasTime: boolean): string {
  const { by, byTime, byDay, byTomorrow, today } = arrivalMessages[language]
  if (hasTime) return byTime(whenText(at, now, language, by))
  const days = daysBetween(now, at)
  if (days === 0) return today
  return days === 1 ? byTomorrow(dateText(at, language)) : byDay(dayText(at, language, true))
}
