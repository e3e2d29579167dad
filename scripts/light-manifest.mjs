import { onEveryPage } from '../storefront/chunk-groups.ts'
import { preloadedPages } from '../storefront/navigation/preloaded-pages.ts'

const preloaded = Object.keys(preloadedPages).map((name) => `routes/${name}/${name}`)

/**
 * The router's list of routes as every page loads it: without what follows from a missing value, and with the imports
 * of those routes alone that the store preloads. The server writes the imports of a page into its HTML from a list of its
 * own.
 */
export function lightManifest(script) {
  const { routes, ...list } = manifestOf(script)
  const light = Object.entries(routes).map(([id, { imports, ...route }]) => {
    const needed = preloaded.includes(id) && imports.filter((file) => !onEveryPage.test(file))
    const said = Object.entries({ ...route, imports: needed }).filter(([, value]) => value !== false)
    return [id, Object.fromEntries(said)]
  })
  return `window.__reactRouterManifest=${JSON.stringify({ ...list, routes: Object.fromEntries(light) })};`
}

/** The list of routes in the script that the router's build writes for the browser. */
export function manifestOf(script) {
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}
