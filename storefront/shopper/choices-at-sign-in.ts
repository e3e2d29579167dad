import type { Language } from '#contract/language.ts'
import { languageOfCookies } from '#contract/stored-choices.ts'
import { applyChoices, fetchChoices } from './apply-choices.ts'
import { languageOfAccountKey } from './store-language.ts'

/**
 * Applies the choices of an account that somebody has just signed in to. A language that was chosen in this browser
 * before becomes the account's; without one the page is loaded in the account's at once, unless the sign-in interrupted
 * something that goes on now (ACCOUNT-53).
 */
export async function applyChoicesAtSignIn(isInterrupted: boolean): Promise<void> {
  const chosen = chosenLanguage()
  const choices = await fetchChoices()
  if (chosen && choices.language && chosen !== choices.language) {
    const { saveChoice } = await import('./save-choice.ts')
    await saveChoice({ language: chosen })
    return applyChoices({ ...choices, language: chosen })
  }
  applyChoices(choices)
  const { language } = choices
  const isShown = !language || language === document.documentElement.lang
  if (!isShown && !isInterrupted && languageOfCookies(document.cookie) === language) window.location.reload()
}

/** The language that was chosen in this browser, by its switch or a link; undefined where an account brought it. */
function chosenLanguage(): Language | undefined {
  const stored = languageOfCookies(document.cookie)
  try {
    return localStorage.getItem(languageOfAccountKey) === stored ? undefined : stored
  } catch {
    return stored
  }
}
