import { languageOfCookies } from '#contract/stored-choices.ts'
import { documentReload, ownRelease, pageBeingFetched } from './router-internals.ts'

/**
 * Loads the next page as a document where its data come from another release than the code in this tab, or are in
 * another language than the page. During an upgrade processes of both releases serve requests, and code cannot read the
 * data of another release; the language changes beside an open page where the account has chosen another. A request for
 * data of the page that is open gets its response as it is, so that nothing that was typed is lost. The router has no
 * hook for this, so the browser's `fetch` is replaced (decision 028).
 */
export function reloadOnOtherRelease(): void {
  const originalFetch = window.fetch
  window.fetch = async (...request) => {
    const response = await originalFetch(...request)
    const release = response.headers.get('x-release')
    const next = pageBeingFetched()
    if (release === null || !next || (release === ownRelease() && isOwnLanguage())) return response
    return documentReload(`${next.pathname}${next.search}${next.hash}`)
  }
}

/** Whether the language that the browser has stored, if any, is that of this page. */
function isOwnLanguage(): boolean {
  const stored = languageOfCookies(document.cookie)
  return stored === undefined || stored === document.documentElement.lang
}
