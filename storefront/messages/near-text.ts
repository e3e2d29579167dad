import type { Language } from '#contract/language.ts'
import { daysBetween } from '#domain/branches/store-time.ts'
import { clockText } from './when-text.ts'

const days = {
  en: ['today', 'yesterday'],
  es: ['hoy', 'ayer'],
} satisfies Record<Language, readonly [string, string]>

/** A moment that has passed today or yesterday: "today, 1:14 PM", "ayer, 9:05 a. m."; undefined of an earlier one. */
export function nearText(at: Date, now: Date, language: Language): string | undefined {
  const day = days[language][daysBetween(at, now)]
  return day && `${day}, ${clockText(at, language)}`
}
