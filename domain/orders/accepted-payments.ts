import type { PaymentKind } from '../payments/payment-kinds.ts'

/** The parts of a store's set-up that decide which ways to pay it offers. */
interface PaymentSetup {
  takesCards: boolean
  takesPayPal: boolean
  /** It has a bank account that customers may pay into. */
  takesBankDeposits: boolean
}

/**
 * The kinds of payment that an order can be paid with now: `POST orders` takes these alone, and the configuration names
 * them to the pages.
 */
export function acceptedPayments({ takesCards, takesPayPal, takesBankDeposits }: PaymentSetup): PaymentKind[] {
  return [
    'cash',
    'credit',
    ...(takesCards ? (['card', 'card_provider'] as const) : []),
    ...(takesPayPal ? (['paypal'] as const) : []),
    'deposit',
    ...(takesBankDeposits ? (['deposit_express'] as const) : []),
    'credit_note',
    'gift_card',
  ]
}

const always = acceptedPayments({ takesCards: false, takesPayPal: false, takesBankDeposits: false })

/** Whether every store takes a kind of payment, whatever its set-up. */
export const isAlwaysOffered = (kind: PaymentKind): boolean => always.includes(kind)
