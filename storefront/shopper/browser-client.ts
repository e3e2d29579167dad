import { createClient } from '#contract/client.ts'
import { fallbackLanguage, isLanguage } from '#contract/language.ts'

/** Raised on the window when the session turned out to be over (S8: a 401 signs out and goes home). */
export const sessionOver = 'vitrina:session-over'

/** The store's API from the browser. The session's tokens travel in cookies that no script can read. */
export const browserClient = createClient({
  // A change made while the page goes away still arrives.
  fetch: (request) => fetch(request, { keepalive: document.visibilityState === 'hidden' }),
  language: () => {
    const { lang } = document.documentElement
    return isLanguage(lang) ? lang : fallbackLanguage
  },
  headers: () => ({ 'x-token-transport': 'cookie' }),
  onResponse: (response) => {
    if (response.status === 401) window.dispatchEvent(new Event(sessionOver))
  },
})

/** Whether the marker cookie says that somebody is signed in here; the tokens themselves are out of reach. */
export function looksSignedIn(): boolean {
  return /(?:^|; )signed_in=1/.test(document.cookie)
}
