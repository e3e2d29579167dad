import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type RouteObject, matchRoutes } from 'react-router'
import { preloadedPages } from '../storefront/navigation/preloaded-pages.ts'
import routeConfig from '../storefront/routes.ts'
import { lightManifest, manifestOf } from './light-manifest.mjs'

const common = ['/assets/react-1.js', '/assets/entry.client-2.js']
const route = (module: string) => ({
  hasLoader: true,
  hasAction: false,
  module,
  imports: [...common, '/assets/card-3.js'],
})
const list = {
  entry: { module: '/assets/entry.client-2.js', imports: ['/assets/react-1.js'] },
  routes: { 'routes/shop/shop': route('/assets/shop-4.js'), 'routes/account/orders': route('/assets/orders-5.js') },
  url: '/assets/manifest-6.js',
  version: '6',
}
const light = manifestOf(lightManifest(`window.__reactRouterManifest=${JSON.stringify(list)};`))

test('a page that the store preloads has its imports but those that every page has', () => {
  expect(light.routes['routes/shop/shop'].imports).toEqual(['/assets/card-3.js'])
})

test('another page has no imports, and no property that is false', () => {
  expect(light.routes['routes/account/orders']).toEqual({ hasLoader: true, module: '/assets/orders-5.js' })
})

test('the release and the entry of the store stay in the list', () => {
  expect(light).toMatchObject({ entry: list.entry, url: list.url, version: list.version })
})

test('every page that the store preloads has a route', () => {
  const files = readFileSync(new URL('../storefront/routes.ts', import.meta.url), 'utf8')
  const ids = [...new Set([...files.matchAll(/'(routes\/[^']+)\.tsx'/g)].map(([, id]) => id as string))]
  const routes = Object.fromEntries(ids.map((id) => [id, route(`/assets/${id}.js`)]))
  const all = manifestOf(lightManifest(`window.__reactRouterManifest=${JSON.stringify({ ...list, routes })};`))
  const preloaded = ids.filter((id) => all.routes[id].imports)
  expect(preloaded.toSorted()).toEqual(
    ['cart/cart', 'contact/contact', 'home/home', 'product/product', 'shop/shop'].map((id) => `routes/${id}`),
  )
})

test('the path of a preloaded page is one that its file shows', () => {
  const routes = routeConfig.map(({ id, file, path, index }) => ({ id: id ?? file, path, index }))
  const files = Object.values(preloadedPages).map((path) => matchRoutes(routes as RouteObject[], path)?.[0]?.route.id)
  expect(files).toEqual(Object.keys(preloadedPages).map((name) => `routes/${name}/${name}.tsx`))
})
