import { Hono } from 'hono'
import { type Language, fallbackLanguage, isLanguage, languageOf } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import type { Envelope } from '#contract/envelope.ts'
import { basePath } from '#contract/endpoint.ts'
import type { CatalogueVersion } from '../catalogue-version.ts'
import type { Ctx } from '../context.ts'
import type { Connections, OpenDatabase } from '../database/database.ts'
import { DatabaseAway, retryAfterSeconds } from '../database/database-away.ts'
import { isBusy } from '../database/faults.ts'
import { newId } from '../ids.ts'
import type { Limits } from '../limits.ts'
import type { Log } from '../log.ts'
import type { Route, SessionStep } from '../route.ts'
import type { Settings } from '../settings.ts'
import { type TokenPair, type Tokens, tokensOnWire } from '../tokens.ts'
import { errorBody, failAnswer, successBody, unavailableBody } from './answers.ts'
import { type Identified, type SessionKeeper, clearedCookies, identify, tokenHeaders } from './credentials.ts'
import { refuseCrossSite } from './cross-site.ts'
import { runCommand } from './command.ts'
import { InvalidInput, readInput } from './input.ts'
import { createMethods } from './methods.ts'
import { presentReply } from './reply.ts'

export interface Platform {
  database: OpenDatabase
  settings: Settings
  log: Log
  tokens: Tokens
  limits: Limits
  sessions: SessionKeeper
  catalogue: CatalogueVersion
  /** The instant of a request; a test may turn it. */
  clock: () => Date
}

/** The pages' own client asks for cookies with this header; API clients get their tokens in the answer. */
const transportHeader = 'x-token-transport'
const requestIdHeader = 'x-request-id'

/** An answer before it is put on a socket or into a Response: making and reading those takes a fifth of what a small call costs. */
export interface Answer {
  status: number
  headers: [string, string][]
  body: string
}

interface Bindings {
  address: string
  answer?: Answer
}

/** What Hono is given for an answer that stands beside it. */
const answeredBeside = new Response(null)

/** The API as one function: the socket, tests and the bench call it. */
export function createEdge(platform: Platform, routes: readonly Route[]): (request: Request, address?: string) => Promise<Answer> {
  const app = new Hono<{ Bindings: Bindings }>()
  const methodsOf = createMethods(routes)
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
    const bindings: Bindings = { address }
    await app.fetch(request, bindings)
    return bindings.answer ?? noEndpoint(request, methodsOf(new URL(request.url).pathname))
  }
}

/** An answer as Fetch has it, for who calls the API without a socket. */
export function asResponse({ status, headers, body }: Answer): Response {
  return new Response(body, { status, headers })
}

function noEndpoint(request: Request, methods: readonly string[]): Answer {
  const { httpStatus, body } = failAnswer({ code: methods.length > 0 ? 'method-not-allowed' : 'not-found' }, languageFor(request))
  const headers: [string, string][] = [['cache-control', 'no-store']]
  if (methods.length > 0) headers.push(['allow', methods.join(', ')])
  return json(httpStatus, body, headers)
}

function json(status: number, body: Envelope, headers: [string, string][]): Answer {
  return { status, headers: [['content-type', 'application/json'], ...headers], body: JSON.stringify(body) }
}

async function answer(platform: Platform, route: Route, request: Request, path: Record<string, string>, address: string): Promise<Answer> {
  const started = performance.now()
  const requestId = requestIdOf(request)
  const log = platform.log.child({ requestId })
  const headers: [string, string][] = [
    [requestIdHeader, requestId],
    ['cache-control', 'no-store'],
    ['vary', 'Accept-Language'],
  ]
  let language = languageFor(request)
  let made: Answer
  try {
    const now = platform.clock()
    const identified = await identify(
      request,
      now,
      platform.database.browse.db,
      platform.tokens,
      platform.sessions,
      route.options.session === 'renew',
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
    )
    made = json(200, successBody(data), headers)
  } catch (error) {
    made = failed(error, language, requestId, headers, log)
  }
  const { method, base, path: template } = route.endpoint
  log.info({ method, route: `${base}/${template}`, status: made.status, ms: Math.round(performance.now() - started) }, 'request')
  return made
}

interface Circumstances {
  identified: Identified
  now: Date
  language: Language
  log: Log
  userAgent?: string
}

async function run(
  platform: Platform,
  route: Route,
  request: Request,
  path: Record<string, string>,
  address: string,
  circumstances: Circumstances,
  headers: [string, string][],
): Promise<unknown> {
  const { endpoint, guard, options } = route
  const { identified, language } = circumstances
  if (identified.byCookie && endpoint.method !== 'GET') refuseCrossSite(request, platform.settings.PUBLIC_URL)
  if (options.limit) await platform.limits.spend(options.limit, address)
  const ctx = contextOf(platform, circumstances, address, connectionsFor(platform, route))
  guard(ctx)
  const input = await readInput(endpoint, request, path, language, options.bodyBytesMax)
  const prepared = await options.prepare?.({ ...ctx, limits: platform.limits, tokens: platform.tokens } as never, input as never)
  const reply =
    endpoint.kind === 'query'
      ? await route.run(ctx, input as never, prepared as never)
      : await runCommand(route, ctx, input, prepared, request.headers.get('idempotency-key'))
  const data = presentReply(endpoint, reply)
  return options.session ? withSession(options.session, data, request, identified, headers) : data
}

/** The connections that an endpoint runs on. */
export function connectionsFor({ database }: Platform, { options }: Route): Connections {
  return options.locksStock ? database.buy : database.browse
}

/** What the use case behind a route sees of a call. */
export function contextOf(platform: Platform, circumstances: Circumstances, address: string, { db } = platform.database.browse): Ctx {
  return {
    db,
    actor: circumstances.identified.actor,
    now: circumstances.now,
    newId,
    language: circumstances.language,
    settings: platform.settings,
    log: circumstances.log,
    catalogue: platform.catalogue,
    address,
    userAgent: circumstances.userAgent ?? '',
    afterCommit: (work) => work(),
  }
}

function withSession(
  kind: SessionStep,
  data: unknown,
  request: Request,
  { renewed, byCookie }: Identified,
  headers: [string, string][],
): unknown {
  if (kind === 'renew') return renewed && !byCookie ? { ...(data as object), tokens: tokensOnWire(renewed) } : data
  if (kind === 'end') {
    headers.push(...clearedCookies())
    return data
  }
  if (request.headers.get(transportHeader) !== 'cookie') return data
  const { tokens, ...rest } = data as { tokens?: { access_token: string; refresh_token: string } }
  if (!tokens) return data
  const pair: TokenPair = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token }
  headers.push(...tokenHeaders(pair, true))
  return rest
}

function failed(error: unknown, language: Language, requestId: string, headers: [string, string][], log: Log): Answer {
  if (error instanceof InvalidInput) {
    const { httpStatus, body } = failAnswer({ code: 'invalid' }, language, error.errors)
    return json(httpStatus, body, headers)
  }
  if (error instanceof Refused) {
    const { httpStatus, body } = failAnswer(error.refusal, language)
    if (httpStatus === 429 || httpStatus === 503) headers.push(['retry-after', String(error.refusal['retryAfterSeconds'] ?? 60)])
    return json(httpStatus, body, headers)
  }
  if (isBusy(error)) {
    log.warn({ err: error }, 'too busy')
    const { httpStatus, body } = failAnswer({ code: 'busy', retryAfterSeconds }, language)
    headers.push(['retry-after', String(retryAfterSeconds)])
    return json(httpStatus, body, headers)
  }
  if (error instanceof DatabaseAway) {
    headers.push(['retry-after', String(retryAfterSeconds)])
    return json(503, unavailableBody(language), headers)
  }
  log.error({ err: error }, 'request failed')
  return json(500, errorBody(language, requestId), headers)
}

/** What the request asks for counts first: a page must not answer in another language than it is written in. Then the user's own setting (D1). */
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
