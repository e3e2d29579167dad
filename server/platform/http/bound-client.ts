import { CallFailed, type Client } from '#contract/client.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import type { Actor } from '../context.ts'
import type { Log } from '../log.ts'
import type { Route } from '../route.ts'
import { refusalEnvelope } from './envelopes.ts'
import { callRoute, connectionsFor } from './call.ts'
import { type Platform, contextOf } from './edge.ts'
import { InvalidInput, parseInput } from './input.ts'
import { presentReply } from './reply.ts'

export interface Caller {
  actor: Actor
  language: Language
  log: Log
}

/**
 * The typed client while a page is rendered: the same parsing, guard, use case and presenter as over HTTP, without the
 * network. The endpoint is looked up by its line, as the rendered pages carry their own copy of the contract.
 */
export function createBoundClients(platform: Platform, routes: readonly Route[]): (speaker: Caller) => Client {
  const byLine = new Map(routes.map((route) => [lineOf(route.endpoint), route]))
  return (speaker) => ({
    async call(endpoint, input, options = {}) {
      const route = byLine.get(lineOf(endpoint))
      if (!route) throw new Error(`No route answers ${lineOf(endpoint)}`)
      try {
        return (await run(platform, route, speaker, input, options.idempotencyKey ?? null)) as never
      } catch (error) {
        throw asCallFailed(error, speaker.language)
      }
    },
  })
}

const lineOf = ({ method, base, path }: Endpoint) => `${method} ${base}/${path}`

async function run(
  platform: Platform,
  route: Route,
  speaker: Caller,
  input: unknown,
  key: string | null,
): Promise<unknown> {
  const circumstances = {
    identified: { actor: speaker.actor, byCookie: true, headers: [] },
    now: platform.clock(),
    language: speaker.language,
    log: speaker.log,
  }
  const ctx = contextOf(platform, circumstances, '', connectionsFor(platform, route))
  route.guard(ctx)
  const parsed = parseInput(route.endpoint, input, speaker.language)
  const { reply } = await callRoute(platform, route, ctx, parsed, { idempotencyKey: key })
  return presentReply(route.endpoint, reply)
}

function asCallFailed(error: unknown, language: Language): unknown {
  if (error instanceof InvalidInput)
    return new CallFailed(422, 422, 'invalid', { reason: 'invalid', errors: error.errors })
  if (!(error instanceof Refused)) return error
  const { httpStatus, body } = refusalEnvelope(error.refusal, language)
  return new CallFailed(httpStatus, body.code, body.message, body.data as CallFailed['data'])
}
