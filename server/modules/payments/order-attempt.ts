import type { Language } from '#contract/language.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProviderKind } from '#domain/payments/provider-kinds.ts'

/** A payment that a provider authorised for orders that are being placed. */
export interface AuthorizedPayment {
  id: string
  kind: ProviderKind
  amountCentavos: Centavos
  /** Its place among the payments of the request. */
  position: number
  /** The branch whose order a card pays; null where it pays several. */
  branchCode: number | null
}

/** A payment of a request that a provider has to authorise. */
export interface NewProviderPayment extends AuthorizedPayment {
  provider: string
  card: { id: string; vaultToken: string; brand: string; lastFour: string } | null
  usd: { cents: number; rate: number } | null
  /** The id of its authorization, by which the provider knows it. */
  operationId: string
}

/** A request to place orders that waits for its providers. */
export interface NewAttempt {
  id: string
  customerId: string
  reservationId: string
  /** The request, and the origin to which payers return. */
  request: unknown
  requestHash: string
  language: Language
  payments: readonly NewProviderPayment[]
}

export type AttemptState = 'open' | 'placed' | 'failed'

/** A payment of an open request, as the process that works on it needs it. */
export interface AttemptPayment extends AuthorizedPayment {
  state: string
  provider: string
  usdCents: number | null
  vaultToken: string | null
  actionUrl: string | null
  authorizationReference: string | null
  /** The refusal of a payment that has failed. */
  failure: string | null
  operationId: string
  /** How often the provider was asked. */
  attempts: number
}

/** An open request that a process has claimed. */
export interface ClaimedAttempt {
  id: string
  customerId: string
  reservationId: string
  request: unknown
  language: Language
  createdAt: Date
  payments: AttemptPayment[]
}
