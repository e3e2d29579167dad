import { fallbackLanguage, languageOf } from '#contract/language.ts'
import type { ApiRequest } from '#server/platform/http/api-request.ts'
import { senderOf } from '#server/platform/http/cross-site.ts'
import { noEndpointResponse } from '#server/platform/http/error-responses.ts'
import type { HttpResponse } from '#server/platform/http/http-response.ts'
import { ownOrigin } from '#server/platform/http/own-origin.ts'
import type { Charge } from './charge.ts'
import { isPageOver, pageOf } from './charge-rules.ts'
import { decidedPage, decisionPage, unknownPage } from './decision-page.ts'
import { decideCharge, findChargeOfPage } from './repository.ts'
import type { EndpointParts } from './vault-endpoint.ts'

const limit = { name: 'sandbox-pages', points: 240, seconds: 600 }
const formBytesMax = 1_000

/**
 * Gives the handler of the pages on which payers decide: `/sandbox/confirm/{id}` for a card, `/sandbox/paypal/{id}` for
 * PayPal; undefined for every other path. Whoever has the link may decide, once; then it leads on into the store. A page
 * that is opened or sent again changes nothing.
 */
export function createDecisionEndpoint(parts: EndpointParts) {
  return async (request: ApiRequest, clientIp: string): Promise<HttpResponse | undefined> => {
    if (!request.path.startsWith('/sandbox/')) return undefined
    const language = languageOf(request.headers.get('accept-language')) ?? fallbackLanguage
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return noEndpointResponse(language, ['GET', 'POST'])
    await parts.limits.spend(limit, clientIp)
    const charge = await chargeOf(request.path, parts)
    if (!charge) return unknownPage(language)
    if (request.method === 'POST') return decide(charge, request, parts)
    return isOpen(charge, parts)
      ? decisionPage(charge, tokenOf(charge, parts))
      : decidedPage(charge, nextPathOf(charge))
  }
}

const path = /^\/sandbox\/(?:confirm|paypal)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

async function chargeOf(requestPath: string, { db }: EndpointParts): Promise<Charge | undefined> {
  const pageId = path.exec(requestPath)?.[1]
  const charge = pageId === undefined ? undefined : await findChargeOfPage(db, pageId)
  return charge && pageOf(charge) === requestPath ? charge : undefined
}

/** Takes the decision of a form, and leads on. A form of another site, or without the page's token, gets the page again. */
async function decide(charge: Charge, request: ApiRequest, parts: EndpointParts): Promise<HttpResponse> {
  const body = await request.readBody(formBytesMax).catch(() => undefined)
  const form = new URLSearchParams(new TextDecoder().decode(body))
  const decision = form.get('decision')
  const own = ownOrigin((name) => request.headers.get(name), parts.settings)
  const isGenuine = senderOf(request.headers, own) !== 'foreign' && form.get('token') === tokenOf(charge, parts)
  if (!isOpen(charge, parts)) return leadOn(charge)
  if (!isGenuine || (decision !== 'approve' && decision !== 'refuse'))
    return { ...decisionPage(charge, tokenOf(charge, parts)), status: 403 }
  await decideCharge(
    parts.db,
    charge.pageId,
    decision === 'approve'
      ? { status: 'authorized', declineReason: null }
      : { status: 'declined', declineReason: 'not-approved' },
  )
  // The decision of another tab may have been first.
  return leadOn((await findChargeOfPage(parts.db, charge.pageId)) ?? charge)
}

const isOpen = (charge: Charge, { clock }: EndpointParts): boolean =>
  charge.status === 'waiting' && !isPageOver(charge, clock())

const tokenOf = ({ pageId }: Charge, { tokens }: EndpointParts): string => tokens.keyedHash(`page ${pageId}`)

const leadOn = (charge: Charge): HttpResponse => ({
  status: 303,
  headers: [
    ['location', nextPathOf(charge)],
    ['cache-control', 'no-store'],
  ],
  body: '',
})

/** Where the payer goes on: never to another origin, whatever URL the charge has. */
function nextPathOf({ status, returnUrl, cancelUrl }: Charge): string {
  const { pathname, search } = new URL(status === 'declined' || status === 'waiting' ? cancelUrl : returnUrl)
  return `${pathname.replace(/^\/{2,}/, '/')}${search}`
}
