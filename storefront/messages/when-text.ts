import { type Language } from '#contract/language.ts'
import { daysBetween, storeTimeZone } from '#domain/branches/store-time.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-DO' }
const weekDays = 7

const phrases = {
  en: {
    today: (time: string) => `today at ${time}`,
    tomorrow: (time: string) => `tomorrow at ${time}`,
    onDay: (day: string, time: string) => `on ${day} at ${time}`,
  },
  es: {
    today: (time: string) => `hoy a ${time}`,
    tomorrow: (time: string) => `mañana a ${time}`,
    onDay: (day: string, time: string) => `el ${day} a ${time}`,
  },
} satisfies Record<Language, unknown>

/**
 * A moment to come, as people say it on a day: "today at 4:00 PM", "hoy a las 4:00 p. m.", "mañana a la 1:00 p. m.", "el
 * lunes a las 10:00 a. m.". From a week on, and for the past, the date follows the weekday. In the store's time zone.
 */
export function whenText(at: Date, now: Date, language: Language): string {
  const time = timeText(at, language)
  const days = daysBetween(now, at)
  const texts = phrases[language]
  if (days === 0) return texts.today(time)
  if (days === 1) return texts.tomorrow(time)
  const isWithinWeek = days > 0 && days < weekDays
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    ...(!isWithinWeek && { day: 'numeric', month: 'long' }),
    timeZone: storeTimeZone,
  }).format(at)
  return texts.onDay(day.replace(',', language === 'es' ? '' : ','), time)
}

/** The time of day in the store's time zone: "4:00 PM"; in Spanish with its article, "las 4:00 p. m.", "la 1:30 p. m.". */
function timeText(at: Date, language: Language): string {
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

/** The name of a weekday, 0 for Monday. */
export function weekdayText(weekday: number, language: Language): string {
  // 5 January 1970 was a Monday.
  const monday = Date.UTC(1970, 0, 5 + weekday)
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(monday)
}

/** Non-breaking spaces keep a time such as `4:00 p. m.` on one line. */
const withoutBreaks = (time: string) => time.replaceAll(/\s/g, '\u00A0')
