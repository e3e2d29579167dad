import type { Language } from '#contract/language.ts'
import type { CardVault } from './card-vault.ts'

/**
 * Who takes the money of cards, or of PayPal: a real provider, or the sandbox that plays one. Every call carries the id
 * of a payment operation; a repeat with the same id has the effect and the outcome of the first, also while the first
 * still runs. All calls may wait for another server, so none is made within a transaction.
 *
 * A decline is an outcome, not an error. Each call may throw `ProviderSilent` and `ProviderAway`.
 */
export interface PaymentProvider {
  /** The provider's name as payments keep it, such as `sandbox`. */
  name: string
  /** Reserves an amount of a card or of a PayPal account; it is taken by `capture`. Never reserves twice for one id. */
  authorize(request: Authorization): Promise<ProviderOutcome>
  /**
   * What became of an operation by now; undefined where the provider never heard of it. A payment that wanted its payer
   * is looked up with this once the payer has returned: it then still wants the payer, or is done or declined.
   */
  find(operationId: string): Promise<ProviderOutcome | undefined>
  /** Takes a reserved amount, or a part of it; the rest is released. One authorization is captured once. */
  capture(request: Capture): Promise<ProviderOutcome>
  /** Releases a reserved amount; declined where it was captured. */
  void(request: Void): Promise<ProviderOutcome>
  /** Gives a captured amount back, or a part of it; all refunds together never exceed what was captured. */
  refund(request: Refund): Promise<ProviderOutcome>
}

/** The providers of this store; a kind without one is not offered. */
export interface PaymentProviders {
  cards?: PaymentProvider
  paypal?: PaymentProvider
  /** Who has the numbers of the cards that `cards` charges. */
  vault?: CardVault
}

export interface Authorization {
  operationId: string
  amount: ProviderAmount
  /** The vault's token of the card; PayPal has none. */
  cardToken?: string
  /** Where the payer goes on after a page of the provider; both are URLs of the store's own origin. */
  returnUrl: string
  cancelUrl: string
  /** What the payer reads on the provider's page, and where the provider shows it. */
  description: string
  language: Language
}

export interface Capture {
  operationId: string
  authorizationReference: string
  amount: ProviderAmount
}

export interface Void {
  operationId: string
  authorizationReference: string
}

export interface Refund {
  operationId: string
  captureReference: string
  amount: ProviderAmount
}

/** An amount in hundredths of its currency: cards are charged in pesos, PayPal in US dollars. */
export interface ProviderAmount {
  currency: 'DOP' | 'USD'
  hundredths: number
}

export type ProviderOutcome =
  | { state: 'done'; reference: string }
  /** The payer has to go to a page of the provider. */
  | { state: 'requires_action'; reference: string; url: string }
  | { state: 'declined'; reason: DeclineReason }

export const declineReasons = [
  'rejected',
  'insufficient-funds',
  'processing-error',
  'not-approved',
  'expired-card',
] as const
export type DeclineReason = (typeof declineReasons)[number]

/** No answer arrived: nobody knows what happened. `find` tells it later. */
export class ProviderSilent extends Error {
  override name = 'ProviderSilent'
}

/** The provider answered that it did nothing and may be asked again. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}
