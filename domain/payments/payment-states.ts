/** The states of a payment (PAYMENT-11). */
export const paymentStates = [
  'created',
  'requires_action',
  'authorized',
  'captured',
  'pending_approval',
  'due',
  'failed',
  'voided',
  'refunded',
  'canceled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The steps from each state. `created`: the provider was not asked yet, or did not answer. `requires_action`: the
 * shopper has to go on at the provider. `authorized`: the provider holds the amount. `captured`: the store has it.
 * `pending_approval`: staff check the proof. `due`: collected on delivery. `failed`, `voided` and `canceled` took
 * nothing: refused, released after an authorisation, called off before the money came.
 */
export const paymentSteps = {
  created: ['requires_action', 'authorized', 'captured', 'failed', 'voided'],
  requires_action: ['authorized', 'failed', 'voided'],
  authorized: ['captured', 'failed', 'voided'],
  captured: ['refunded'],
  pending_approval: ['captured', 'failed', 'canceled'],
  due: ['captured', 'canceled'],
  failed: [],
  voided: [],
  refunded: [],
  canceled: [],
} as const satisfies Record<PaymentState, readonly PaymentState[]>

/** Whether a payment may go from one state to another. */
export function isPaymentStep(from: PaymentState, to: PaymentState): boolean {
  const steps: readonly PaymentState[] = paymentSteps[from]
  return steps.includes(to)
}

/** States in which no money can come any more, nor go back. */
export const endedStates: readonly PaymentState[] = paymentStates.filter((state) => paymentSteps[state].length === 0)
