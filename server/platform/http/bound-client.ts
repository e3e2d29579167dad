import { CallFailed, type Client } from '#contract/client.ts'
import { endpointName } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import type { Actor } from '../context.ts'
import type { Log } from '../log.ts'
import type { Platform } from '../platform.ts'
import type { Route } from '../route.ts'
import { refusalEnvelope } from './envelopes.ts'
import { parseInput } from './input.ts'
import { InvalidInput } from './invalid-input.ts'
import { runPipeline } from './pipeline.ts'

/** A caller in this process, the language of its responses, and the log for faults. */
export interface Caller {
  actor: Actor
  language: Language
  log: Log
}

/**
 * Gives the typed clients with which pages are rendered: they run the pipeline of HTTP calls in process, without a
 * network. A route is found by its method and path, since the rendered pages have their own copy of the contract.
 */
export function createBoundClients(platform: Platform, routes: readonly Route[]): (caller: Caller) => Client {
  const byName = new Map(routes.map((route) => [endpointName(route.endpoint), route]))
  return (caller) => ({
    async call(endpoint, input, options = {}) {
      const route = byName.get(endpointName(endpoint))
      if (!route) throw new Error(`No route for ${endpointName(endpoint)}`)
      const context = {
        platform,
        route,
        ...caller,
        now: platform.clock(),
        clientIp: '',
        userAgent: '',
        callerShares: [],
        idempotencyKey: options.idempotencyKey ?? null,
        deviceProof: undefined,
        origin: undefined,
        files: new Map(),
      }
      try {
        const { data } = await runPipeline(context, () => parseInput(route.endpoint, input, caller.language))
        return data as never
      } catch (error) {
        throw asCallFailed(error, caller.language)
      }
    },
  })
}

function asCallFailed(error: unknown, language: Language): unknown {
  if (error instanceof InvalidInput)
    return new CallFailed(422, 422, 'invalid', { reason: 'invalid', errors: error.errors })
  if (!(error instanceof Refused)) return error
  const { httpStatus, body } = refusalEnvelope(error.refusal, language)
  return new CallFailed(httpStatus, body.code, body.message, body.data as CallFailed['data'])
}
