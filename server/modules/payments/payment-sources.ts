import { refuse } from '#contract/refusals.ts'
import { availableCredit } from '#domain/balances/credit.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { RequestedPayment } from '#domain/payments/refusal-to-payments.ts'
import { creditDueAt } from '#server/modules/balances/credit-due-at.ts'
import { findBalancesByDocument, findCredit } from '#server/modules/balances/find-balances.ts'
import { type LockedBalances, lockBalances } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** A payment as a client sends it: a deposit or credit note may be named by the number of its document. */
export interface NamedPayment extends RequestedPayment {
  documentId?: string | undefined
}

/** A payment whose source was found and has enough. */
export interface SourcedPayment {
  kind: PaymentKind
  amountCentavos: Centavos
  /** Its place among the payments of the request. */
  position: number
  balanceId: string | null
  cardId: string | null
  /** When credit has to be paid. */
  dueAt: Date | null
}

/** The payments of a request with the balances that they spend, locked until the transaction ends. */
export interface PaymentSources {
  payments: SourcedPayment[]
  locked: LockedBalances
}

/**
 * Finds what each payment takes its money from, and locks the customer's balances among it. Refuses a balance that is
 * not the customer's (`not-found`), is named twice (`payment-chosen-twice`), has expired (`balance-expired`) or holds
 * less than the payment (`balance-too-low`), and more on credit than the customer has left (`credit-limit-exceeded`).
 */
export async function lockSources(ctx: CustomerCtx, named: readonly NamedPayment[]): Promise<PaymentSources> {
  const requested = await resolveDocuments(ctx, named)
  const creditId = requested.some(({ kind }) => kind === 'credit') ? await findCredit(ctx) : undefined
  const payments = requested.map((payment, position): SourcedPayment => {
    const { kind, amountCentavos, id, token } = payment
    const isCredit = kind === 'credit'
    if (isCredit && !creditId) refuse('credit-limit-exceeded', { availableCentavos: 0 })
    return {
      kind,
      amountCentavos,
      position,
      balanceId: (isCredit ? creditId : id) ?? null,
      cardId: token ?? null,
      dueAt: isCredit ? creditDueAt(ctx.now, ctx.settings.CREDIT_DAYS) : null,
    }
  })
  const ids = payments.flatMap(({ balanceId }) => balanceId ?? [])
  // A balance may be named by its id and by its document.
  if (new Set(ids).size < ids.length) refuse('payment-chosen-twice')
  const locked = await lockBalances(ctx, ctx.actor.customerId, ids)
  for (const payment of payments) refusePoorBalance(ctx, payment, locked)
  return { payments, locked }
}

/** The payments with the ids of the balances that they name by a document. */
async function resolveDocuments(ctx: CustomerCtx, named: readonly NamedPayment[]): Promise<RequestedPayment[]> {
  const documents = named.flatMap(({ kind, id, documentId }) => (!id && documentId ? [{ kind, documentId }] : []))
  if (documents.length === 0) return [...named]
  const ids = await findBalancesByDocument(ctx, documents)
  return named.map(({ documentId, ...payment }) => {
    const id = payment.id ?? (documentId && ids.get(`${payment.kind} ${documentId}`))
    if (documentId && !id) refuse('not-found')
    return { ...payment, id }
  })
}

function refusePoorBalance({ now }: CustomerCtx, payment: SourcedPayment, locked: LockedBalances): void {
  const { kind, amountCentavos, balanceId } = payment
  if (!balanceId) return
  const balance = locked.get(balanceId)
  // A reward is spent as the gift card that it is.
  if (!balance || (balance.kind === 'reward' ? 'gift_card' : balance.kind) !== kind) return refuse('not-found')
  if (kind === 'credit') {
    const availableCentavos = availableCredit(balance.limitCentavos ?? 0, balance.balanceCentavos)
    if (availableCentavos < amountCentavos) refuse('credit-limit-exceeded', { availableCentavos })
    return
  }
  if (balance.expiresAt && balance.expiresAt <= now) refuse('balance-expired')
  if (balance.balanceCentavos < amountCentavos)
    refuse('balance-too-low', { id: balanceId, availableCentavos: balance.balanceCentavos })
}
