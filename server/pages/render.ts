import { type ServerBuild, RouterContextProvider, createRequestHandler } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { Language } from '#contract/language.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import type { RenderedResponse } from '#server/platform/http/cached-response.ts'
import { pagePolicy } from '#server/platform/http/security-headers.ts'
import { encodeUtf8 } from './encode-utf8.ts'
import { failurePage } from './failure-page.ts'
import type { PageKey } from './page-key.ts'
import { deferScripts, starter } from './defer-scripts.ts'
import type { ShownShop } from './shop-files.ts'

/** The storefront's `TileServer`. */
interface TileServer {
  tiles: string
  credit: string
}

/** The storefront's `PageContext` as the server fills it in for a request; the renderer adds `doNotCache`. */
export interface ServerPageContext {
  client: Client
  language: Language
  branchCode: number
  storeVariant: string
  shop: ShownShop
  publicUrl: string
  /** The origin of the chat that a page may show in an iframe. */
  chatOrigin: string | undefined
  /** The tile servers of the maps with their credit lines; without them the store draws its own maps. */
  map: { streets: TileServer | undefined; satellite: TileServer | undefined }
  /** Logs a fault of a loader or of rendering. */
  report: (error: unknown) => void
}

/** The storefront's `PageResponse`, whose class is in a bundle of its own. */
interface PageResponse extends Response {
  parts: readonly string[]
  /** The texts of the scripts that the renderer itself wrote into the page. */
  scripts: readonly string[]
}

export type Render = (page: PageKey, context: ServerPageContext) => Promise<RenderedResponse>

/**
 * Renders a page or its data to the end with the browser's files of its language, with a policy that allows the page's own
 * inline scripts and no others.
 */
export function createRenderer(builds: Record<Language, ServerBuild>, mode: 'production' | 'development'): Render {
  const handlers = { en: createRequestHandler(builds.en, mode), es: createRequestHandler(builds.es, mode) }
  // The context's key has to be the very object of the storefront's bundle, so it comes from there.
  const { pageContext } = builds.en.entry.module as unknown as {
    pageContext: Parameters<RouterContextProvider['set']>[0]
  }
  return async (page, context) => {
    const provider = new RouterContextProvider()
    let isComplete = true
    let isAway = false
    const client = reportAway(context.client, () => (isAway = true))
    provider.set(pageContext, { ...context, client, doNotCache: () => (isComplete = false) })
    const response = await handlers[context.language](routerRequest(`${context.publicUrl}${page.url}`), provider)
    if (isAway) return unavailable(context.shop.name)
    const { parts, scripts } = isPage(response) ? response : { parts: [await response.text()], scripts: [] }
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const isBuilt = mode === 'production'
    const headers = headersOf(response)
    // The page that fetches data may be of another release: it then loads the next page whole
    // (storefront/navigation/reload-on-other-release.ts).
    if (!isHtml && isBuilt) headers['x-release'] = builds[context.language].assets.version
    if (isHtml)
      headers['content-security-policy'] = pagePolicy([...scripts, starter], tilesOf(context), context.chatOrigin)
    const body = encodeUtf8(isHtml && isBuilt ? deferScripts(parts) : parts)
    return { status: response.status, headers, body, isCacheable: isComplete && response.status === 200 }
  }
}

const tilesOf = ({ map: { streets, satellite } }: ServerPageContext) =>
  [streets, satellite].flatMap((server) => server?.tiles ?? [])

const isPage = (response: Response): response is PageResponse => 'parts' in response

/** The headers of a page or its data: those of the router that matter, and who may cache them. */
function headersOf(response: Response): Record<string, string> {
  const headers: Record<string, string> = { vary: 'Cookie, Accept-Encoding', 'cache-control': 'private, no-cache' }
  for (const name of ['content-type', 'location', 'x-remix-response']) {
    const value = response.headers.get(name)
    if (value) headers[name] = value
  }
  return headers
}

/**
 * The same client, which reports a call that failed because the database is away, whatever the page makes of it: an
 * older page is better than one with parts missing.
 */
function reportAway(client: Client, report: () => void): Client {
  return {
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch((error: unknown) => {
        if (isUnavailable(error)) report()
        throw error
      }),
  }
}

function unavailable(shopName: string): RenderedResponse {
  const { headers, body } = failurePage(503, shopName)
  return { status: 503, headers: Object.fromEntries(headers), body: Buffer.from(body), isCacheable: false }
}

const noHeaders = new Headers()
/** A page is not cancelled: every request for it at this moment gets the same one. */
const neverAborted = { aborted: false, addEventListener() {}, removeEventListener() {} }

/**
 * A page's request with the four properties that the router and the loaders read. Node would hold a Request of Fetch,
 * and all that it references, until a full garbage collection (decision 020).
 */
function routerRequest(url: string): Request {
  return { method: 'GET', url, headers: noHeaders, signal: neverAborted } as unknown as Request
}
