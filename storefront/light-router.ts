import { type Plugin, Visitor, parseSync } from 'vite'

/** Where the router's own modules are, in its production form. */
const routerFolder = '/react-router/dist/production/'
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

const never = "{ throw Error('unused') }"

/**
 * Functions of the router, by their modules, with the body that is left of them where no page of the store reaches more:
 * no form is sent by the router and no data loaded by a fetcher (the store has endpoints and calls of its own), no route
 * is found and no navigation blocked while the store runs, no route has middleware or is replaced by a development server,
 * and React's server components are not used. What these bodies alone called leaves the file with them.
 */
const unreachable: Record<string, Readonly<Record<string, string>>> = {
  'lib/router/router.js': {
    abortStaleFetchLoads: '{ return false }',
    checkFogOfWar: '{ return { active: false, matches: null } }',
    deleteFetcher: never,
    getInstrumentationNavigateMeta: never,
    getSubmissionFromNavigation: '{}',
    getUpdatedActionData: '{}',
    getUpdatedRevalidatingFetchers: never,
    markFetchRedirectsDone: '{ return false }',
    runClientMiddlewarePipeline: '{ return handler() }',
    shouldBlockNavigation: '{}',
    handleAction: never,
    fetch: never,
    discoverRoutes: never,
    patchRoutes: never,
    getFetcher: never,
    resetFetcher: never,
    queueFetcherForDeletion: never,
    getBlocker: never,
    updateBlocker: never,
    deleteBlocker: never,
    normalizeNavigateOptions: '{ return { path } }',
  },
  'lib/dom/ssr/single-fetch.js': {
    singleFetchActionStrategy: never,
    singleFetchLoaderFetcherStrategy: never,
    nonSsrStrategy: never,
    bubbleMiddlewareErrors: '{ await singleFetchPromise.catch(() => {}) }',
  },
  'lib/dom/ssr/routes.js': {
    createClientRoutesWithHMRRevalidationOptOut: never,
    getShouldRevalidateFunction: '{ return route.shouldRevalidate }',
    noActionDefinedError: never,
    preventInvalidServerHandlerCall: '{}',
  },
  'lib/dom/ssr/components.js': { RSCPrefetchPageLinksImpl: never },
  'lib/dom/ssr/errorBoundaries.js': {
    RemixRootDefaultErrorBoundary: `{
      console.error(error)
      return React$1.createElement(BoundaryShell, { title: 'Error', isOutsideRemixApp }, 'Error')
    }`,
  },
  'lib/hooks.js': { RSCErrorHandler: never, DefaultErrorComponent: never },
}

/** Checks of the router that only warn a developer in the browser's console. */
const warnings = ['warning', 'warningOnce']

/**
 * The router in the browser without the components that the store does not render, such as `Link` and `Form` (decision
 * 019), without `unused` and `unreachable`, and without the sentences of mistakes that a program can make in using it. The bundler leaves out by itself what nobody imports, except where a name for
 * the developers' tools is written into it. Throws where a new version of the router has none of these modules or functions.
 */
export const lightRouter: Plugin = {
  name: 'light-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const path = routerModuleIn(id)
    if (path === undefined) return undefined
    const light = () => withoutSentences(withoutNames(withBodies(code, unreachable[path] ?? {})))
    return { code: unused[path] ?? light(), map: null }
  },
  buildEnd(error) {
    if (error) return
    const modules = [...this.getModuleIds()].map(routerModuleIn)
    for (const path of [...Object.keys(unused), ...Object.keys(unreachable)])
      if (!modules.includes(path)) throw new Error(`The router has no module ${path} any more: see light-router.ts`)
  },
}

/** The path of a module of the router in its folder, such as `lib/router/url.js`; undefined of any other file. */
function routerModuleIn(id: string): string | undefined {
  const at = id.lastIndexOf(routerFolder)
  const path = id.slice(at + routerFolder.length)
  return at >= 0 && path.startsWith('lib/') && path.endsWith('.js') ? path : undefined
}

/** The code of a module of the router whose components the bundler leaves out where nobody imports them. */
export function withoutNames(code: string): string {
  return code.replaceAll(displayName, '').replaceAll(component, '= /* @__PURE__ */ $1')
}

/**
 * The code of a module in which functions, wherever they are declared, have other bodies. Throws where it has not exactly
 * one function of a name.
 */
export function withBodies(code: string, bodies: Readonly<Record<string, string>>): string {
  const names = Object.keys(bodies)
  if (names.length === 0) return code
  const found: { name: string; start: number; end: number }[] = []
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body && names.includes(id.name)) found.push({ name: id.name, start: body.start, end: body.end })
    },
  }).visit(parseSync('module.js', code).program)
  for (const name of names)
    if (found.filter((body) => body.name === name).length !== 1)
      throw new Error(`The router has no function ${name} any more, or several: see light-router.ts`)
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { name, start, end }) => text.slice(0, start) + bodies[name] + text.slice(end), code)
}

/**
 * The code of a module without the sentences that name a developer's mistake: what fails still fails, but only the
 * development build says why.
 */
export function withoutSentences(code: string): string {
  const cuts: { start: number; end: number; text: string }[] = []
  new Visitor({
    ThrowStatement({ argument }) {
      if (
        argument.type !== 'NewExpression' ||
        argument.callee.type !== 'Identifier' ||
        argument.callee.name !== 'Error'
      )
        return
      cuts.push({ start: argument.callee.end, end: argument.end, text: '()' })
    },
    CallExpression({ callee, arguments: [first, second], start, end }) {
      if (callee.type !== 'Identifier') return
      if (warnings.includes(callee.name)) cuts.push({ start, end, text: 'void 0' })
      else if (callee.name === 'invariant' && first && second) cuts.push({ start: first.end, end: end - 1, text: '' })
    },
  }).visit(parseSync('module.js', code).program)
  return cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: left }) => text.slice(0, start) + left + text.slice(end), code)
}
