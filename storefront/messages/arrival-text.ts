import type { Language } from '#contract/language.ts'
import { arrivalMessages } from './arrival.ts'
import { dayText, whenText } from './when-text.ts'

/**
 * By when a delivery arrives, as a sentence: a messenger by a time, "Arrives tomorrow by 11:00 AM", a carrier by the end
 * of a day, "Llega a más tardar el martes 1 de diciembre".
 */
export function arrivalText(at: Date, now: Date, language: Language, hasTime: boolean): string {
  const { by, byTime, byDay } = arrivalMessages[language]
  return hasTime ? byTime(whenText(at, now, language, by)) : byDay(dayText(at, language, true))
}
