import type { DeclineReason, ProviderOutcome } from '#server/platform/payment-provider.ts'
import type { Charge, Step, StepRequest } from './charge.ts'

const minuteMs = 60_000
/** For so long the payer of a waiting charge may go to its page. */
export const pageMinutes = 60
const authorizedDays = 7

/** Whether the page of a waiting charge does not take a decision any longer. */
export const isPageOver = ({ createdAt }: Charge, now: Date): boolean =>
  now.getTime() >= createdAt.getTime() + pageMinutes * minuteMs

/** What a provider says of a charge by now. */
export function outcomeOfCharge(charge: Charge, now: Date): ProviderOutcome {
  if (charge.status === 'declined') return { state: 'declined', reason: charge.declineReason ?? 'rejected' }
  if (charge.status !== 'waiting') return { state: 'done', reference: charge.reference }
  if (isPageOver(charge, now)) return { state: 'declined', reason: 'not-approved' }
  return { state: 'requires_action', reference: charge.reference, url: new URL(pageOf(charge), charge.returnUrl).href }
}

export const outcomeOfStep = ({ declineReason, reference }: Step): ProviderOutcome =>
  declineReason ? { state: 'declined', reason: declineReason } : { state: 'done', reference }

/** The path of the page on which the payer of a charge decides. */
export const pageOf = ({ method, pageId }: Pick<Charge, 'method' | 'pageId'>): string =>
  method === 'card' ? `/sandbox/confirm/${pageId}` : `/sandbox/paypal/${pageId}`

/**
 * Why a provider declines a step of a charge; undefined where it is done. A capture takes at most the authorized amount,
 * once and within seven days; refunds give back at most what was captured; what was captured is not voided.
 */
export function declineOfStep(charge: Charge, request: StepRequest, now: Date): DeclineReason | undefined {
  const isDone = {
    capture: () => isCapturable(charge, now) && request.amountHundredths <= charge.amountHundredths,
    void: () => charge.status !== 'captured',
    refund: () =>
      charge.status === 'captured' && request.amountHundredths <= charge.capturedHundredths - charge.refundedHundredths,
  }[request.kind]()
  return isDone ? undefined : 'rejected'
}

function isCapturable({ status, behaviour, createdAt }: Charge, now: Date): boolean {
  const isRecent = now.getTime() < createdAt.getTime() + authorizedDays * 24 * 60 * minuteMs
  return status === 'authorized' && behaviour !== 'declined-at-capture' && isRecent
}

/** What a step that is done changes of its charge. */
export function changeByStep(charge: Charge, { kind, amountHundredths }: StepRequest): Partial<Charge> {
  if (kind === 'capture') return { status: 'captured', capturedHundredths: amountHundredths }
  if (kind === 'void') return changeByVoid(charge)
  return { refundedHundredths: charge.refundedHundredths + amountHundredths }
}

/** A charge that its payer had not approved yet was never authorized, so a void makes it a declined one. */
function changeByVoid({ status }: Charge): Partial<Charge> {
  if (status === 'waiting') return { status: 'declined', declineReason: 'not-approved' }
  return status === 'declined' ? {} : { status: 'voided' }
}
