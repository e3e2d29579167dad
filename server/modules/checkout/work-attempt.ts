import { Refused } from '#contract/refusals.ts'
import { endPaying } from '#server/modules/inventory/pay-reservation.ts'
import { lockReservation, noteShownTotal } from '#server/modules/inventory/place-reservation.ts'
import { asSilent, callProvider, providerFor } from '#server/modules/payments/call-provider.ts'
import {
  claimAttempt,
  countAuthorization,
  endAttempt,
  lockOpenAttempt,
  releaseAttempt,
  storeAuthorization,
} from '#server/modules/payments/attempts.ts'
import { failAttempt } from '#server/modules/payments/fail-attempt.ts'
import type { AttemptPayment, ClaimedAttempt } from '#server/modules/payments/order-attempt.ts'
import { lockSources } from '#server/modules/payments/payment-sources.ts'
import { refusalOfDecline } from '#server/modules/payments/refusal-of-decline.ts'
import { type Failure, failureOf, isChangedTotal } from './attempt-failure.ts'
import type { StoredRequest } from './begin-attempt.ts'
import { checkOrder } from './check-order.ts'
import { type PaymentWork, asCustomer } from './payment-work.ts'
import { remindPayer } from './remind-payer.ts'
import { placeChecked } from './place-order.ts'

// Longer than a process works on one request, so that a claim runs out only when its process died: no payment is begun
// after `workMs`, and one takes at most two calls.
const claimMs = 90_000
const workMs = 20_000
/** How long a payer may take at the provider. */
const payerMs = 30 * 60_000
/** While a payer is at the provider, its state is looked up this often. */
const payerRestMs = 30_000
const silentRestMs = 10_000
/** How long a request rests after a fault of the store; meanwhile its customer may place the order in another way. */
const faultRestMs = 30_000

/**
 * Goes on with an open request: asks the providers about the payments that are not authorised, one after the other, and
 * places the orders once all are. Does nothing where another process works on it, or it rests until its payer returns.
 * After twenty seconds it leaves the rest to the next process. After a fault another one goes on later, until the request
 * is late: then it ends, and its customer may order again.
 */
export async function workAttempt(work: PaymentWork, id: string): Promise<void> {
  const now = work.clock()
  const attempt = await claimAttempt(work, { id, now, lockedUntil: new Date(now.getTime() + claimMs) })
  if (!attempt) return
  try {
    await workClaimed(work, attempt, now)
  } catch (error) {
    if (isLate(work, attempt)) await fail(work, attempt, { code: 'transaction-not-completed' })
    else await releaseAttempt(work, id, new Date(work.clock().getTime() + faultRestMs))
    throw error
  }
}

async function workClaimed(work: PaymentWork, attempt: ClaimedAttempt, startedAt: Date): Promise<void> {
  for (const payment of attempt.payments) {
    if (work.clock().getTime() - startedAt.getTime() > workMs) return releaseAttempt(work, attempt.id, null)
    const step = await authorize(work, attempt, payment)
    if (step === 'authorized') continue
    if (step === 'ended') return
    if (typeof step === 'object') return fail(work, attempt, step)
    if (step === 'waits') await remindPayer(work, attempt)
    return releaseAttempt(work, attempt.id, new Date(work.clock().getTime() + restOf(step)))
  }
  await place(work, attempt)
}

/** Whether a request is open for longer than any payer needs. */
const isLate = (work: PaymentWork, { createdAt }: ClaimedAttempt) =>
  work.clock().getTime() - createdAt.getTime() > payerMs

const restOf = (step: 'waits' | 'silent') => (step === 'waits' ? payerRestMs : silentRestMs)

/** Asks a provider about one payment, and stores what it says. */
async function authorize(
  work: PaymentWork,
  attempt: ClaimedAttempt,
  payment: AttemptPayment,
): Promise<'authorized' | 'waits' | 'silent' | 'ended' | Failure> {
  if (payment.state === 'authorized') return 'authorized'
  // A process that was killed after it stored a decline left the request open.
  if (payment.state !== 'created' && payment.state !== 'requires_action')
    return payment.failure ? { code: payment.failure } : transactionError(payment)
  const response = await request(work, attempt, payment).catch(asSilent(work, { paymentId: payment.id }))
  if (response === 'ended') return 'ended'
  if (response.state === 'silent' || response.state === 'away' || response.state === 'unknown')
    return unanswered(work, { attempt, payment, state: response.state })
  if (response.state === 'requires_action' && isLate(work, attempt)) return { code: 'payment-not-approved' }
  const failure = response.state === 'declined' ? refusalOfDecline[response.reason] : null
  await storeAuthorization(work, {
    paymentId: payment.id,
    operationId: payment.operationId,
    state: response.state === 'done' ? 'authorized' : response.state === 'declined' ? 'failed' : 'requires_action',
    reference: 'reference' in response ? response.reference : null,
    actionUrl: response.state === 'requires_action' ? response.url : null,
    failure,
    now: work.clock(),
  })
  if (failure) return { code: failure }
  return response.state === 'done' ? 'authorized' : 'waits'
}

/** What becomes of a payment about which the provider says nothing: it is asked again later, or its request ends. */
function unanswered(
  work: PaymentWork,
  {
    attempt,
    payment,
    state,
  }: { attempt: ClaimedAttempt; payment: AttemptPayment; state: 'silent' | 'away' | 'unknown' },
): 'silent' | Failure {
  if (!isLate(work, attempt))
    return state === 'away' && payment.attempts >= 2 ? { code: 'payment-provider-away' } : 'silent'
  if (state !== 'silent') return { code: 'transaction-not-completed' }
  work.log.error({ paymentId: payment.id }, 'a provider has not said what became of a payment')
  return transactionError(payment)
}

/** Nobody knows what became of a payment: the customer may have to speak with the store about it. */
const transactionError = ({ id }: AttemptPayment): Failure => ({ code: 'transaction-error', reference: id })

/**
 * A payment that a provider was called for before is looked up first: it may have been carried out. `ended` where the
 * request ended meanwhile.
 */
async function request(work: PaymentWork, attempt: ClaimedAttempt, payment: AttemptPayment) {
  const provider = providerFor(work.providers, payment.kind)
  if (!provider) return { state: 'declined', reason: 'processing-error' } as const
  const caller = { kind: payment.kind, customerId: attempt.customerId, log: work.log }
  // A search counts too: a provider that does not take these either is away.
  if (payment.state === 'created' && !(await countAuthorization(work, payment.operationId))) return 'ended'
  if (payment.attempts > 0) {
    const found = await callProvider(caller, () => provider.find(payment.operationId))
    if (found.state !== 'unknown' || payment.state === 'requires_action') return found
  }
  const { origin } = attempt.request as StoredRequest
  const returnUrl = `${origin}/checkout/return/${payment.id}`
  return callProvider(caller, () =>
    provider.authorize({
      operationId: payment.operationId,
      amount:
        payment.usdCents === null
          ? { currency: 'DOP', hundredths: payment.amountCentavos }
          : { currency: 'USD', hundredths: payment.usdCents },
      ...(payment.vaultToken && { cardToken: payment.vaultToken }),
      returnUrl,
      cancelUrl: `${returnUrl}?canceled=1`,
      description: work.settings.shop.name,
      language: attempt.language,
    }),
  )
}

/** Places the orders of a request whose payments are all authorised, or ends it where they cannot be placed any more. */
async function place(work: PaymentWork, attempt: ClaimedAttempt): Promise<void> {
  const { order } = attempt.request as StoredRequest
  try {
    await asCustomer(work, attempt, async (ctx) => {
      const reservation = await lockReservation(ctx, attempt.reservationId)
      if (!(await lockOpenAttempt(ctx, attempt.id))) return
      const sources = await lockSources(ctx, order.payments)
      const checked = await checkOrder(ctx, { ...order, isTaxIdChecked: true }, reservation, sources)
      await placeChecked(ctx, checked, { globalId: attempt.id, authorized: attempt.payments })
      await endPaying(ctx, attempt.reservationId)
      await endAttempt(ctx, { id: attempt.id, state: 'placed', failure: null })
    })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await fail(work, attempt, failureOf(error, attempt.reservationId))
  }
}

async function fail(work: PaymentWork, attempt: ClaimedAttempt, failure: Failure): Promise<void> {
  await asCustomer(work, attempt, async (ctx) => {
    if (!(await failAttempt(ctx, attempt.id, failure))) return
    await endPaying(ctx, attempt.reservationId)
    // The refusal shows this total: the next request may accept it (CHECKOUT-18).
    if (isChangedTotal(failure))
      await noteShownTotal(ctx, { id: attempt.reservationId, totalCentavos: failure.currentTotalCentavos })
  })
}
