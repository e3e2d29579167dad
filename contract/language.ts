/** The two languages of the store; English is the fallback (WIRE-4). */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'es'
}

/** The first language of an Accept-Language header that the store supports, or undefined. */
export function languageOf(acceptLanguage: string | null | undefined): Language | undefined {
  for (const part of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(tag)) return tag
  }
  return undefined
}

/**
 * The language for visitors who selected none and for URLs that name none: that of the configuration
 * (`statusLanguage.text`), or English when the store does not support it.
 */
export const configuredLanguage = (text: unknown): Language => (isLanguage(text) ? text : fallbackLanguage)
