import { type Location, type RouteObject, matchRoutes } from 'react-router'

/**
 * All that the storefront knows of React Router beyond its documentation: names in the window, headers, and scripts in
 * the page. React Router is pinned to an exact version, and `router-internals.test.ts` looks each of them up in the
 * installed one: after an upgrade that moves one it fails and names it.
 */

/** The files of a route: its module, and the modules that this imports. */
export interface RouteFiles {
  module: string
  imports?: string[]
}

/** What the router stores in the window. The router itself appears there once the page is hydrated. */
interface RouterWindow {
  __reactRouterDataRouter?: { routes: RouteObject[]; state: { navigation: { location?: Location } } }
  __reactRouterManifest: { version: string; routes: Record<string, RouteFiles> }
  __reactRouterRouteModules: Record<string, unknown>
}

const routerWindow = () => window as unknown as RouterWindow

/** The files of the routes of a page that no page of this visit has loaded yet; empty where all of them are loaded. */
export function unloadedFilesOf(page: string): RouteFiles[] {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = routerWindow()
  const loaded = routerWindow().__reactRouterRouteModules
  const ids = (matchRoutes(router?.routes ?? [], page) ?? []).map(({ route }) => route.id as string)
  return ids.filter((id) => !(id in loaded)).map((id) => manifest.routes[id] as RouteFiles)
}

/** The release of the code in this tab. */
export const ownRelease = (): string => routerWindow().__reactRouterManifest.version

/** The page that the router is fetching data for; undefined while it fetches none. */
export const pageBeingFetched = (): Location | undefined =>
  routerWindow().__reactRouterDataRouter?.state.navigation.location

/** A response to the router's request for data that makes it load a page as a document instead. */
export const documentReload = (page: string): Response =>
  new Response(null, {
    status: 204,
    headers: { 'X-Remix-Redirect': page, 'X-Remix-Status': '302', 'X-Remix-Reload-Document': 'true' },
  })

const escapes: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * The inline scripts that hand the loaders' data to the router in the browser, as the router's own component would write
 * them. That component streams the data and suspends for each part of it, which a page that is rendered whole need not
 * wait for.
 */
export function dataScripts(data: string): string[] {
  const text = JSON.stringify(data).replace(/[&><\u2028\u2029]/g, (character) => escapes[character] as string)
  return [`enqueue(${text})`, 'close()'].map((call) => `window.__reactRouterContext.streamController.${call};`)
}
