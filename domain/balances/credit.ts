import { type Centavos, sumCentavos } from '../money/money.ts'
import type { MovementKind } from './balance.ts'

/** A movement of a customer's credit. A charge raises what the customer owes, a payment or a cancellation lowers it. */
export interface CreditMovement {
  kind: MovementKind
  /** The document that was bought on credit; a payment names the one that it pays. */
  documentId: string
  /** The customer's order that the document is; null for another one. */
  orderId: number | null
  amountCentavos: Centavos
  /** When a charge has to be paid; null for other movements. */
  dueAt: Date | null
  at: Date
}

/** A document bought on credit that is not wholly paid. */
export interface UnpaidCharge {
  documentId: string
  orderId: number | null
  chargedAt: Date
  dueAt: Date
  chargedCentavos: Centavos
  unpaidCentavos: Centavos
  /** What lowered it, the newest first. */
  payments: Pick<CreditMovement, 'kind' | 'amountCentavos' | 'at'>[]
}

/** The documents of these movements that are not wholly paid, the one that is due first comes first (BALANCE-7). */
export function unpaidCharges(movements: readonly CreditMovement[]): UnpaidCharge[] {
  return [...byDocument(movements).values()]
    .flatMap(unpaidChargeOf)
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
}

function byDocument(movements: readonly CreditMovement[]): Map<string, CreditMovement[]> {
  const documents = new Map<string, CreditMovement[]>()
  for (const movement of movements) {
    const of = documents.get(movement.documentId)
    if (of) of.push(movement)
    else documents.set(movement.documentId, [movement])
  }
  return documents
}

/** The charge of one document; none where it is paid, or where the movements do not reach back to it. */
function unpaidChargeOf(movements: readonly CreditMovement[]): UnpaidCharge[] {
  const charges = movements.filter(({ amountCentavos }) => amountCentavos > 0)
  const first = charges.reduce<CreditMovement | undefined>(
    (earliest, charge) => (earliest && earliest.at <= charge.at ? earliest : charge),
    undefined,
  )
  const unpaidCentavos = sumCentavos(movements.map(({ amountCentavos }) => amountCentavos))
  if (!first?.dueAt || unpaidCentavos <= 0) return []
  const chargedCentavos = sumCentavos(charges.map(({ amountCentavos }) => amountCentavos))
  const payments = movements
    .filter(({ amountCentavos }) => amountCentavos < 0)
    .map(({ kind, amountCentavos, at }) => ({ kind, amountCentavos, at }))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const { documentId, orderId, at: chargedAt, dueAt } = first
  return [{ documentId, orderId, chargedAt, dueAt, chargedCentavos, unpaidCentavos, payments }]
}

/**
 * How much of what a customer owes is past its due date. What the given charges do not explain is older than all of
 * them, so it is overdue as well.
 */
export function overdueCentavos(owedCentavos: Centavos, unpaid: readonly UnpaidCharge[], now: Date): Centavos {
  const later = unpaid.filter(({ dueAt }) => dueAt > now).map(({ unpaidCentavos }) => unpaidCentavos)
  return Math.max(0, owedCentavos - sumCentavos(later))
}

/** What a customer can still buy on credit. A limit that was lowered below the debt leaves nothing, never less. */
export function availableCredit(limitCentavos: Centavos, owedCentavos: Centavos): Centavos {
  return Math.max(0, limitCentavos - owedCentavos)
}
