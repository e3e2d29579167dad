import type { PaymentKind } from '../payments/payment-kinds.ts'
import type { Refusal } from '../refusal.ts'

/** Why a customer sends a product back. */
export const returnReasons = ['defective', 'wrong_product', 'not_as_described', 'changed_mind', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/**
 * The states of a return (RETURN-4). Approved means that the branch has the products and accepts them; withdrawn, that the
 * customer took the request back (RETURN-14).
 */
export const returnStates = ['requested', 'approved', 'refused', 'withdrawn'] as const
export type ReturnState = (typeof returnStates)[number]

/** The steps from each state. */
export const returnSteps = {
  requested: ['approved', 'refused', 'withdrawn'],
  approved: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<ReturnState, readonly ReturnState[]>

/** The states in which staff decide a return. */
export type DecidedState = 'approved' | 'refused'

/** The refusal of a step of a return that has ended: staff decided it, or its customer took it back. */
export function refusalToEndReturn(
  state: ReturnState,
  next: ReturnState,
): Refusal<'return-decided', 'state'> | Refusal<'return-withdrawn'> | undefined {
  const steps: readonly ReturnState[] = returnSteps[state]
  if (steps.includes(next)) return undefined
  return state === 'withdrawn' ? { code: 'return-withdrawn' } : { code: 'return-decided', state }
}

/** What a customer gets for returned products: store credit, or the payment back. */
export const returnEndings = ['credit_note', 'refund'] as const
export type ReturnEnding = (typeof returnEndings)[number]

/**
 * What a customer may choose for products that were paid in these ways: cash and a bank deposit come back as store credit
 * alone (RETURN-6).
 */
export function returnEndingsOf(kinds: readonly PaymentKind[]): readonly ReturnEnding[] {
  return kinds.every((kind) => kind === 'cash' || kind === 'deposit_express') ? ['credit_note'] : returnEndings
}

/** Whether products that were paid in these ways come back as a credit note alone. */
export const isCreditOnly = (kinds: readonly PaymentKind[]): boolean => returnEndingsOf(kinds).length < 2

/** A return has at most so many lines and pictures. */
export const returnLinesMax = 30
export const returnPicturesMax = 6
