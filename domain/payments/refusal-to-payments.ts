import { type Centavos, sumCentavos } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'
import { type PaymentKind, isSingleKind } from './payment-kinds.ts'

/** A payment as a client sends it: a balance with its id, a card with its token. */
export interface RequestedPayment {
  kind: PaymentKind
  amountCentavos: Centavos
  id?: string | undefined
  token?: string | undefined
}

/**
 * Why payments cannot pay an order, whoever sends them (PAYMENT-6): an amount that is not positive and whole, a method
 * that pays alone beside another payment, a balance or card named twice, or a sum that is not exactly the total.
 */
export function refusalToPayments(
  payments: readonly RequestedPayment[],
  totalCentavos: Centavos,
): Refusal<'payments-do-not-add-up' | 'payments-not-combinable' | 'payment-chosen-twice'> | undefined {
  const amounts = payments.map(({ amountCentavos }) => amountCentavos)
  if (amounts.some((amount) => !Number.isSafeInteger(amount) || amount <= 0)) return { code: 'payments-do-not-add-up' }
  if (payments.length > 1 && payments.some(({ kind }) => isSingleKind(kind))) return { code: 'payments-not-combinable' }
  const sources = payments.flatMap(({ id, token }) => id ?? token ?? [])
  if (new Set(sources).size < sources.length) return { code: 'payment-chosen-twice' }
  if (payments.length === 0 || sumCentavos(amounts) !== totalCentavos) return { code: 'payments-do-not-add-up' }
  return undefined
}
