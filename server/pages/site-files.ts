import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from '#contract/client.ts'
import { listCategories } from '#contract/products.ts'
import type { Language } from '#contract/language.ts'
import type { ResponseCache } from '#server/platform/http/response-cache.ts'
import { requestPath } from '#server/platform/http/request-path.ts'
import { sendCached } from '#server/platform/http/send-cached.ts'
import type { ProductUrl } from '#server/modules/products/list-product-urls.ts'
import { robots } from './robots.ts'
import { fixedPages, productsPerPart, sitemap, sitemapIndex } from './sitemap.ts'

interface Parts {
  cache: ResponseCache
  client: Client
  countProducts: () => Promise<number>
  listProducts: (run: { offset: number; limit: number }) => Promise<ProductUrl[]>
  /** The URL of the store as shoppers use it, without a slash at its end. */
  publicUrl: () => string
  /** The language of a URL without `lang`. */
  configuredLanguage: () => Promise<Language>
}

/** Serves `robots.txt`, `sitemap.xml` and its parts from the cache; false for every other path and a missing part. */
export function createSiteFiles({ cache, client, countProducts, listProducts, publicUrl, configuredLanguage }: Parts) {
  /** The text of a file; undefined where there is none. */
  async function textOf(path: string): Promise<string | undefined> {
    if (path === '/robots.txt') return robots(publicUrl())
    if (path === '/sitemap.xml') return sitemapIndex(publicUrl(), await countProducts())
    if (path === '/sitemaps/pages.xml') {
      const categories = await client.call(listCategories, {})
      return sitemap(
        publicUrl(),
        fixedPages(categories.map(({ category_id }) => category_id)),
        await configuredLanguage(),
      )
    }
    const part = Number(/^\/sitemaps\/products-([1-9]\d{0,3})\.xml$/.exec(path)?.[1])
    if (!part) return undefined
    const products = await listProducts({ offset: (part - 1) * productsPerPart, limit: productsPerPart })
    if (products.length === 0) return undefined
    return sitemap(
      publicUrl(),
      products.map(({ code, changedAt }) => ({ path: `/products/${encodeURIComponent(code)}`, changedAt })),
      await configuredLanguage(),
    )
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = requestPath(request)
    if (path !== '/robots.txt' && path !== '/sitemap.xml' && !path.startsWith('/sitemaps/')) return false
    const file = await cache.findOrRender(`file ${path}`, async () => {
      const text = await textOf(path)
      const type = path.endsWith('.txt') ? 'text/plain' : 'application/xml'
      return {
        status: text === undefined ? 404 : 200,
        headers: {
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'public, max-age=600',
          vary: 'Accept-Encoding',
        },
        body: Buffer.from(text ?? ''),
        isCacheable: text !== undefined,
      }
    })
    if (file.status === 404) return false
    sendCached(request, response, file)
    return true
  }
}
