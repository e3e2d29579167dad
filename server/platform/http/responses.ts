import type { Envelope } from '#contract/envelope.ts'
import type { Language } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import { DatabaseAway, retryAfterSeconds } from '../database/database-away.ts'
import { isBusy } from '../database/faults.ts'
import type { Log } from '../log.ts'
import { errorEnvelope, refusalEnvelope, unavailableEnvelope } from './envelopes.ts'
import { InvalidInput } from './input.ts'

/**
 * An answer before it is put on a socket or into a Response: making and reading those takes a fifth of what a small
 * call costs.
 */
export interface HttpResponse {
  status: number
  headers: [string, string][]
  body: string
}

/** An answer with a body in JSON. */
export function jsonResponse(status: number, body: Envelope, headers: [string, string][]): HttpResponse {
  return { status, headers: [['content-type', 'application/json'], ...headers], body: JSON.stringify(body) }
}

/**
 * What a path is answered that no endpoint has (404), or none with the request's method (405); `methods` are those that
 * it takes.
 */
export function noEndpointResponse(language: Language, methods: readonly string[]): HttpResponse {
  const { httpStatus, body } = refusalEnvelope({ code: methods.length > 0 ? 'method-not-allowed' : 'not-found' }, language)
  const headers: [string, string][] = [['cache-control', 'no-store']]
  if (methods.length > 0) headers.push(['allow', methods.join(', ')])
  return jsonResponse(httpStatus, body, headers)
}

/** What a call is answered that failed or was refused. */
export function failureResponse(
  error: unknown,
  language: Language,
  requestId: string,
  headers: [string, string][],
  log: Log,
): HttpResponse {
  if (error instanceof InvalidInput) {
    const { httpStatus, body } = refusalEnvelope({ code: 'invalid' }, language, error.errors)
    return jsonResponse(httpStatus, body, headers)
  }
  if (error instanceof Refused) {
    const { httpStatus, body } = refusalEnvelope(error.refusal, language)
    if (httpStatus === 429 || httpStatus === 503)
      headers.push(['retry-after', String(error.refusal['retryAfterSeconds'] ?? 60)])
    return jsonResponse(httpStatus, body, headers)
  }
  if (isBusy(error)) {
    log.warn({ err: error }, 'too busy')
    const { httpStatus, body } = refusalEnvelope({ code: 'busy', retryAfterSeconds }, language)
    headers.push(['retry-after', String(retryAfterSeconds)])
    return jsonResponse(httpStatus, body, headers)
  }
  if (error instanceof DatabaseAway) {
    headers.push(['retry-after', String(retryAfterSeconds)])
    return jsonResponse(503, unavailableEnvelope(language), headers)
  }
  log.error({ err: error }, 'request failed')
  return jsonResponse(500, errorEnvelope(language, requestId), headers)
}
