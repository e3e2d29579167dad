import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from '#contract/client.ts'
import { languageCookies } from '#contract/stored-choices.ts'
import { type Language, isLanguage } from '#contract/language.ts'
import { shownChanges } from '#server/modules/catalogue-index/current-index.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import type { CachedResponse } from '#server/platform/http/cached-response.ts'
import type { ResponseCache } from '#server/platform/http/response-cache.ts'
import { runForCaller, runRendering } from '#server/platform/http/call-shares.ts'
import { isFromAnotherSite } from '#server/platform/http/cross-site.ts'
import type { Platform } from '#server/platform/platform.ts'
import { transportFor } from '#server/platform/http/own-origin.ts'
import { sendCached } from '#server/platform/http/send-cached.ts'
import { type PageKey, pageKeyOf } from './page-key.ts'
import type { PageSettings } from './page-settings.ts'
import type { Render } from './render.ts'
import { renderOneState } from './render-one-state.ts'
import type { ShownShop } from './shop-files.ts'

interface Parts {
  platform: Platform
  cache: ResponseCache
  render: Render
  clientFor: (language: Language) => Client
  shop: ShownShop
  pageSettings: () => Promise<PageSettings>
  /** The URL of the store as shoppers use it, without a slash at its end. */
  publicUrl: () => string
}

/**
 * Serves a page or its data: from the cache, or rendered once for all who request it now. The language of `?lang=` is
 * stored in a cookie for a year, so that the next page has it too, with and without a script. A link from another site
 * sets no cookie and changes that page alone, and so does a page's data, which a browser may prefetch.
 */
export function createPages(parts: Parts): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { platform, cache, render, clientFor, shop, pageSettings, publicUrl } = parts
  const { log, settings } = platform
  const map = {
    streets: tileServer(settings.MAP_TILES, settings.MAP_CREDIT),
    satellite: tileServer(settings.MAP_SATELLITE_TILES, settings.MAP_SATELLITE_CREDIT),
  }
  return async (request, response) => {
    const configured = await pageSettings()
    const page = pageKeyOf(request, configured) ?? unknownPage(request, configured)
    const isRemembered = page.isLanguageInUrl && !isFromAnotherSite(request)
    if (isRemembered) response.setHeader('set-cookie', languageCookies(page.language, transportFor(request, settings)))
    const cached = cache.find(page.key)
    if (cached) return sendCached(request, response, cached)
    const context = {
      client: clientFor(page.language),
      language: page.language,
      branchCode: page.branchCode,
      storeVariant: settings.STORE_LOOK,
      shop,
      publicUrl: publicUrl(),
      chatOrigin: configured.chatOrigin,
      map,
      report(error: unknown) {
        if (!isUnavailable(error))
          log.error({ err: error, path: page.url.split('?')[0] }, 'a page could not be rendered')
      },
    }
    const changes = () => shownChanges(platform.catalogue)
    const renderPage = () => runRendering(platform, () => renderOneState(changes, () => render(page, context)))
    const rendered = await (cache.findUnderWay(page.key) ??
      runForCaller(platform, request, () => cache.findOrRender(page.key, renderPage)))
    sendCached(request, response, withQuery(rendered, request.url))
  }
}

const tileServer = (tiles: string | undefined, credit: string) => (tiles ? { tiles, credit } : undefined)

/** The key of the not-found page, which is the same for every path that is no page; its data may be requested too. */
function unknownPage(request: IncomingMessage, configured: PageSettings): PageKey {
  const [path = '', query] = (request.url ?? '/').split('?', 2)
  const parameters = new URLSearchParams(query)
  const language = parameters.get('lang')
  const ofHome = isLanguage(language) ? `/?lang=${language}` : '/'
  const home = pageKeyOf({ ...request, url: ofHome, headers: request.headers } as IncomingMessage, configured)
  const url = !path.endsWith('.data')
    ? '/not-found'
    : `/not-found.data${parameters.get('_routes') === 'root' ? '?_routes=root' : ''}`
  return { ...(home as PageKey), key: `${home?.language} ${home?.branchCode} ${url}`, url }
}

/** A redirect that keeps the query of the requested URL, such as `?scroll=reviews`. */
function withQuery(reply: CachedResponse, url = ''): CachedResponse {
  const { location } = reply.headers
  const at = url.indexOf('?')
  const isMoved = location !== undefined && !location.includes('?') && location !== url.slice(0, at)
  return isMoved && at >= 0 ? { ...reply, headers: { ...reply.headers, location: location + url.slice(at) } } : reply
}
