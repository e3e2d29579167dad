import type { PaymentStepProps } from './payment-step-props.ts'
import type { usePlaceOrder } from './use-place-order.ts'

/** What the parts of the payment step know of the checkout. */
export interface PaymentProps extends Omit<PaymentStepProps, 'problem' | 'onProblem'> {
  placing: ReturnType<typeof usePlaceOrder>
}
