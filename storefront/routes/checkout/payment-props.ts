import type { Centavos } from '#domain/money/money.ts'
import type { CheckoutState } from '../../checkout/checkout-state.ts'
import type { useDelivery } from './use-delivery.ts'
import type { usePlaceOrder } from './use-place-order.ts'

/** What the payment step knows of the checkout. */
export interface PaymentProps {
  checkout: CheckoutState
  /** The total with the delivery; undefined until that has a price. */
  totalCentavos: Centavos | undefined
  placing: ReturnType<typeof usePlaceOrder>
  delivery: ReturnType<typeof useDelivery>
}
