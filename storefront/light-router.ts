import type { Plugin } from 'vite'

/** The router's own modules, in its production form. */
const routerModule = /\/react-router\/dist\/production\/(lib\/.+\.js)$/
const displayName = /^\w+\.displayName = "[^"]*";$/gm
const component = /= (React\$1\.(?:forwardRef|createContext|memo)\()/g

/**
 * Modules of the router for what the store does not use, without it: discovering routes step by step (all of them come
 * with the first page, react-router.config.ts) and recording of navigations for a monitoring service.
 */
const unused: Record<string, string> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPartialManifest = (manifest) => manifest
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getManifestPath = () => undefined
    export const getPathsWithAncestors = () => []
    export const handleClientVersionMismatch = () => false`,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const instrumentationResultMetaContext = undefined`,
}

/**
 * The router in the browser without the components that the store does not render, such as `Link` and `Form` (decision
 * 019), and without `unused`. The bundler leaves out by itself what nobody imports, except where a name for the
 * developers' tools is written into it. Throws where a new version of the router has none of these modules.
 */
export const lightRouter: Plugin = {
  name: 'light-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const path = routerModule.exec(id)?.[1]
    return path === undefined ? undefined : { code: unused[path] ?? withoutNames(code), map: null }
  },
  buildEnd(error) {
    if (error) return
    const modules = [...this.getModuleIds()].map((id) => routerModule.exec(id)?.[1])
    for (const path of Object.keys(unused))
      if (!modules.includes(path)) throw new Error(`The router has no module ${path} any more: see light-router.ts`)
  },
}

/** The code of a module of the router whose components the bundler leaves out where nobody imports them. */
export function withoutNames(code: string): string {
  return code.replaceAll(displayName, '').replaceAll(component, '= /* @__PURE__ */ $1')
}
