import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type HttpBindings, getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { branchCookies } from '#contract/stored-choices.ts'
import { isUnavailable } from '#server/platform/database/faults.ts'
import { fallbackLanguage, languageOf } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import type { ByteCache } from '#server/platform/http/byte-cache.ts'
import type { Settings } from '#server/platform/settings.ts'
import { addressOf } from '#server/platform/http/client-address.ts'
import { isFromAnotherSite } from '#server/platform/http/cross-site.ts'
import { corsHeaders } from '#server/platform/http/cors.ts'
import { type BodyPace, bodyPace, boundBody } from '#server/platform/http/body-pace.ts'
import { answerBrokenRequests, namesOneHost } from '#server/platform/http/connections.ts'
import { transportFor } from '#server/platform/http/own-origin.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { refusalEnvelope } from '#server/platform/http/envelopes.ts'
import { making, runForCaller } from '#server/platform/http/call-shares.ts'
import { sendKept } from '#server/platform/http/send.ts'
import { responsesWith } from '#server/platform/http/store-response.ts'
import type { App } from './app.ts'
import { askedBranch } from './pages/asked-branch.ts'
import { failurePage } from './pages/failure-page.ts'
import { publicKeyOf, publicRequest } from './pages/public-key.ts'
import { withoutTrailingSlash } from './pages/moved-address.ts'
import { withShortQuery } from './pages/short-address.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** Answers a request for a file of the pages; false where there is none. */
export type Assets = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

interface Parts {
  app: App
  cache: ByteCache
  settings: Settings
  assets: Assets
  media: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** What search engines ask for: robots.txt, the sitemap. */
  siteFiles: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  /** The shop's logo, icon, accents and web manifest. */
  shopFiles: (request: IncomingMessage, response: ServerResponse) => boolean
  pages: Handler
  /** Whether a branch is open. */
  isBranch: (code: number) => Promise<boolean>
  /** How slowly a body may arrive; a test has less patience. */
  pace?: BodyPace
}

const headerBytesMax = 16_384
const headersTimeoutMs = 10_000
/** Of a whole request, whatever it sends; bodies have limits of their own (body-pace.ts). */
const requestTimeoutMs = 150_000
const timeoutsEveryMs = 1_000

/** The socket: kept bytes first, then files and pictures, the API, and pages for everything else. */
export function createHttpServer({
  app,
  cache,
  settings,
  assets,
  media,
  siteFiles,
  shopFiles,
  pages,
  isBranch,
  pace = bodyPace,
}: Parts): Server {
  const api = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as HttpBindings
      return answerApi(app, request, outgoing, addressOf(incoming, settings.TRUST_PROXY))
    },
    { overrideGlobalObjects: false },
  )
  const always = securityHeaders(settings.PUBLIC_URL)
  const server = createServer(
    {
      maxHeaderSize: headerBytesMax,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: timeoutsEveryMs,
      // Asked below, so that the refusal carries the headers of every answer.
      requireHostHeader: false,
      ServerResponse: responsesWith(always),
    },
    (request, response) => {
      if (!namesOneHost(request)) return void response.writeHead(400, { connection: 'close' }).end()
      boundBody(request, response, pace)
      dispatch(request, response).catch((error: unknown) => {
        if (error instanceof Refused) return void refuse(request, response, error, settings.shop.name)
        const isAway = isUnavailable(error)
        if (!isAway) app.platform.log.error({ err: error, path: (request.url ?? '').split('?')[0] }, 'request failed')
        void fail(response, isAway ? 503 : 500, settings.shop.name)
      })
    },
  )
  answerBrokenRequests(server, always)
  return server

  async function dispatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (url.startsWith('/api/') || url.startsWith('/dev/')) {
      const key = request.method === 'GET' ? publicKeyOf(request, app.publicPaths) : undefined
      return key ? keptApi(key, request, response) : void (await api(request, response))
    }
    if (!isRead) {
      response.writeHead(405, { allow: 'GET, HEAD' })
      response.end()
      return
    }
    const moved = withoutTrailingSlash(url)
    if (moved !== undefined) return redirect(response, 308, moved)
    const shorter = withShortQuery(url)
    if (shorter !== undefined) return redirect(response, 302, shorter)
    // What another site's page fetches chooses nothing here.
    const asked = isFromAnotherSite(request) ? undefined : askedBranch(url)
    if (asked) {
      const chosen = (await isBranch(asked.branchCode))
        ? branchCookies(asked.branchCode, transportFor(request, settings))
        : undefined
      return redirect(response, 303, asked.location, chosen)
    }
    if (url.startsWith('/media/') && (await media(request, response))) return
    if (shopFiles(request, response)) return
    if (await siteFiles(request, response)) return
    if (await assets(request, response)) return
    await pages(request, response)
  }

  async function keptApi(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kept = cache.find(key)
    if (kept) return sendKept(request, response, kept)
    const make = async () => {
      const made = await app.platform.shares.run([making], () => app.answer(publicRequest(request)))
      const kept = { ...corsHeaders, ...Object.fromEntries(made.headers.filter(([name]) => name !== 'x-request-id')) }
      return {
        status: made.status,
        headers: {
          ...kept,
          'cache-control': made.status === 503 ? 'no-store' : 'public, no-cache',
          vary: `${kept['vary']}, Accept-Encoding`,
        },
        body: Buffer.from(made.body),
        isKept: made.status === 200,
      }
    }
    sendKept(
      request,
      response,
      await (cache.findBeingMade(key) ?? runForCaller(app.platform, request, () => cache.findOrMake(key, make))),
    )
  }
}

/** Says no to who asked for too much, in the manner of what was asked for. */
async function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { refusal }: Refused,
  shopName: string,
): Promise<void> {
  // A request whose body came too slowly has been answered meanwhile.
  if (response.headersSent) return
  const language = languageOf(request.headers['accept-language']) ?? fallbackLanguage
  const { httpStatus, body } = refusalEnvelope(refusal, language)
  response.setHeader('retry-after', String(refusal['retryAfterSeconds']))
  if (!request.url?.startsWith('/api/')) return fail(response, httpStatus === 429 ? 429 : 503, shopName)
  response.writeHead(httpStatus, { ...corsHeaders, 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

async function fail(response: ServerResponse, status: 429 | 500 | 503, shopName: string): Promise<void> {
  // Half an answer cannot become another one.
  if (response.headersSent) return void response.end()
  const page = failurePage(status, shopName)
  response.writeHead(status, Object.fromEntries(page.headers))
  response.end(await page.text())
}

function redirect(response: ServerResponse, status: number, location: string, cookies?: string[]): void {
  response.writeHead(status, { location, ...(cookies && { 'cache-control': 'no-store', 'set-cookie': cookies }) })
  response.end()
}

const corsFlat = Object.entries(corsHeaders).flat()

/** What stands beside the API goes out as a Response; the API's own answers are written as they are. */
async function answerApi(app: App, request: Request, outgoing: ServerResponse, address: string): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  const own = await app.answerOwn(request)
  if (own) {
    for (const [name, value] of Object.entries(corsHeaders)) if (!own.headers.has(name)) own.headers.set(name, value)
    return own
  }
  const { status, headers, body } = await app.answer(request, address)
  // A body that came too slowly has been answered meanwhile.
  if (outgoing.headersSent) return RESPONSE_ALREADY_SENT
  outgoing.writeHead(status, [...corsFlat, ...headers.flat(), 'content-length', String(Buffer.byteLength(body))])
  outgoing.end(body)
  return RESPONSE_ALREADY_SENT
}
