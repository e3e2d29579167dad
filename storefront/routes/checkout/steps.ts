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
 * placed, and while a payment is open, it is the payment, since nothing may change before that has ended.
 */
export function stepToShow(
  requested: string | null,
  checkout: Pick<CheckoutState, 'isAddressDone' | 'isConfirmed' | 'attempt' | 'openPayment'>,
): Step {
  if (checkout.attempt || checkout.openPayment) return 'payment'
  if (requested === 'payment' && checkout.isAddressDone && checkout.isConfirmed) return 'payment'
  if ((requested === 'payment' || requested === 'confirmation') && checkout.isAddressDone) return 'confirmation'
  return 'address'
}

/** The codes of the branches whose products the order has. */
export function branchCodesOf({ reservation }: Pick<CheckoutState, 'reservation'>): number[] {
  return [...new Set(reservation.lines.map((line) => line.branchCode))]
}

/**
 * Whether the order has something to review beside what the summary shows: several branches, somebody else who picks it
 * up, a tax number, a note, or the shopper's wish (CHECKOUT-10).
 */
export function hasSomethingToReview(
  checkout: Pick<CheckoutState, 'reservation' | 'option' | 'isForOther' | 'taxId' | 'note' | 'wantsReview'>,
): boolean {
  const { option, isForOther, taxId, note, wantsReview = false } = checkout
  const isForSomebodyElse = option === 'pick_up' && isForOther
  const hasTexts = taxId.trim() !== '' || note.trim() !== ''
  return wantsReview || isForSomebodyElse || hasTexts || branchCodesOf(checkout).length > 1
}

/** Whether the review is a step of this checkout: where there is something to review, and where the shopper has seen it. */
export function hasReview(
  step: Step,
  checkout: Parameters<typeof hasSomethingToReview>[0] & Pick<CheckoutState, 'isReviewed'>,
): boolean {
  return step === 'confirmation' || checkout.isReviewed === true || hasSomethingToReview(checkout)
}
