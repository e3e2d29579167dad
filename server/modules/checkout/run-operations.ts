import { postingOfPayment, postingOfReturnedPayment } from '#domain/ledger/posting.ts'
import { postToLedger } from '#server/modules/balances/post-to-ledger.ts'
import { mailStored } from '#server/modules/orders/mail-placed-orders.ts'
import { type OtherRefund, mailPaid, mailRefunded } from '#server/modules/orders/mail-payment.ts'
import { listOrdersOf, lockOrdersOf } from '#server/modules/orders/create-orders.ts'
import { cancelUnpaidOrder } from '#server/modules/orders/cancel-order.ts'
import {
  type ProviderName,
  type ProviderResponse,
  asSilent,
  callProvider,
  providerFor,
} from '#server/modules/payments/call-provider.ts'
import { dropPlacedMail } from '#server/modules/payments/placed-mail.ts'
import type { ClaimedOperation } from '#server/modules/payments/operation.ts'
import { claimOperation, postponeOperation, storeOutcome } from '#server/modules/payments/operations.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { PaymentProvider } from '#server/platform/payment-provider.ts'
import { type PaymentWork, asCustomer } from './payment-work.ts'

// Longer than a call may take, so that a claim runs out only when its process died.
const claimMs = 60_000
const operationsMax = 100
/** The pauses before an operation is tried again; the last one repeats. */
const pausesMs = [5_000, 15_000, 30_000, 60_000, 300_000, 900_000]

/** After so many tries to capture, some minutes, the customer is mailed the orders that a provider has not paid yet. */
const triesBeforeMail = 5

/**
 * Runs the operations of providers that are due, one after another: captures, releases and refunds; those of one
 * checkout or one provider where it is named. Each is stored in a transaction of its own, so that one that fails stops
 * no other. Processes share them; each operation goes to one of them. Gives how many it ran.
 */
export async function runOperations(
  work: PaymentWork,
  only: { globalId?: string; provider?: ProviderName } = {},
): Promise<number> {
  for (let count = 0; count < operationsMax; count += 1) {
    const now = work.clock()
    const operation = await claimOperation(work, { now, lockedUntil: new Date(now.getTime() + claimMs), ...only })
    if (!operation) return count
    await runOne(work, operation).catch((error: unknown) => {
      work.log.error({ err: error, operationId: operation.id }, 'an operation of a payment could not be stored')
    })
  }
  return operationsMax
}

async function runOne(work: PaymentWork, operation: ClaimedOperation): Promise<void> {
  const provider = providerFor(work.providers, operation.payment.kind)
  const response: ProviderResponse = provider
    ? await request(provider, operation).catch(asSilent(work, { operationId: operation.id }))
    : { state: 'away' }
  if (response.state === 'done' || response.state === 'declined') return storeResponse(work, operation, response)
  const pause = pausesMs[Math.min(operation.attempts, pausesMs.length) - 1] ?? 0
  work.log.warn(
    { operationId: operation.id, kind: operation.kind, response: response.state },
    'a provider did not respond',
  )
  await postponeOperation(work, {
    id: operation.id,
    nextAttemptAt: new Date(work.clock().getTime() + pause),
    error: response.state,
  })
  if (operation.kind === 'capture' && operation.attempts >= triesBeforeMail)
    await asCustomer(work, operation.payment, (ctx) => mailStored(ctx, operation.payment.globalId, true))
}

/** One call, looked up first where an earlier one may have been carried out. */
async function request(provider: PaymentProvider, operation: ClaimedOperation): Promise<ProviderResponse> {
  const { payment } = operation
  if (operation.attempts > 1) {
    const found = await callProvider(payment, () => provider.find(operation.id))
    if (found.state !== 'unknown') return found
  }
  if (operation.kind === 'void') return release(provider, operation)
  const amount = amountOf(operation)
  const { authorizationReference, captureReference } = payment
  if (operation.kind === 'capture')
    return callProvider(payment, () =>
      provider.capture({ operationId: operation.id, authorizationReference: authorizationReference ?? '', amount }),
    )
  return callProvider(payment, () =>
    provider.refund({ operationId: operation.id, captureReference: captureReference ?? '', amount }),
  )
}

/** Releases an authorization; one whose response never arrived is looked up by the id of its call. */
async function release(provider: PaymentProvider, { id, payment }: ClaimedOperation): Promise<ProviderResponse> {
  const found: ProviderResponse = payment.authorizationReference
    ? { state: 'done', reference: payment.authorizationReference }
    : await callProvider(payment, () => provider.find(payment.authorizationId))
  // Nothing to release: the provider never heard of it, or declined it.
  if (found.state === 'unknown' || found.state === 'declined') return { state: 'done', reference: '' }
  if (!('reference' in found)) return found
  return callProvider(payment, () => provider.void({ operationId: id, authorizationReference: found.reference }))
}

/**
 * The amount of an operation in the currency of its payment. The parts of a payment in US dollars that are refunded one
 * after another add up to it.
 */
function amountOf({ kind, amountCentavos, payment }: ClaimedOperation) {
  const { usdCents, totalCentavos, refundedCentavos } = payment
  if (usdCents === null) return { currency: 'DOP', hundredths: amountCentavos } as const
  const before = kind === 'refund' ? refundedCentavos : 0
  const upTo = (centavos: number) => Math.round((usdCents * centavos) / totalCentavos)
  return { currency: 'USD', hundredths: Math.max(1, upTo(before + amountCentavos) - upTo(before)) } as const
}

/** Stores what a provider did, with what follows from it: the ledger, and where a capture was declined the orders. */
async function storeResponse(
  work: PaymentWork,
  operation: ClaimedOperation,
  response: Extract<ProviderResponse, { state: 'done' | 'declined' }>,
): Promise<void> {
  await asCustomer(work, operation.payment, async (ctx) => {
    const { kind, id: operationId } = operation
    // Orders before payments, as canceling locks them.
    if (kind === 'capture' && response.state === 'declined') await lockOrdersOf(ctx, operation.payment.globalId)
    const stored = await storeOutcome(ctx, operation, response)
    if (!stored) return
    if (stored.isUnresolved) work.log.error({ operationId, kind }, 'a provider declined to return a payment')
    const { globalId } = operation.payment
    if (response.state === 'done') await postOperation(ctx, operation, stored.allocations)
    if (kind === 'capture' && response.state === 'done') await mailCaptured(ctx, globalId, stored.allocations)
    else if (kind === 'capture') await cancelCheckout(ctx, globalId)
  })
}

/** Mails what a capture paid: the orders first, where nobody has heard of them yet. */
async function mailCaptured(
  ctx: CustomerCtx,
  globalId: string,
  allocations: readonly { orderId: number }[],
): Promise<void> {
  if ((await mailStored(ctx, globalId)) !== 'none') return
  for (const { orderId } of allocations) await mailPaid(ctx, orderId)
}

/** Cancels the orders of a checkout: where one of its cards is declined in the end, nothing of it is charged. */
async function cancelCheckout(ctx: CustomerCtx, globalId: string): Promise<void> {
  await dropPlacedMail(ctx, globalId)
  const orders = await listOrdersOf(ctx, globalId)
  for (const { id, status } of orders)
    if (status !== 'canceled') await cancelUnpaidOrder(ctx, id, { isPaymentDeclined: true })
}

/**
 * Posts what a provider did to the ledger, or what was done in its place, in the caller's transaction, and mails a
 * refund.
 */
export async function postOperation(
  ctx: CustomerCtx,
  { kind, orderId, amountCentavos, payment }: ClaimedOperation,
  allocations: readonly { orderId: number; amountCentavos: number }[],
  other?: OtherRefund,
): Promise<void> {
  const base = { paymentId: payment.id, kind: payment.kind, balanceId: null, dueAt: null }
  if (kind === 'capture') {
    const postings = allocations.map((part) => postingOfPayment({ ...base, ...part }))
    await postToLedger(ctx, postings, { actorId: null })
  }
  if (kind === 'refund' && orderId !== null) {
    await postToLedger(ctx, [postingOfReturnedPayment({ ...base, orderId, amountCentavos })], { actorId: null })
    await mailRefunded(ctx, orderId, amountCentavos, other)
  }
}
