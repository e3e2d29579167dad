import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { mediaPrefix } from '#contract/media.ts'
import { fallbackLanguage, languageOf } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import { type BodyPace, bodyPace, boundBody } from '#server/platform/http/body-pace.ts'
import type { ResponseCache } from '#server/platform/http/response-cache.ts'
import { respondToBrokenRequests, namesOneHost } from '#server/platform/http/connections.ts'
import { corsHeaders } from '#server/platform/http/cors.ts'
import { refusalEnvelope } from '#server/platform/http/envelopes.ts'
import { loggedPath } from '#server/platform/http/request-path.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { responsesWith } from '#server/platform/http/store-response.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { App } from './app.ts'
import { failurePage } from './pages/failure-page.ts'
import { type Redirect, createRedirects } from './pages/redirects.ts'
import { createApiHandler } from './serve-api.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** Serves a request for a file of the pages; false where there is none. */
export type Assets = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

interface Parts {
  app: App
  cache: ResponseCache
  settings: Settings
  assets: Assets
  media: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Serves robots.txt and the sitemap; false for other requests. */
  siteFiles: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** Serves the shop's logo, icon, accents and web manifest; false for other requests. */
  shopFiles: (request: IncomingMessage, response: ServerResponse) => boolean
  pages: Handler
  /** Whether there is an open branch of this code. */
  isBranch: (code: number) => Promise<boolean>
  /** How slowly a body may arrive; tests set shorter times. */
  pace?: BodyPace
}

const headerBytesMax = 16_384
const headersTimeoutMs = 10_000
/** The time for a whole request of any kind; bodies have limits of their own (body-pace.ts). */
const requestTimeoutMs = 150_000
const timeoutsEveryMs = 1_000
/**
 * How long an idle connection stays open: longer than a proxy's own 60 s, so that the proxy ends it. A connection
 * that the server ends while a request is on its way loses that request.
 */
const idleConnectionMs = 65_000

/** Gives the HTTP server of the store: the API, redirects, files and pictures, and pages for everything else. */
export function createHttpServer(parts: Parts): Server {
  const { app, settings, pace = bodyPace } = parts
  const always = securityHeaders(settings.PUBLIC_URL)
  const dispatch = createDispatch(parts)
  const server = createServer(
    {
      maxHeaderSize: headerBytesMax,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: timeoutsEveryMs,
      keepAliveTimeout: idleConnectionMs,
      // `namesOneHost` checks this instead, so that the refusal has the headers of every response.
      requireHostHeader: false,
      ServerResponse: responsesWith(always),
    },
    (request, response) => {
      if (!namesOneHost(request)) return void response.writeHead(400, { connection: 'close' }).end()
      boundBody(request, response, pace)
      dispatch(request, response).catch((error: unknown) => {
        if (error instanceof Refused) return void refuse(request, response, error, settings.shop.name)
        const isAway = isUnavailable(error)
        if (!isAway) app.platform.log.error({ err: error, path: loggedPath(request) }, 'request failed')
        fail(response, isAway ? 503 : 500, settings.shop.name)
      })
    },
  )
  respondToBrokenRequests(server, always)
  return server
}

/** Gives the handler that passes each request on by its URL. */
function createDispatch({
  app,
  cache,
  settings,
  isBranch,
  media,
  shopFiles,
  siteFiles,
  assets,
  pages,
}: Parts): Handler {
  const api = createApiHandler({ app, cache, settings })
  const redirectFor = createRedirects({ settings, isBranch })
  const systemPaths = ['/api/', '/dev/', ...(settings.PAYMENT_SANDBOX ? ['/vault/', '/sandbox/'] : [])]
  return async (request, response) => {
    const url = request.url ?? '/'
    if (systemPaths.some((path) => url.startsWith(path))) return api(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const redirect = await redirectFor(request)
    if (redirect) return sendRedirect(response, redirect)
    if (url.startsWith(mediaPrefix) && (await media(request, response))) return
    if (shopFiles(request, response)) return
    if (await siteFiles(request, response)) return
    if (await assets(request, response)) return
    await pages(request, response)
  }
}

/** Sends the refusal of too many requests: as JSON for the API, as a page for everything else. */
function refuse(request: IncomingMessage, response: ServerResponse, { refusal }: Refused, shopName: string): void {
  // A request whose body arrived too slowly has got its response already.
  if (response.headersSent) return
  const language = languageOf(request.headers['accept-language']) ?? fallbackLanguage
  const { httpStatus, body } = refusalEnvelope(refusal, language)
  response.setHeader('retry-after', String(refusal['retryAfterSeconds']))
  if (!request.url?.startsWith('/api/')) return fail(response, httpStatus === 429 ? 429 : 503, shopName)
  response.writeHead(httpStatus, { ...corsHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function fail(response: ServerResponse, status: 429 | 500 | 503, shopName: string): void {
  // A response that was sent in part cannot be replaced by an error page.
  if (response.headersSent) return void response.end()
  const { headers, body } = failurePage(status, shopName)
  response.writeHead(status, Object.fromEntries(headers))
  response.end(body)
}

function sendRedirect(response: ServerResponse, { status, location, cookies }: Redirect): void {
  response.writeHead(status, { location, ...(cookies && { 'cache-control': 'no-store', 'set-cookie': cookies }) })
  response.end()
}
