import type { Transport } from '#contract/cookies.ts'
import type { SessionStep, StartedSession } from '../route.ts'
import { tokensOnWire } from '../tokens.ts'
import { type Authentication, bearerOf } from './authenticate.ts'
import type { Sender } from './cross-site.ts'
import { clearedCookies, deviceHeaders, tokenHeaders } from './session-cookies.ts'

/** The pages' own client asks for cookies with this header; API clients get their tokens in the answer. */
const transportHeader = 'x-token-transport'

interface Answering {
  request: Request
  identified: Authentication
  transport: Transport
  sender: Sender
  /** What the route prepared: of one that starts a session, that session. */
  prepared: unknown
  /** The answer's headers, to add to. */
  headers: [string, string][]
}

/** Whether the answer may set or clear cookies although the request brought no session. */
export function setsCookies(step: SessionStep | undefined, request: Request): boolean {
  if (bearerOf(request)) return false
  return step === 'end' || (step === 'start' && asksForCookies(request))
}

/** What a route does to the caller's session: adds the headers and answers with the data that go with them. */
export function answerSession(
  step: SessionStep,
  data: unknown,
  { request, identified, transport, sender, prepared, headers }: Answering,
): unknown {
  const { renewed, byCookie } = identified
  if (step === 'renew') return renewed && !byCookie ? { ...(data as object), tokens: tokensOnWire(renewed) } : data
  if (step === 'end') {
    // A caller of whom nothing says that it is a page of ours has no cookies of ours either.
    if (byCookie || (sender === 'own' && setsCookies(step, request))) headers.push(...clearedCookies(transport))
    return data
  }
  const { tokens, knownDevice, isRemembered } = (prepared as { session: StartedSession }).session
  if (!setsCookies(step, request)) {
    headers.push(...deviceHeaders(knownDevice, undefined))
    return data
  }
  headers.push(...tokenHeaders(tokens, { transport, isRemembered }), ...deviceHeaders(knownDevice, transport))
  return { ...(data as object), tokens: undefined }
}

const asksForCookies = (request: Request) => request.headers.get(transportHeader) === 'cookie'
