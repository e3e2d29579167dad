import { type RouteObject, matchRoutes } from 'react-router'

interface RouteFiles {
  module: string
  imports?: string[]
}

/** What the router keeps of its pages in the window. */
interface Routing {
  __reactRouterDataRouter: { routes: RouteObject[] }
  __reactRouterManifest: { routes: Record<string, RouteFiles> }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * The files, with what each imports, of the parts of a page that have not been opened yet; none for a page like one
 * that was open.
 */
export function filesOf(page: string): RouteFiles[] {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: known,
    __reactRouterRouteModules: opened,
  } = window as unknown as Routing
  const ids = (matchRoutes(router.routes, page) ?? []).map(({ route }) => route.id as string)
  return ids.filter((id) => !(id in opened)).map((id) => known.routes[id] as RouteFiles)
}

/**
 * Fetches the code of a page and answers whether it is here. The router itself does not ask: where a file does not come
 * it loads the open page anew, and without a store or a connection that ends in the browser's own error.
 */
export function bringCode(page: string): Promise<boolean> {
  const files = filesOf(page).map(({ module }) => import(/* @vite-ignore */ module))
  return Promise.race([
    Promise.all(files).then(() => true),
    new Promise<false>((late) => setTimeout(late, answerMs, false)),
  ]).catch(() => false)
}

// Longer than a slow store takes.
const answerMs = 15_000

/** Whether there is a store at all to answer for an address. */
export async function doesStoreAnswer(address: string): Promise<boolean> {
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(answerMs) }).catch(() => undefined)
  // With such a status answers what stands before a store that is gone.
  return answer !== undefined && answer.status < 500
}
