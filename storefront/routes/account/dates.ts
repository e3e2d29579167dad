import type { Language } from '#contract/language.ts'
import { storeTimeZone } from '#domain/branches/store-time.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-DO' }
// Dates are in the store's time zone, wherever the reader is.
const timeZone = storeTimeZone

/** `Nov 20, 2026`, `20 nov 2026`: the day of an instant. */
export function formatDay(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone }).format(new Date(instant))
}

/** `Nov 20`, `20 nov`: the day of an instant whose year stands elsewhere. */
export function formatDayOfYear(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone }).format(
    new Date(instant),
  )
}

/** `Tue, Dec 1`, `mar, 1 dic`: the day by which something is expected; `Tue, Dec 1, 4:00 PM` with its time. */
export function formatExpected(instant: string, language: Language, hasTime: boolean): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
    timeZone,
  }).format(new Date(instant))
  return withWholeTime(text)
}

/** The day and the time of an instant, to the minute. */
export function formatMoment(instant: string, language: Language): string {
  const text = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  )
  return withWholeTime(text)
}

/** `Nov 20, 2:17 PM`, `20 nov, 2:17 p. m.`: the moment of an instant whose year is not in doubt. */
export function formatMomentOfYear(instant: string, language: Language): string {
  const parts = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return withWholeTime(new Intl.DateTimeFormat(locales[language], { ...parts, timeZone }).format(new Date(instant)))
}

/** Non-breaking spaces keep `2:17 p. m.` on one line. */
const withWholeTime = (text: string) =>
  text.replace(/(:\d\d)\s(?=[ap])/i, '$1\u00A0').replace(/([ap]\.)\s(?=m\.)/, '$1\u00A0')
