import { transportOf } from '#contract/cookies.ts'
import type { Language } from '#contract/language.ts'
import { languageCookies } from '#contract/stored-choices.ts'

/**
 * Stores the language in cookies for a year, as the server does for a URL with `lang`. The caller then loads the whole
 * page again, because every text in it changes, cached ones included.
 */
export function storeLanguage(language: Language): void {
  for (const text of languageCookies(language, transportOf(window.location))) document.cookie = text
}
