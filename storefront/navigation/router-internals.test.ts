import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, Scripts, ServerRouter, createMemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dataScripts, documentReload, ownRelease, pageBeingFetched, unloadedFilesOf } from './router-internals.ts'

const router = dirname(createRequire(import.meta.url).resolve('react-router'))
/** The code of the installed router, without that for server components, which the storefront does not use. */
const code = readdirSync(join(router, 'lib'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js') && !name.includes('rsc'))
  .map((name) => readFileSync(join(router, 'lib', name), 'utf8'))
  .join('\n')

describe('React Router still', () => {
  test.each([
    ['stores itself in the window', 'window.__reactRouterDataRouter = '],
    ['stores its map of routes in the window', 'window.__reactRouterManifest = '],
    ['stores the loaded routes in the window', 'window.__reactRouterRouteModules = '],
    ['receives data through a controller in the window', 'window.__reactRouterContext.streamController.enqueue('],
    ['closes that controller when the data have ended', 'window.__reactRouterContext.streamController.close()'],
    ['says whether a page rendered its scripts', 'renderMeta.didRenderScripts = true'],
    ['reads a redirect from a response without content', 'res.status === 204 && res.headers.has("X-Remix-Redirect")'],
    ['reads the status of that redirect', 'res.headers.get("X-Remix-Status")'],
    ['loads a document where that redirect says so', 'res.headers.get("X-Remix-Reload-Document") === "true"'],
    ['names the routes whose data it requests', 'searchParams.set("_routes"'],
  ])('%s', (_, text) => expect(code).toContain(text))

  test('has its routes and the navigation in progress where the storefront reads them', () => {
    const { routes, state } = createMemoryRouter([{ id: 'home', path: '/' }])
    expect([routes[0]?.id, state.navigation]).toMatchObject(['home', { location: undefined, state: 'idle' }])
  })

  test('writes its map of routes, and its scripts last, into the page', () => {
    const html = renderPage()
    expect(html).toContain('window.__reactRouterContext = ')
    expect(html).toMatch(/<script type="module" async="">[^<]*window\.__reactRouterRouteModules = /)
  })
})

/** A page of one route, rendered by the installed router. */
function renderPage(): string {
  const match = { params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root', path: '/' } }
  const root = { id: 'root', path: '/', module: '/root.js', hasLoader: false, hasErrorBoundary: false }
  const context = {
    manifest: { version: '1', url: '/manifest.js', entry: { module: '/entry.js', imports: [] }, routes: { root } },
    routeModules: { root: { default: () => createElement(Scripts) } },
    staticHandlerContext: {
      basename: '/',
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
      matches: [match],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
    },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    serverHandoffString: '{}',
    renderMeta: {},
    isSpaMode: false,
    ssr: true,
    future: {},
  } as unknown as EntryContext
  return renderToString(createElement(ServerRouter, { context, url: 'http://store.test/' }))
}

describe('in the browser', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const location = { pathname: '/shop', search: '', hash: '', state: null, key: 'k', mask: undefined }
  const openWindow = () =>
    vi.stubGlobal('window', {
      __reactRouterDataRouter: {
        routes: [{ id: 'root', path: '/', children: [{ id: 'shop', path: 'shop' }] }],
        state: { navigation: { location } },
      },
      __reactRouterManifest: { version: '7', routes: { root: { module: '/root.js' }, shop: { module: '/shop.js' } } },
      __reactRouterRouteModules: { root: {} },
    })

  test('the files of a page are those of its routes that are not loaded', () => {
    openWindow()
    expect(unloadedFilesOf('/shop')).toEqual([{ module: '/shop.js' }])
    expect(unloadedFilesOf('/')).toEqual([])
  })

  test('the release and the page being fetched are the router’s', () => {
    openWindow()
    expect([ownRelease(), pageBeingFetched()]).toEqual(['7', location])
  })

  test('a reload names its page', () => {
    expect(documentReload('/shop?q=a').headers.get('X-Remix-Redirect')).toBe('/shop?q=a')
  })

  test('data cannot end their script', () => {
    expect(dataScripts('</script>')[0]).toContain('enqueue("\\u003c/script\\u003e")')
  })
})
