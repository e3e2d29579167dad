import type { Server } from 'node:http'
import { join } from 'node:path'
import { listBranches } from '#contract/branches.ts'
import type { Client } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'
import type { App } from './app.ts'
import { type Assets, createHttpServer } from './http-server.ts'
import { createFindProduct } from './media/og/preview-product.ts'
import { createMedia } from './media/serve-media.ts'
import { countProductUrls, listProductUrls } from './modules/products/list-product-urls.ts'
import { readPhoto } from './modules/products/photos.ts'
import { createPageSettings } from './pages/page-settings.ts'
import type { Render } from './pages/render.ts'
import { createPages } from './pages/serve-pages.ts'
import { cacheSharedReplies } from './pages/shared-replies.ts'
import type { createShopFiles } from './pages/shop-files.ts'
import { createSiteFiles } from './pages/site-files.ts'
import { clientIpOf } from './platform/http/client-ip.ts'
import { createResponseCache } from './platform/http/response-cache.ts'

/** The source of the pages: the build, or in development Vite. */
export interface PageSource {
  render: Render
  assets: Assets
}

interface Parts {
  app: App
  source: PageSource
  shop: Awaited<ReturnType<typeof createShopFiles>>
  /** The URL that the process listens on; '' before it listens. */
  ownUrl: () => string
}

/** Gives the HTTP server of the app with its pages, files and pictures; it does not listen yet. */
export async function createStorefront({ app, source, shop, ownUrl }: Parts): Promise<Server> {
  const { platform } = app
  const { settings, database, catalogue } = platform
  const clientFor = createVisitorClients(app)
  const english = clientFor('en')
  const pageSettings = await createPageSettings(english, catalogue.current)
  const cache = createResponseCache({
    bytesMax: settings.PAGE_CACHE_MB * 1_000_000,
    version: catalogue.current,
    awayMs: database.availability.awayMs,
  })
  const publicUrl = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? ownUrl()
  const mediaFolder = join(settings.DATA_DIR, 'media')
  const clientIp = (request: Parameters<typeof clientIpOf>[0]) => clientIpOf(request, settings.TRUST_PROXY)
  return createHttpServer({
    app,
    cache,
    settings,
    pages: createPages({
      platform,
      cache,
      shop: shop.shown,
      render: source.render,
      clientFor,
      pageSettings,
      publicUrl,
    }),
    siteFiles: createSiteFiles({
      cache,
      client: english,
      countProducts: () => countProductUrls(database.db),
      listProducts: (run) => listProductUrls(database.db, run),
      publicUrl,
      configuredLanguage: async () => (await pageSettings()).language,
    }),
    shopFiles: shop.serve,
    assets: source.assets,
    media: createMedia({
      folder: mediaFolder,
      findProduct: createFindProduct(clientFor),
      readPhoto: (name) => readPhoto({ db: database.browse.db, settings }, name),
      shopName: settings.shop.name,
      clientIpOf: clientIp,
    }),
    isBranch: async (code) =>
      (await english.call(listBranches, {})).some(({ active, codplace }) => active && codplace === code),
  })
}

/** Gives the clients of a visitor, one for each language, with which pages are rendered. */
function createVisitorClients(app: App): (language: Language) => Client {
  const { catalogue, log } = app.platform
  const create = (language: Language) =>
    cacheSharedReplies(
      app.clientOf({ actor: { kind: 'visitor' }, language, log }),
      catalogue.current,
      catalogue.mayBeStale,
    )
  const clients: Record<Language, Client> = { en: create('en'), es: create('es') }
  return (language) => clients[language]
}
