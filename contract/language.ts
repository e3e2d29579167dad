/** The two languages of the store, English the fallback (WIRE-4). */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'es'
}

/** The first language of an Accept-Language header that the store speaks, or undefined when it names none. */
export function languageOf(acceptLanguage: string | null | undefined): Language | undefined {
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(tag)) return tag
  }
  return undefined
}

/**
 * The language of whoever has chosen none, and of addresses that name none: the configuration's
 * (`statusLanguage.text`), English where it names none of ours.
 */
export const configuredLanguage = (text: unknown): Language => (isLanguage(text) ? text : fallbackLanguage)
