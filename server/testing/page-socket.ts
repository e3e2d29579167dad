import type { AddressInfo } from 'node:net'
import type { App } from '#server/app.ts'
import { createHttpServer } from '#server/http-server.ts'
import { createPages } from '#server/pages/serve-pages.ts'
import type { Render } from '#server/pages/render.ts'
import { createResponseCache } from '#server/platform/http/response-cache.ts'

const nothing = () => Promise.resolve(false)

/** Opens an HTTP server whose pages are the results of `render`, with the cache in front and nothing else. */
export async function openPageSocket(app: App, render: Render): Promise<{ origin: string; close(): void }> {
  const { platform } = app
  const { settings, log } = platform
  const cache = createResponseCache({ bytesMax: 10_000_000, version: () => 1 })
  const pages = createPages({
    platform,
    cache,
    render,
    clientFor: (language) => app.clientOf({ actor: { kind: 'visitor' }, language, log }),
    shop: { name: settings.shop.name, legalName: '', rnc: '' },
    pageSettings: async () => ({ language: 'en', branchCode: 1, chatOrigin: undefined }),
    publicUrl: () => 'http://store.test',
  })
  const server = createHttpServer({
    app,
    cache,
    settings,
    assets: nothing,
    media: nothing,
    siteFiles: nothing,
    shopFiles: () => false,
    isBranch: async () => false,
    pages,
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
