import { type ServerBuild, RouterContextProvider, createRequestHandler } from 'react-router'
import type { Client } from '#contract/client.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import type { Made } from '#server/platform/http/byte-cache.ts'
import { pagePolicy } from '#server/platform/http/security-headers.ts'
import { bytesOf } from './bytes-of.ts'
import { failurePage } from './failure-page.ts'
import type { PageKey } from './page-key.ts'
import { scriptsLast, starter } from './scripts-last.ts'
import type { ShownShop } from './shop-files.ts'

/**
 * What the server hands to the pages; the storefront's own `PageContext` has the same shape, and says beside it that an
 * answer is not to be kept.
 */
export interface PageFacts {
  client: Client
  language: string
  branchCode: number
  storeVariant: string
  shop: ShownShop
  publicUrl: string
  /** The origin of the chat that a page may show in a frame. */
  chatOrigin: string | undefined
  /** The tile server of the maps and whom to name for it; without one the maps are our own. */
  map: { tiles: string; credit: string } | undefined
  /** Takes what a loader or rendering failed with, for the log. */
  report: (error: unknown) => void
}

/**
 * As the storefront's renderer hands it over: the page in pieces, and apart from them the texts of the scripts that it
 * wrote into it.
 */
interface RenderedPage {
  pieces: readonly string[]
  scripts: readonly string[]
}

export type Render = (page: PageKey, facts: PageFacts) => Promise<Made>

/** Renders a page or its data to the end, with the policy that allows exactly its own inline scripts. */
export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): Render {
  const handler = createRequestHandler(build, mode)
  // The context's key has to be the very object of the storefront's bundle, so it comes from there.
  const { pageContext } = build.entry.module as unknown as { pageContext: Parameters<RouterContextProvider['set']>[0] }
  return async (page, facts) => {
    const context = new RouterContextProvider()
    let isWhole = true
    let isAway = false
    const client = whenAway(facts.client, () => (isAway = true))
    let rendered: RenderedPage | undefined
    context.set(pageContext, {
      ...facts,
      client,
      keepNot: () => (isWhole = false),
      takePage: (page: RenderedPage) => (rendered = page),
    })
    const response = await handler(pageRequest(`${facts.publicUrl}${page.url}`), context)
    if (isAway) return unavailable(facts.shop.name)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const { pieces, scripts } = rendered ?? { pieces: [await response.text()], scripts: [] }
    const sent = isHtml && mode === 'production' ? scriptsLast(pieces) : pieces
    const headers: Record<string, string> = { vary: 'Cookie, Accept-Encoding', 'cache-control': 'private, no-cache' }
    for (const name of ['content-type', 'location', 'x-remix-response']) {
      const value = response.headers.get(name)
      if (value) headers[name] = value
    }
    // The page that asked for data may be of another release: it then loads the next page whole
    // (storefront/navigation/reload-on-other-release.ts).
    if (!isHtml && mode === 'production') headers['x-release'] = build.assets.version
    if (isHtml)
      headers['content-security-policy'] = pagePolicy([...scripts, starter], facts.map?.tiles, facts.chatOrigin)
    return { status: response.status, headers, body: bytesOf(sent), isKept: isWhole && response.status === 200 }
  }
}

/**
 * Tells when a question of the page was refused because the database is away, whatever the page makes of it: a page
 * with holes is worse than an older one.
 */
function whenAway(client: Client, tell: () => void): Client {
  return {
    call: (endpoint, input, options) =>
      client.call(endpoint, input, options).catch((error: unknown) => {
        if (isUnavailable(error)) tell()
        throw error
      }),
  }
}

function unavailable(shopName: string): Made {
  const { headers, body } = failurePage(503, shopName)
  return { status: 503, headers: Object.fromEntries(headers), body: Buffer.from(body), isKept: false }
}

const noHeaders = new Headers()
/** Nobody takes a page's request back: whoever asked at the same moment waits for the same page. */
const signal = { aborted: false, addEventListener() {}, removeEventListener() {} }

/**
 * What the router and the loaders read of a request. A whole one of Fetch would be held, with what hangs on it, until
 * all memory is gone through (decision 020).
 */
function pageRequest(url: string): Request {
  return { method: 'GET', url, headers: noHeaders, signal } as unknown as Request
}
