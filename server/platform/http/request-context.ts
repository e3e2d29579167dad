import type { Transport } from '#contract/cookies.ts'
import type { Language } from '#contract/language.ts'
import type { Actor, Ctx } from '../context.ts'
import type { Connections } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../platform.ts'
import type { ReceivedFiles, Route } from '../route.ts'
import type { Share } from '../shares.ts'
import type { ApiRequest } from './api-request.ts'
import type { Authentication } from './authenticate.ts'
import type { Sender } from './cross-site.ts'

/**
 * All data that the pipeline has about one call of a route, whether it came over HTTP or from a page that is rendered.
 */
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
  /** The caller's User-Agent header, at most 200 characters; '' for the store's own pages. */
  userAgent: string
  /** The caller's shares of this process, besides those of the call itself. */
  callerShares: readonly Share[]
  idempotencyKey: string | null
  /** The proof that an account knows the caller's device, as the request sent it. */
  deviceProof: string | undefined
  /** The store's origin as the caller's browser writes it; undefined where a page is rendered. */
  origin: URL | undefined
  /** The files that the request's form had, once its input was read. */
  files: ReceivedFiles
}

/** The first fields of a call over HTTP; the response to a refused or failed call needs them as well. */
export interface ResponseContext {
  language: Language
  log: Log
  requestId: string
  responseHeaders: [string, string][]
}

/**
 * All data that the pipeline has about a call over HTTP. Authentication completes it: until then the actor is a
 * visitor.
 */
export interface HttpContext extends RequestContext, ResponseContext {
  request: ApiRequest
  /** The values in the path by their names. */
  parameters: Record<string, string>
  transport: Transport
  sender: Sender
  authentication: Authentication
  /** The folder of this call for the files of its form; it exists while they are received and used. */
  uploadFolder: string
  /** Whether the request has a genuine token of a session; the session may have ended. */
  hasSession: boolean
}

/** Gives the context of the use case behind a route: for reading, until a command opens its transaction. */
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
  const { settings, identity, providers, orderTokens, catalogue } = platform
  return {
    db,
    actor,
    now,
    newId,
    language,
    settings,
    identity,
    orderTokens,
    providers,
    log,
    catalogue,
    clientIp,
    userAgent,
    afterCommit: (work) => work(),
  }
}
