import type { Transport } from '#contract/cookies.ts'
import type { Language } from '#contract/language.ts'
import type { Actor, Ctx } from '../context.ts'
import type { Connections } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../platform.ts'
import type { Route } from '../route.ts'
import type { Share } from '../shares.ts'
import type { ApiRequest } from './api-request.ts'
import type { Authentication } from './authenticate.ts'
import type { Sender } from './cross-site.ts'

/** All that the pipeline knows of one call of a route, whether it came over HTTP or from a page that is rendered. */
export interface RequestContext {
  platform: Platform
  route: Route
  actor: Actor
  /** One instant for the whole request. */
  now: Date
  language: Language
  log: Log
  /** The network of the caller's IP address (`networkOf`); '' for the store's own pages. */
  clientIp: string
  /** The name that the caller's device gives itself, at most 200 characters; '' for the store's own pages. */
  userAgent: string
  /** The shares of the process that the caller has, beside those of the call itself. */
  callerShares: readonly Share[]
  idempotencyKey: string | null
  /** The proof that an account knows the caller's device, as the request brought it. */
  deviceProof: string | undefined
}

/** The beginnings of a response, which a refused or failed call needs as well. */
export interface ResponseContext {
  language: Language
  log: Log
  requestId: string
  responseHeaders: [string, string][]
}

/** All that the pipeline knows of a call over HTTP. Authentication completes it: until then the actor is a visitor. */
export interface HttpContext extends RequestContext, ResponseContext {
  request: ApiRequest
  /** The values in the path by their names. */
  parameters: Record<string, string>
  transport: Transport
  sender: Sender
  authentication: Authentication
  /** Whether the request brought a genuine token of a session, which may have ended. */
  hasSession: boolean
}

/** The context of the use case behind a route: for reading until a command opens its transaction. */
export function contextOf(
  {
    platform,
    actor,
    now,
    language,
    log,
    clientIp,
    userAgent,
  }: Pick<RequestContext, 'platform' | 'actor' | 'now' | 'language' | 'log' | 'clientIp' | 'userAgent'>,
  { db }: Connections = platform.database.browse,
): Ctx {
  const { settings, catalogue } = platform
  return {
    db,
    actor,
    now,
    newId,
    language,
    settings,
    log,
    catalogue,
    clientIp,
    userAgent,
    afterCommit: (work) => work(),
  }
}
