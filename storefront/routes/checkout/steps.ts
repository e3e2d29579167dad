import type { CheckoutState } from '../../checkout/checkout-state.ts'

export const steps = ['address', 'confirmation', 'payment'] as const
export type Step = (typeof steps)[number]

/** The path of each step. Every step has its own URL, so that the back button and a reload work (CHECKOUT-10). */
export const stepPath: Record<Step, string> = {
  address: '/checkout/delivery-details',
  confirmation: '/checkout?step=confirmation',
  payment: '/checkout?step=payment',
}

/**
 * The step to show: the requested one, or the first incomplete step before it. While it is unknown whether the order was
 * placed, it is the payment, since nothing may change before the store has responded.
 */
export function stepToShow(
  requested: string | null,
  checkout: Pick<CheckoutState, 'isAddressDone' | 'isConfirmed' | 'attempt'>,
): Step {
  if (checkout.attempt) return 'payment'
  if (requested === 'payment' && checkout.isAddressDone && checkout.isConfirmed) return 'payment'
  if ((requested === 'payment' || requested === 'confirmation') && checkout.isAddressDone) return 'confirmation'
  return 'address'
}
