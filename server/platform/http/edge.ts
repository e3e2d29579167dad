import { transportOf } from '#contract/cookies.ts'
import { type Language, fallbackLanguage, isLanguage, languageOf } from '#contract/language.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { newId } from '../ids.ts'
import type { Platform } from '../platform.ts'
import { createRefusalDelay, delaySpent } from '../refusal-delay.ts'
import type { Route } from '../route.ts'
import { type ApiRequest, requestFromFetch } from './api-request.ts'
import { authenticate } from './authenticate.ts'
import { sharesOfIp, sharesOfSession } from './call-shares.ts'
import { networkOf } from './client-ip.ts'
import { refuseCrossSite, senderOf } from './cross-site.ts'
import { successEnvelope } from './envelopes.ts'
import { failureResponse, noEndpointResponse } from './error-responses.ts'
import { readInput, reasonOf } from './input.ts'
import { ownOrigin } from './own-origin.ts'
import { runPipeline } from './pipeline.ts'
import type { HttpContext, ResponseContext } from './request-context.ts'
import { type HttpResponse, fileResponse, jsonResponse, toFetchResponse } from './http-response.ts'
import { type RouteMatch, type RouteMatcher, createRouteMatcher } from './route-matcher.ts'
import { deviceProofOf } from './session-cookies.ts'
import { uploadFolderOf, withUploadPlace } from './upload-place.ts'
import { applySessionStep, setsCookies } from './session-step.ts'

const requestIdHeader = 'x-request-id'
const visitor = { kind: 'visitor' } as const
/** The reasons of refusals for a limit that was spent before. */
const spentReasons: ReadonlySet<string> = new Set<RefusalCode>(['too-many-requests', 'code-attempts-exceeded'])

/** The API as functions: the HTTP server calls them, and so do tests and benchmarks. */
export interface Edge {
  matcher: RouteMatcher
  /** The response to a request; `ip` is '' where the store itself is the caller. */
  handle(request: ApiRequest, ip?: string): Promise<HttpResponse>
  /** The same for a request of Fetch. */
  fetch(request: Request, ip?: string): Promise<Response>
}

export function createEdge(platform: Platform, routes: readonly Route[]): Edge {
  const matcher = createRouteMatcher(routes)
  const delayRefusal = createRefusalDelay()

  async function handle(request: ApiRequest, ip = ''): Promise<HttpResponse> {
    const clientIp = networkOf(ip)
    const match = matcher.find(request.method, request.path)
    const response = match
      ? await respond({ platform, request, ...match, clientIp })
      : noEndpointResponse(languageFor(request), matcher.methodsOf(request.path))
    // Refusals with 429 have been delayed by the shares that made them, or for their spent limit.
    if (clientIp && response.status >= 400 && response.status < 500 && response.status !== 429)
      await delayRefusal(clientIp)
    return response
  }

  return {
    matcher,
    handle,
    fetch: async (request, ip) => toFetchResponse(await handle(requestFromFetch(request), ip)),
  }
}

interface Call extends RouteMatch {
  platform: Platform
  request: ApiRequest
  clientIp: string
}

/** Responds to a call of a route, and logs it in one line. */
async function respond(call: Call): Promise<HttpResponse> {
  const started = performance.now()
  const beginning = beginResponse(call)
  let response: HttpResponse
  let reason: string | undefined
  try {
    const data = await reply(openContext(call, beginning))
    response = successResponse(call.route, data, beginning.responseHeaders)
  } catch (error) {
    response = failureResponse(error, beginning)
    reason = reasonOf(error)
  }
  const { method, base, path } = call.route.endpoint
  const ms = Math.round(performance.now() - started)
  const line = { method, route: `${base}/${path}`, status: response.status, ms, ...(reason && { reason }) }
  beginning.log.info(line, 'request')
  if (reason && spentReasons.has(reason)) await delaySpent()
  return response
}

function successResponse({ endpoint }: Route, data: unknown, headers: [string, string][]): HttpResponse {
  return endpoint.sendsFile
    ? fileResponse(endpoint.sendsFile, (data as { bytes: Uint8Array<ArrayBuffer> }).bytes, headers)
    : jsonResponse(200, successEnvelope(data), headers)
}

function beginResponse({ platform, request }: Call): ResponseContext {
  const requestId = requestIdOf(request)
  return {
    requestId,
    language: languageFor(request),
    log: platform.log.child({ requestId }),
    responseHeaders: [
      [requestIdHeader, requestId],
      ['cache-control', 'no-store'],
      ['vary', 'Accept-Language'],
    ],
  }
}

/** Completes the context's first fields with all that is known before the caller is authenticated. */
function openContext(call: Call, beginning: ResponseContext): HttpContext {
  const { platform, clientIp } = call
  const { headers } = call.request
  const now = platform.clock()
  const own = ownOrigin((name) => headers.get(name), platform.settings)
  const session = sharesOfSession(platform, { headers, clientIp, now })
  return Object.assign(beginning, call, {
    now,
    userAgent: (headers.get('user-agent') ?? '').slice(0, 200),
    actor: visitor,
    authentication: { actor: visitor, byCookie: false, headers: [] },
    callerShares: session.length > 0 ? session : sharesOfIp(platform, clientIp),
    hasSession: session.length > 0,
    transport: own ? transportOf(own) : ('http' as const),
    sender: senderOf(headers, own),
    idempotencyKey: headers.get('idempotency-key'),
    deviceProof: deviceProofOf(headers),
    origin: own,
    files: new Map(),
    uploadFolder: uploadFolderOf(platform.settings),
  })
}

/** The data of a call's reply. Adds the caller to the context, then runs the checks of HTTP and the pipeline. */
async function reply(context: HttpContext): Promise<unknown> {
  await authenticateCaller(context)
  const { platform, route, request, authentication, clientIp, callerShares } = context
  const { session, limit } = route.options
  const isWrite = route.endpoint.method !== 'GET'
  if (isWrite && (authentication.byCookie || setsCookies(session, request.headers)))
    refuseCrossSite(context.sender, { cookies: authentication.byCookie })
  if (limit) await platform.shares.run(callerShares, () => platform.limits.spend(limit, clientIp))
  const run = () => runPipeline(context, () => readInput(context))
  const result = await (route.options.upload ? withUploadPlace(context, run) : run())
  return session ? applySessionStep(session, result, context) : result.data
}

async function authenticateCaller(context: HttpContext): Promise<void> {
  const { platform, route, request, clientIp, now, transport } = context
  const { database, tokens, sessions } = platform
  // Without a genuine token authentication makes no query, so it needs none of the caller's shares.
  const shares = context.hasSession ? context.callerShares : []
  const authentication = await platform.shares.run(shares, () =>
    authenticate({
      headers: request.headers,
      clientIp,
      now,
      db: database.browse.db,
      tokens,
      sessions,
      transport,
      mustRenew: route.options.session === 'renew',
    }),
  )
  const { actor, headers } = authentication
  context.authentication = authentication
  context.actor = actor
  if (actor.kind === 'customer') context.language = languageFor(request, actor.language)
  context.responseHeaders.push(...headers)
}

/**
 * The language of a response (WIRE-4): the request's own first, since a page must not mix two languages, then the
 * customer's setting.
 */
function languageFor({ headers }: ApiRequest, customers?: Language | null): Language {
  return languageOf(headers.get('accept-language')) ?? (isLanguage(customers) ? customers : fallbackLanguage)
}

/** The caller's own request id where it is safe to log, else a new one. */
function requestIdOf({ headers }: ApiRequest): string {
  const given = headers.get(requestIdHeader)
  return given && /^[\w-]{8,64}$/.test(given) ? given : newId()
}
