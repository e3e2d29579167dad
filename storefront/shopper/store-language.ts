import { transportOf } from '#contract/cookies.ts'
import type { Language } from '#contract/language.ts'
import { languageCookies, languageOfCookies } from '#contract/stored-choices.ts'

/**
 * Stores the language in cookies for a year, as the server does for a URL with `lang`. The caller then loads the whole
 * page again, because every text in it changes, cached ones included.
 */
export function storeLanguage(language: Language): void {
  deleteLanguageOfAccount()
  for (const text of languageCookies(language, transportOf(window.location))) document.cookie = text
}

const ofAccountKey = 'language.account'

function deleteLanguageOfAccount(): void {
  try {
    localStorage.removeItem(ofAccountKey)
  } catch {
    // As below.
  }
}

/** Stores the language of the account that is signed in, which nobody has chosen in this browser. */
export function storeLanguageOfAccount(language: Language): void {
  storeLanguage(language)
  try {
    localStorage.setItem(ofAccountKey, language)
  } catch {
    // Without storage the language counts as chosen here.
  }
}

/** The language that was chosen in this browser, by its switch or a link; undefined where an account brought it. */
export function chosenLanguage(): Language | undefined {
  const stored = languageOfCookies(document.cookie)
  try {
    return localStorage.getItem(ofAccountKey) === stored ? undefined : stored
  } catch {
    return stored
  }
}
