import type { CheckoutState } from '../../checkout/checkout-state.ts'

export const steps = ['address', 'confirmation', 'payment'] as const
export type Step = (typeof steps)[number]

/** Where a step is: each has an address of its own, so that back and reload work (CHECKOUT-10). */
export const stepPath: Record<Step, string> = {
  address: '/checkout/delivery-details',
  confirmation: '/checkout?step=confirmation',
  payment: '/checkout?step=payment',
}

/**
 * The step to show: the one that the address asks for, as far as the steps before it are done. While nobody knows what
 * became of an order it is the payment, since nothing may change before the store has answered.
 */
export function stepToShow(
  asked: string | null,
  checkout: Pick<CheckoutState, 'isAddressDone' | 'isConfirmed' | 'attempt'>,
): Step {
  if (checkout.attempt) return 'payment'
  if (asked === 'payment' && checkout.isAddressDone && checkout.isConfirmed) return 'payment'
  if ((asked === 'payment' || asked === 'confirmation') && checkout.isAddressDone) return 'confirmation'
  return 'address'
}
