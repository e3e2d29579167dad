import { transportOf } from '#contract/cookies.ts'
import type { Language } from '#contract/language.ts'
import { languageCookies } from '#contract/stored-choices.ts'

/** Where the browser notes the language that an account has brought: nobody has chosen it here. */
export const languageOfAccountKey = 'language.account'

/**
 * Stores the language in cookies for a year, as the server does for a URL with `lang`, and whether it is an account's. The
 * caller then loads the whole page again, because every text in it changes, cached ones included.
 */
export function storeLanguage(language: Language, isOfAccount = false): void {
  for (const text of languageCookies(language, transportOf(window.location))) document.cookie = text
  try {
    localStorage.setItem(languageOfAccountKey, isOfAccount ? language : '')
  } catch {
    // Without storage every language counts as chosen here.
  }
}
