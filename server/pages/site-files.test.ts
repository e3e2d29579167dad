import { beforeEach, expect, test } from 'vitest'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { countProductUrls, listProductUrls } from '#server/modules/products/list-product-urls.ts'
import { createResponseCache } from '#server/platform/http/response-cache.ts'
import { makeProduct } from '#server/testing/make.ts'
import { testStore } from '#server/testing/store.ts'
import { createSiteFiles } from './site-files.ts'
import { productsPerPart, sitemapIndex } from './sitemap.ts'

const store = await testStore()
const { db } = store.database
const publicUrl = 'https://store.example'

/** The headers and the text of a file; undefined where the pages handle the path. */
async function get(url: string, language: 'en' | 'es' = 'en') {
  const siteFiles = createSiteFiles({
    cache: createResponseCache({ bytesMax: 10_000_000, version: () => 1 }),
    client: store.client(),
    countProducts: () => countProductUrls(db),
    listProducts: (run) => listProductUrls(db, run),
    publicUrl: () => publicUrl,
    configuredLanguage: async () => language,
  })
  const sent: { head: Record<string, unknown>; body: string }[] = []
  let head: Record<string, unknown> = {}
  const pairs = (list: readonly string[]) => list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : []))
  const response = {
    writeHead: (_status: number, headers: readonly string[]) => (head = Object.fromEntries(pairs(headers))),
    end: (body: Buffer) => sent.push({ head, body: String(body) }),
  }
  const isHandled = await siteFiles(
    { url, method: 'GET', headers: {} } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  return isHandled ? sent[0] : undefined
}

beforeEach(async () => {
  await store.reset()
  await makeProduct(db, { code: 'CEL-1', categoryId: 7 })
})

test('robots.txt names the sitemap and disallows personal pages and filters, but no categories and comparisons', async () => {
  const { head, body } = (await get('/robots.txt'))!
  expect(head['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: https://store.example/sitemap.xml')
  expect(body.match(/(?<=Disallow: )\/[^?*\n]*(?=\n)/g)?.toSorted()).toEqual([
    '/account',
    '/api/',
    '/auth/',
    '/cart',
    '/checkout',
    '/dev/',
    '/track/',
  ])
  expect(body).toContain('Disallow: /shop?*prices=\n')
  expect(body).not.toMatch(/Disallow: \/shop\n|category|compare/)
})

test('the sitemap lists its parts, as many as the products need', async () => {
  expect((await get('/sitemap.xml'))?.body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://store.example/sitemaps/pages.xml',
    '<loc>https://store.example/sitemaps/products-1.xml',
  ])
  expect(sitemapIndex(publicUrl, 100_000).match(/products-/g)).toHaveLength(100_000 / productsPerPart)
})

test('the sitemap lists every product in both languages, each with a link to the other, and the day of its last change', async () => {
  await db
    .updateTable('products')
    .set({ changed_at: new Date('2026-03-02T12:00:00Z') })
    .execute()
  const { body, head } = (await get('/sitemaps/products-1.xml'))!
  expect(head['content-type']).toBe('application/xml; charset=utf-8')
  expect(body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://store.example/products/CEL-1',
    '<loc>https://store.example/products/CEL-1?lang=es',
  ])
  expect(body.match(/hreflang="es" href="https:\/\/store.example\/products\/CEL-1\?lang=es"/g)).toHaveLength(2)
  expect(body).toContain('<lastmod>2026-03-02</lastmod>')
})

test('where Spanish is configured, the URL without a language is that of the Spanish page', async () => {
  const body = (await get('/sitemaps/products-1.xml', 'es'))?.body
  expect(body).toContain('hreflang="es" href="https://store.example/products/CEL-1"')
  expect(body).toContain('hreflang="en" href="https://store.example/products/CEL-1?lang=en"')
})

test('hidden products are not in the sitemap', async () => {
  await makeProduct(db, { code: 'SECRET', status: 'hidden' })
  expect((await get('/sitemaps/products-1.xml'))?.body).not.toContain('SECRET')
})

test('categories, contact and policies are in the sitemap, with URLs that are escaped for XML', async () => {
  const body = (await get('/sitemaps/pages.xml'))?.body ?? ''
  for (const path of ['/', '/shop', '/shop?category=7', '/contact', '/home/policies/view-privacy'])
    expect(body).toContain(`<loc>https://store.example${path}</loc>`)
  expect(body).toContain('<loc>https://store.example/shop?category=7&#38;lang=es</loc>')
  expect(body).not.toContain('7&lang')
})

test.each([
  '/sitemaps/products-2.xml',
  '/sitemaps/products-0.xml',
  '/sitemaps/../x',
  '/sitemaps/products-99999.xml',
  '/',
])('%s is no such file', async (path) => expect(await get(path)).toBeUndefined())
