import { Hono } from 'hono'
import { type Language, fallbackLanguage, isLanguage, languageOf } from '#contract/language.ts'
import { type Transport, transportOf } from '#contract/cookies.ts'
import { basePath } from '#contract/endpoint.ts'
import type { CatalogueVersion } from '../catalogue-version.ts'
import type { Ctx } from '../context.ts'
import type { OpenDatabase } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { KnownDevices } from '../known-devices.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import { createRefusalDelay } from '../refusal-delay.ts'
import type { Route } from '../route.ts'
import type { Settings } from '../settings.ts'
import type { Share, Shares } from '../shares.ts'
import type { Tokens } from '../tokens.ts'
import { networkOf } from './client-address.ts'
import { successEnvelope } from './envelopes.ts'
import { type Authentication, type SessionStore, authenticate } from './authenticate.ts'
import { type Sender, refuseCrossSite, senderOf } from './cross-site.ts'
import { callRoute, connectionsFor } from './call.ts'
import { sharesOfAddress, sharesOfSession } from './call-shares.ts'
import { type HttpResponse, failureResponse, jsonResponse, noEndpointResponse } from './responses.ts'
import { readInput, reasonOf } from './input.ts'
import { createMethods } from './methods.ts'
import { ownOriginOf } from './own-origin.ts'
import { presentReply } from './reply.ts'
import { deviceProofOf } from './session-cookies.ts'
import { answerSession, setsCookies } from './session-step.ts'

export interface Platform {
  database: OpenDatabase
  settings: Settings
  log: Log
  tokens: Tokens
  knownDevices: KnownDevices
  limits: Limits
  sessions: SessionStore
  catalogue: CatalogueVersion
  /** What one caller, account or product may use of this process at once. */
  shares: Shares
  /** The instant of a request; a test may turn it. */
  clock: () => Date
}

const requestIdHeader = 'x-request-id'

interface Bindings {
  address: string
  answer?: HttpResponse
}

/** What Hono is given for an answer that stands beside it. */
const answeredBeside = new Response(null)

/** The API as one function: the socket, tests and the bench call it. */
export function createEdge(
  platform: Platform,
  routes: readonly Route[],
): (request: Request, address?: string) => Promise<HttpResponse> {
  const app = new Hono<{ Bindings: Bindings }>()
  const methodsOf = createMethods(routes)
  const delayRefusal = createRefusalDelay()
  for (const route of routes) {
    const path = `${basePath(route.endpoint.base)}/${route.endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`
    app.on(route.endpoint.method, path, async (c) => {
      c.env.answer = await answer(platform, route, c.req.raw, c.req.param() as Record<string, string>, c.env.address)
      return answeredBeside
    })
  }
  app.onError((error) => {
    throw error
  })
  return async (request, address = '') => {
    const bindings: Bindings = { address: networkOf(address) }
    await app.fetch(request, bindings)
    const made = bindings.answer ?? noEndpointResponse(languageFor(request), methodsOf(new URL(request.url).pathname))
    // The store's own pages call without an address. What is refused as too much (429) has been delayed where it was
    // refused.
    if (bindings.address && made.status >= 400 && made.status < 500 && made.status !== 429)
      await delayRefusal(bindings.address)
    return made
  }
}

/** An answer as Fetch has it, for who calls the API without a socket. */
export function asResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(body, { status, headers })
}

async function answer(
  platform: Platform,
  route: Route,
  request: Request,
  path: Record<string, string>,
  address: string,
): Promise<HttpResponse> {
  const started = performance.now()
  const requestId = requestIdOf(request)
  const log = platform.log.child({ requestId })
  const headers: [string, string][] = [
    [requestIdHeader, requestId],
    ['cache-control', 'no-store'],
    ['vary', 'Accept-Language'],
  ]
  let language = languageFor(request)
  let made: HttpResponse
  let reason: string | undefined
  try {
    const now = platform.clock()
    const own = ownOriginOf(request, platform.settings)
    const transport: Transport = own ? transportOf(own) : 'http'
    const { tokens, sessions: keeper, database } = platform
    const mustRenew = route.options.session === 'renew'
    const session = sharesOfSession(platform, request.headers, address, now)
    const caller = session.length > 0 ? session : sharesOfAddress(platform, address)
    // Only who brings a session's token is looked up.
    const identified = await platform.shares.run(session, () =>
      authenticate({ request, now, db: database.browse.db, tokens, keeper, transport, mustRenew }),
    )
    if (identified.actor.kind === 'customer') language = languageFor(request, identified.actor.language)
    headers.push(...identified.headers)
    const data = await run(
      platform,
      route,
      request,
      path,
      address,
      { identified, now, language, log, userAgent: userAgentOf(request) },
      headers,
      { transport, sender: senderOf(request, own), caller },
    )
    made = jsonResponse(200, successEnvelope(data), headers)
  } catch (error) {
    made = failureResponse(error, language, requestId, headers, log)
    reason = reasonOf(error)
  }
  const { method, base, path: template } = route.endpoint
  const ms = Math.round(performance.now() - started)
  log.info({ method, route: `${base}/${template}`, status: made.status, ms, ...(reason && { reason }) }, 'request')
  return made
}

interface Circumstances {
  identified: Authentication
  now: Date
  language: Language
  log: Log
  userAgent?: string
}

/**
 * Where the request was made: how the browser reached the store, whose page it shows, and what it shares with others of
 * its caller.
 */
interface Site {
  transport: Transport
  sender: Sender
  caller: readonly Share[]
}

async function run(
  platform: Platform,
  route: Route,
  request: Request,
  path: Record<string, string>,
  address: string,
  circumstances: Circumstances,
  headers: [string, string][],
  site: Site,
): Promise<unknown> {
  const { endpoint, guard, options } = route
  const { identified, language } = circumstances
  const { transport, sender, caller } = site
  const isWrite = endpoint.method !== 'GET'
  if (isWrite && (identified.byCookie || setsCookies(options.session, request)))
    refuseCrossSite(sender, { cookies: identified.byCookie })
  const { limit } = options
  if (limit) await platform.shares.run(caller, () => platform.limits.spend(limit, address))
  const ctx = contextOf(platform, circumstances, address, connectionsFor(platform, route))
  guard(ctx)
  const input = await readInput(endpoint, request, path, language, options.bodyBytesMax)
  // A body has been read by now: while it came slowly, it took nobody's place.
  const beside = {
    idempotencyKey: request.headers.get('idempotency-key'),
    deviceProof: deviceProofOf(request),
    caller: options.hasOwnQueue ? [] : caller,
  }
  const { reply, prepared } = await callRoute(platform, route, ctx, input, beside)
  const data = presentReply(endpoint, reply)
  return options.session
    ? answerSession(options.session, data, { request, identified, transport, sender, prepared, headers })
    : data
}

/** What the use case behind a route sees of a call. */
export function contextOf(
  platform: Platform,
  circumstances: Circumstances,
  address: string,
  { db } = platform.database.browse,
): Ctx {
  return {
    db,
    actor: circumstances.identified.actor,
    now: circumstances.now,
    newId,
    language: circumstances.language,
    settings: platform.settings,
    log: circumstances.log,
    catalogue: platform.catalogue,
    clientIp: address,
    userAgent: circumstances.userAgent ?? '',
    afterCommit: (work) => work(),
  }
}

/**
 * What the request asks for counts first: a page must not answer in another language than it is written in. Then the
 * user's own setting (WIRE-4).
 */
function languageFor(request: Request, settled?: Language | null): Language {
  return languageOf(request.headers.get('accept-language')) ?? (isLanguage(settled) ? settled : fallbackLanguage)
}

function userAgentOf(request: Request): string {
  return (request.headers.get('user-agent') ?? '').slice(0, 200)
}

/** The caller's own request id where it is harmless, else a new one. */
function requestIdOf(request: Request): string {
  const given = request.headers.get(requestIdHeader)
  return given && /^[\w-]{8,64}$/.test(given) ? given : newId()
}
