import type { Language } from '#contract/language.ts'
import { Refused } from '#contract/refusals.ts'
import { DatabaseAway, retryAfterSeconds } from '../database/database-away.ts'
import { isBusy } from '../database/faults.ts'
import { errorEnvelope, refusalEnvelope, unavailableEnvelope } from './envelopes.ts'
import { type HttpResponse, jsonResponse } from './http-response.ts'
import { InvalidInput } from './invalid-input.ts'
import type { ResponseContext } from './request-context.ts'

/**
 * The response for a path without an endpoint (404), or without one for this method (405); `methods` are those that the
 * path has.
 */
export function noEndpointResponse(language: Language, methods: readonly string[]): HttpResponse {
  const { httpStatus, body } = refusalEnvelope(
    { code: methods.length > 0 ? 'method-not-allowed' : 'not-found' },
    language,
  )
  const headers: [string, string][] = [['cache-control', 'no-store']]
  if (methods.length > 0) headers.push(['allow', methods.join(', ')])
  return jsonResponse(httpStatus, body, headers)
}

/**
 * The response to a call that was refused or failed. A fault of the store is logged, and the response does not reveal
 * it.
 */
export function failureResponse(
  error: unknown,
  { language, requestId, responseHeaders: headers, log }: ResponseContext,
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
