import type { PaymentKind } from './payment-kinds.ts'
import type { PaymentState } from './payment-states.ts'

const statesOfMoneyThatComesLater: Partial<Record<PaymentKind, PaymentState>> = {
  cash: 'due',
  deposit_express: 'pending_approval',
}

/** The state in which a payment without a provider begins. */
export const firstStateOf = (kind: PaymentKind): PaymentState => statesOfMoneyThatComesLater[kind] ?? 'captured'

/** Whether orders that are paid in this way wait for their money, while their stock is held. */
export const isPaidLater = (kind: PaymentKind): boolean => statesOfMoneyThatComesLater[kind] !== undefined
