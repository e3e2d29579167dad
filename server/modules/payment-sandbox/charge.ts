import type { Language } from '#contract/language.ts'
import type { DeclineReason, ProviderAmount } from '#server/platform/payment-provider.ts'
import type { CardBehaviour } from './test-cards.ts'

/** A payment as the sandbox knows it: its authorization, and what became of it. */
export interface Charge {
  operationId: string
  reference: string
  method: 'card' | 'paypal'
  cardToken: string | null
  behaviour: CardBehaviour
  currency: ProviderAmount['currency']
  amountHundredths: number
  capturedHundredths: number
  refundedHundredths: number
  status: 'waiting' | 'authorized' | 'declined' | 'captured' | 'voided'
  declineReason: DeclineReason | null
  /** The name of the page on which the payer decides: whoever knows it may. */
  pageId: string
  returnUrl: string
  cancelUrl: string
  description: string
  language: Language
  createdAt: Date
}

/** A capture, a void or a refund that was requested once, with its outcome. */
export interface Step {
  operationId: string
  chargeReference: string
  kind: 'capture' | 'void' | 'refund'
  reference: string
  /** Null for a void. */
  amountHundredths: number | null
  /** Null where it was done. */
  declineReason: DeclineReason | null
}

/** A step as it is requested; a void has no amount of its own. */
export interface StepRequest {
  operationId: string
  kind: Step['kind']
  currency: ProviderAmount['currency'] | undefined
  amountHundredths: number
}
