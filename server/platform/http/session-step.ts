import type { SessionStep, StartedSession } from '../route.ts'
import { tokensOnWire } from '../session-tokens.ts'
import type { RequestHeaders } from './api-request.ts'
import { bearerOf } from './authenticate.ts'
import type { PipelineResult } from './pipeline.ts'
import type { HttpContext } from './request-context.ts'
import { clearedCookies, deviceHeaders, tokenHeaders } from './session-cookies.ts'

/** The pages' own client requests cookies with this header; API clients get their tokens in the response. */
const transportHeader = 'x-token-transport'

/** Whether the response may set or clear cookies although the request brought no session. */
export function setsCookies(step: SessionStep | undefined, headers: RequestHeaders): boolean {
  if (bearerOf(headers)) return false
  return step === 'end' || (step === 'start' && headers.get(transportHeader) === 'cookie')
}

/**
 * Applies the route's step to the caller's session: adds the headers to the response, and gives the data of the
 * response. For a route that starts a session, `prepared` holds that session; without one, the sign-in goes on with a
 * challenge.
 */
export function applySessionStep(
  step: SessionStep,
  { data, prepared }: PipelineResult,
  { platform, request, authentication, transport, sender, responseHeaders }: HttpContext,
): unknown {
  const { renewed, byCookie } = authentication
  if (step === 'renew') return renewed && !byCookie ? { ...(data as object), tokens: tokensOnWire(renewed) } : data
  if (step === 'end') {
    // Only a request with cookies, or one that proves to come from the store's own pages, gets cookies cleared.
    if (byCookie || (sender === 'own' && setsCookies(step, request.headers)))
      responseHeaders.push(...clearedCookies(transport))
    return data
  }
  const { session } = prepared as { session?: StartedSession }
  if (!session) return data
  const { tokens, knownDevice, isRemembered } = session
  if (!setsCookies(step, request.headers)) {
    responseHeaders.push(...deviceHeaders(knownDevice, undefined))
    return data
  }
  const { idleSeconds } = platform.sessions
  responseHeaders.push(
    ...tokenHeaders(tokens, { transport, isRemembered, idleSeconds }),
    ...deviceHeaders(knownDevice, transport),
  )
  return { ...(data as object), tokens: undefined }
}
