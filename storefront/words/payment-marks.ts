import type { Words } from './use-words.ts'

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

export const paymentMarkWords: Words<typeof en> = { en, es }
