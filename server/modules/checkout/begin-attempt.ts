import { refuse } from '#contract/refusals.ts'
import { allocate } from '#domain/payments/allocate.ts'
import { dollarCents } from '#domain/payments/dollar-cents.ts'
import { isProviderKind } from '#domain/payments/provider-kinds.ts'
import { getDollarRate } from '#server/modules/configuration/get-dollar-rate.ts'
import { beginPaying, endPaying } from '#server/modules/inventory/pay-reservation.ts'
import type { LatestReservation } from '#server/modules/inventory/reservation.ts'
import { findOpenAttempt, insertAttempt, lockOpenAttemptOf } from '#server/modules/payments/attempts.ts'
import type { NewProviderPayment } from '#server/modules/payments/order-attempt.ts'
import type { SourcedPayment } from '#server/modules/payments/payment-sources.ts'
import { failAttempt } from '#server/modules/payments/fail-attempt.ts'
import type { PayableCards } from '#server/modules/saved-cards/get-payable-cards.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { CheckedOrder, OrderRequest } from './check-order.ts'

/** A request as it is stored until its payments are authorised. */
export interface StoredRequest {
  order: OrderRequest
  /** The origin to which payers return. */
  origin: string
}

/** Whether a payment of the request is carried out by a provider. */
export const needsProvider = ({ payments }: CheckedOrder): boolean => payments.some(({ kind }) => isProviderKind(kind))

/** The open request of the customer, where it is this one sent again. */
export async function findSameAttempt(
  ctx: CustomerCtx,
  latest: LatestReservation | undefined,
  { hash }: OrderRequest,
): Promise<{ id: string; paymentId: string } | undefined> {
  if (!latest?.hasOpenPayment) return undefined
  const open = await findOpenAttempt(ctx)
  return open?.requestHash === hash && open.reservationId === latest.id ? open : undefined
}

/**
 * Ends the customer's open request, whichever reservation it is for, because another one takes its place. Refuses while
 * a provider is being asked about it: nobody knows yet what it will say.
 */
export async function endOtherAttempt(ctx: CustomerCtx, reservation: LatestReservation): Promise<void> {
  if (!reservation.hasOpenPayment) return
  const open = await lockOpenAttemptOf(ctx)
  if (!open) return
  if (open.isWorkedOn) refuse('payment-under-way')
  await failAttempt(ctx, open.id, { code: 'payment-not-approved' })
  await endPaying(ctx, open.reservationId)
}

/**
 * Writes a request down before its providers are asked, so that whatever crashes, another process finishes it. Gives the
 * id that its orders will share, and the first of its payments.
 */
export async function beginAttempt(
  ctx: CustomerCtx,
  { request, reservation, payments, amounts, cards }: CheckedOrder & { cards: PayableCards },
  origin: URL | undefined,
): Promise<{ id: string; paymentId: string }> {
  const id = ctx.newId()
  const provided: NewProviderPayment[] = []
  const parts = allocate(payments, amounts)
  for (const payment of payments) {
    const branches = parts
      .filter((part) => part.payment === payment)
      .map(({ order, amountCentavos }) => ({ branchCode: order.branchCode, amountCentavos }))
    provided.push(...(await providerPayments(ctx, payment, branches, cards)))
  }
  const [first] = provided
  if (!first) throw new Error('No payment of this request needs a provider')
  const stored: StoredRequest = { order: request, origin: (origin ?? new URL('http://localhost')).origin }
  await insertAttempt(ctx, {
    id,
    customerId: ctx.actor.customerId,
    reservationId: reservation.id,
    request: stored,
    requestHash: request.hash,
    language: ctx.language,
    payments: provided,
  })
  await beginPaying(ctx, reservation.id)
  return { id, paymentId: first.id }
}

/** What providers have to authorise for a payment: a card each order's part by itself, PayPal all of them at once. */
async function providerPayments(
  ctx: CustomerCtx,
  { kind, amountCentavos, position, cardId }: SourcedPayment,
  branches: readonly { branchCode: number; amountCentavos: number }[],
  cards: PayableCards,
): Promise<NewProviderPayment[]> {
  if (!isProviderKind(kind)) return []
  const provider = kind === 'paypal' ? ctx.providers.paypal : ctx.providers.cards
  if (!provider) return refuse('payment-not-offered')
  const base = { kind, position, provider: provider.name }
  const ids = () => ({ id: ctx.newId(), operationId: ctx.newId() })
  if (kind === 'paypal') {
    const { dopPerUsd } = await getDollarRate(ctx)
    const usd = { cents: dollarCents(amountCentavos, dopPerUsd), rate: dopPerUsd }
    return [{ ...base, ...ids(), amountCentavos, branchCode: null, card: null, usd }]
  }
  const card = cards.get(cardId ?? '') ?? refuse('not-found')
  return branches.map((part) => ({ ...base, ...ids(), ...part, card, usd: null }))
}
