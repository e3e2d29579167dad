import { createContext, use } from 'react'
import { type Language, fallbackLanguage } from '#contract/language.ts'

/** Set by the root for the whole page. */
export const LanguageContext = createContext<Language>(fallbackLanguage)

/** The messages of one area in both languages, under the same names. */
export type Messages<W> = Record<Language, W>

/** The language of this page. */
export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The messages of an area in the language of this page: `const messages = useMessages(cartMessages)`. */
export function useMessages<W>(messages: Messages<W>): W {
  return messages[useLanguage()]
}
