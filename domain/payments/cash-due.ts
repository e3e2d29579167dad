import type { PaymentKind } from './payment-kinds.ts'
import type { PaymentState } from './payment-states.ts'

/** The payment of an order that is made in cash when it is handed over (PAYMENT-14); undefined where none is due. */
export function cashDueOf<Payment extends { kind: PaymentKind; state: PaymentState }>(
  payments: readonly Payment[],
): Payment | undefined {
  return payments.find(({ kind, state }) => kind === 'cash' && state === 'due')
}
