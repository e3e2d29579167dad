import type { Language } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'

export type OperationKind = 'authorize' | 'capture' | 'void' | 'refund'

export interface NewOperation {
  id: string
  paymentId: string
  /** The order whose part is refunded or released. */
  orderId: number | null
  kind: OperationKind
  amountCentavos: Centavos
  /** When it runs at the earliest; at once where it is missing. */
  startsAt?: Date
  /** How many operations before this one the provider has declined in the same matter. */
  declinedBefore?: number
}

/** An operation that a process has claimed, with what the provider needs to know about its payment. */
export interface ClaimedOperation {
  id: string
  kind: OperationKind
  amountCentavos: Centavos
  attempts: number
  declinedBefore: number
  paymentId: string
  orderId: number | null
  payment: ProviderPayment
}

/** An operation that staff are about to decide about. */
export interface LockedUnresolved extends ClaimedOperation {
  isOrderCanceled: boolean
}

/** A refund or a release that its provider has declined for the last time. */
export interface UnresolvedOperation {
  id: string
  kind: 'void' | 'refund'
  orderId: number | null
  paymentId: string
  paymentKind: ProviderPayment['kind']
  provider: string
  /** The provider's name for the payment. */
  providerReference: string | null
  amountCentavos: Centavos
  reason: string | null
  since: Date
}

export interface ProviderPayment {
  id: string
  customerId: string
  globalId: string
  kind: 'card' | 'card_provider' | 'paypal'
  state: string
  totalCentavos: Centavos
  authorizationReference: string | null
  captureReference: string | null
  usdCents: number | null
  /** What was refunded before. */
  refundedCentavos: Centavos
  /** The id of its authorization, by which the provider knows it where its reference never arrived. */
  authorizationId: string
  /** The language of its customer, else the one in which it was placed. */
  language: Language
}
