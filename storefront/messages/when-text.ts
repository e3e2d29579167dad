import { type Language } from '#contract/language.ts'
import { daysBetween, storeTimeZone } from '#domain/branches/store-time.ts'

export const locales: Record<Language, string> = { en: 'en-US', es: 'es-DO' }
const weekDays = 7

const texts = {
  en: { today: 'today', tomorrow: 'tomorrow', on: 'on', at: 'at' },
  es: { today: 'hoy', tomorrow: 'mañana', on: 'el', at: 'a' },
} satisfies Record<Language, unknown>

/**
 * A moment to come, as people say it on a day: "today at 4:00 PM", "hoy a las 4:00 p. m.", "mañana a la 1:00 p. m.", "el
 * lunes a las 10:00 a. m.". From a week on, and for the past, the date follows the weekday. In the store's time zone. The
 * word before the time is `at`, or another one.
 */
export function whenText(at: Date, now: Date, language: Language, beforeTime: string = texts[language].at): string {
  return `${onDayText(at, now, language)} ${beforeTime} ${timeText(at, language)}`
}

/** On which day something is, without a time: "today", "tomorrow", "on Monday", "el lunes 30 de noviembre". */
export function onDayText(at: Date, now: Date, language: Language): string {
  const { today, tomorrow, on } = texts[language]
  const days = daysBetween(now, at)
  const isWithinWeek = days > 0 && days < weekDays
  return [today, tomorrow][days] ?? `${on} ${dayText(at, language, !isWithinWeek)}`
}

/** A day by its weekday, with its date where `hasDate`: "Monday, November 30", "lunes 30 de noviembre". */
export function dayText(at: Date, language: Language, hasDate: boolean): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    ...(hasDate && { day: 'numeric', month: 'long' }),
    timeZone: storeTimeZone,
  }).format(at)
  return language === 'es' ? text.replace(',', '') : text
}

/** The date alone, with non-breaking spaces: "December 1", "1 de diciembre". */
export const dateText = (at: Date, language: Language): string =>
  withoutBreaks(
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: storeTimeZone }).format(at),
  )

/** The time of day in the store's time zone: "4:00 PM"; in Spanish with its article, "las 4:00 p. m.", "la 1:30 p. m.". */
export function timeText(at: Date, language: Language): string {
  const time = clockText(at, language)
  if (language === 'en') return time
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

/** The time of day alone, in the store's time zone: "4:00 PM", "4:00 p. m.". */
export function clockText(at: Date, language: Language): string {
  return withoutBreaks(
    new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: storeTimeZone }).format(at),
  )
}

/** Non-breaking spaces hold a time such as `4:00 p. m.` or a date such as `1 de diciembre` on one line. */
const withoutBreaks = (text: string) => text.replaceAll(/\s/g, '\u00A0')
