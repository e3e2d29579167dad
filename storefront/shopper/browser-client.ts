import { CallFailed, type Client, createClient } from '#contract/client.ts'
import { hasMarker, markerTexts, transportOf } from '#contract/cookies.ts'
import { type Language, fallbackLanguage, isLanguage } from '#contract/language.ts'

/** An event of the window: a call was refused because the session is over (ACCOUNT-6). */
export const sessionOver = 'vitrina:session-over'
/** An event of the window: a call was refused because staff disabled the page meanwhile (CART-22). */
export const pageDisabled = 'vitrina:page-disabled'

/** The language of the page, which the store's messages should have. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : fallbackLanguage
}

const client = createClient({
  // A call made while the page is being left is still sent.
  fetch: (request) => fetch(request, document.visibilityState === 'hidden' ? { keepalive: true } : undefined),
  language: pageLanguage,
  headers: () => ({ 'x-token-transport': 'cookie' }),
})

/** The store's API from the browser. The session's tokens travel in cookies that no script can read. */
export const browserClient: Client = {
  call: (endpoint, input, options) => withSession(() => client.call(endpoint, input, options)),
}

/** Makes a call, and announces it to the window where its refusal concerns the whole page. */
export async function withSession<T>(call: () => Promise<T>): Promise<T> {
  // Read before the call: a response that ends the session removes the marker cookie with the tokens.
  const hadSession = seemsSignedIn()
  try {
    return await call()
  } catch (error) {
    if (hadSession && isSessionOver(error)) {
      // The server removes the marker with the tokens that it received; where they were lost, the page removes it.
      for (const text of markerTexts(false, 0, transportOf(window.location))) document.cookie = text
      window.dispatchEvent(new Event(sessionOver))
    }
    if (error instanceof CallFailed && error.reason === 'page-disabled') window.dispatchEvent(new Event(pageDisabled))
    throw error
  }
}

/** Whether the marker cookie says that somebody is signed in. Scripts cannot read the tokens themselves. */
export function seemsSignedIn(): boolean {
  return hasMarker(document.cookie)
}

/** Whether the error says that the session is over. A wrong password is a 401 as well, with another reason. */
function isSessionOver(error: unknown): boolean {
  return error instanceof CallFailed && error.httpStatus === 401 && error.reason === 'sign-in-required'
}
