import { refuse } from '#contract/refusals.ts'
import { availableCredit } from '#domain/balances/credit.ts'
import type { Centavos } from '#domain/money/money.ts'
import { isPaidLater } from '#domain/payments/first-state.ts'
import type { PaymentKind } from '#domain/payments/payment-kinds.ts'
import type { RequestedPayment } from '#domain/payments/refusal-to-payments.ts'
import { creditDueAt } from '#server/modules/balances/credit-due-at.ts'
import { findBalancesByDocument, findCredit } from '#server/modules/balances/find-balances.ts'
import { type LockedBalances, lockBalances } from '#server/modules/balances/post-to-ledger.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { countUnpaidOrders } from './repository.ts'

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

/** What the database has for the payments of a request, locked until the transaction ends. */
export interface LockedSources {
  named: readonly NamedPayment[]
  /** The ids of the balances that are named by a document, by kind and document. */
  documents: ReadonlyMap<string, string>
  /** The customer's credit, where a payment is on credit. */
  creditId: string | undefined
  locked: LockedBalances
  /** How many orders of the customer wait for their money, where these would. */
  unpaid: number
}

/** Finds what each payment takes its money from, and locks the customer's balances among it; `sourcesOf` checks them. */
export async function lockSources(ctx: CustomerCtx, named: readonly NamedPayment[]): Promise<LockedSources> {
  const byDocument = named.flatMap(({ kind, id, documentId }) => (!id && documentId ? [{ kind, documentId }] : []))
  const [documents, creditId] = await Promise.all([
    byDocument.length > 0 ? findBalancesByDocument(ctx, byDocument) : new Map<string, string>(),
    named.some(({ kind }) => kind === 'credit') ? findCredit(ctx) : undefined,
  ])
  const ids = named.flatMap((payment) => balanceIdOf(payment, { documents, creditId }) ?? [])
  const [locked, unpaid] = await Promise.all([
    lockBalances(ctx, ctx.actor.customerId, ids),
    named.some(({ kind }) => isPaidLater(kind)) ? countUnpaidOrders(ctx.db, ctx.actor.customerId) : 0,
  ])
  return { named, documents, creditId, locked, unpaid }
}

const documentKey = (kind: PaymentKind, documentId: string): string => `${kind} ${documentId}`

function balanceIdOf(
  { kind, id, documentId }: NamedPayment,
  { documents, creditId }: Pick<LockedSources, 'documents' | 'creditId'>,
): string | undefined {
  if (kind === 'credit') return creditId
  return id ?? (documentId && documents.get(documentKey(kind, documentId)))
}

/**
 * The payments with what each takes its money from. Refuses a balance that is not the customer's (`not-found`), is named
 * twice (`payment-chosen-twice`), has expired (`balance-expired`) or holds less than the payment (`balance-too-low`),
 * and more on credit than the customer has left (`credit-limit-exceeded`).
 */
export function sourcesOf(ctx: CustomerCtx, sources: LockedSources): PaymentSources {
  const { named, locked } = sources
  const payments = named.map((payment, position): SourcedPayment => {
    const { kind, amountCentavos, token, documentId } = payment
    const balanceId = balanceIdOf(payment, sources) ?? null
    if (kind === 'credit' && !balanceId) refuse('credit-limit-exceeded', { availableCentavos: 0 })
    if (documentId && !balanceId) refuse('not-found')
    const dueAt = kind === 'credit' ? creditDueAt(ctx.now, ctx.settings.CREDIT_DAYS) : null
    return { kind, amountCentavos, position, balanceId, cardId: token ?? null, dueAt }
  })
  const ids = payments.flatMap(({ balanceId }) => balanceId ?? [])
  // A balance may be named by its id and by its document.
  if (new Set(ids).size < ids.length) refuse('payment-chosen-twice')
  for (const payment of payments) refusePoorBalance(ctx, payment, locked)
  return { payments, locked }
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
