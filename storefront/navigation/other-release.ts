import type { Location } from 'react-router'

/** What the router keeps of itself in the window. */
interface Routing {
  __reactRouterDataRouter?: { state: { navigation: { location?: Location } } }
  __reactRouterManifest: { version: string }
}

/**
 * Loads the next page whole where its data come from another release than this page's code: during an upgrade processes
 * of both answer, and code cannot know what the other's data look like. Data of the open page are taken as they are, so
 * that nothing typed is lost. The router offers no place for this but the browser's `fetch`; what it is answered is the
 * router's own form of "load that page" (decision 028).
 */
export function leaveOtherReleases(): void {
  const ask = window.fetch
  window.fetch = async (...request) => {
    const answer = await ask(...request)
    const release = answer.headers.get('x-release')
    const { __reactRouterManifest: own, __reactRouterDataRouter: router } = window as unknown as Routing
    const next = router?.state.navigation.location
    if (release === null || release === own.version || !next) return answer
    return new Response(null, { status: 204, headers: loadWhole(`${next.pathname}${next.search}${next.hash}`) })
  }
}

const loadWhole = (page: string) => ({
  'X-Remix-Redirect': page,
  'X-Remix-Status': '302',
  'X-Remix-Reload-Document': 'true',
})
