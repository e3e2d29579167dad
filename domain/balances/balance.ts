import type { Centavos } from '../money/money.ts'

/** A balance that a customer can spend. Credit is the other kind: an amount that the customer owes. */
export const spendableKinds = ['deposit', 'credit_note', 'gift_card', 'reward'] as const
export type SpendableKind = (typeof spendableKinds)[number]
/** What a balance holds: an amount to spend, or credit. */
export type BalanceHolding = SpendableKind | 'credit'

export const balanceStates = ['available', 'used', 'expired'] as const
export type BalanceState = (typeof balanceStates)[number]

/** Why a movement changed a balance. The last three belong to credit alone. */
export const movementKinds = ['issued', 'spent', 'returned', 'charged', 'paid', 'canceled'] as const
export type MovementKind = (typeof movementKinds)[number]

export const creditNoteReasons = ['return', 'canceled_order', 'courtesy'] as const
export type CreditNoteReason = (typeof creditNoteReasons)[number]

interface Balance {
  balanceCentavos: Centavos
  expiresAt: Date | null
}

/** Whether a balance can be spent at an instant. One that is used up counts as used after its last day too. */
export function balanceStateAt({ balanceCentavos, expiresAt }: Balance, now: Date): BalanceState {
  if (balanceCentavos === 0) return 'used'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'available'
}

/** A gift card's code with all but its last four characters hidden: `••••-••••-41TF` (BALANCE-5). */
export function maskCode(code: string): string {
  return code.slice(0, -4).replaceAll(/[^-]/g, '•') + code.slice(-4)
}
