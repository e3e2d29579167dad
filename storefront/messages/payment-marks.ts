import type { Messages } from './use-messages.ts'

/** What an order can be paid with. */
const en = {
  payWith: 'Pay with',
  cash: 'Cash',
  bankDeposit: 'Bank deposit',
}

const es: typeof en = {
  payWith: 'Paga con',
  cash: 'Efectivo',
  bankDeposit: 'Depósito bancario',
}

export const paymentMarkMessages: Messages<typeof en> = { en, es }
