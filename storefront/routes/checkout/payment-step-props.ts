import type { Centavos } from '#domain/money/money.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import type { useDelivery } from './use-delivery.ts'

/** The sentence of a refusal, and the page that helps the shopper on: the store's contacts, or their own orders. */
export interface RefusedPayment {
  sentence: string
  help?: 'contact' | 'orders' | undefined
}

/** Why an order was not placed: a reason that the page handles, or the refusal's sentence to show. */
export type PlaceOrderProblem =
  | 'outcome-unknown'
  | 'not-reserved'
  | 'delivery-changed'
  | 'out-of-range'
  | 'source-gone'
  | 'phone-not-confirmed'
  | RefusedPayment

/** What the payment step gets of the checkout. */
export interface PaymentStepProps {
  checkout: CheckoutState
  /** The total with the delivery; undefined until that has a price. */
  totalCentavos: Centavos | undefined
  delivery: ReturnType<typeof useDelivery>
  /** Why the order was not placed the last time; the other steps and the dialogs of the checkout read it too. */
  problem: PlaceOrderProblem | undefined
  onProblem: (problem: PlaceOrderProblem | undefined) => void
}
