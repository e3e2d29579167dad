import { type Centavos, sumCentavos } from '../money/money.ts'

/** What was chosen to pay a total. */
interface Chosen {
  totalCentavos: Centavos
  payments: readonly { amountCentavos: Centavos }[]
}

/** What the chosen payments come to. */
export function paidCentavos({ payments }: Pick<Chosen, 'payments'>): Centavos {
  return sumCentavos(payments.map(({ amountCentavos }) => amountCentavos))
}

/** What the chosen payments leave of the total, never below zero (PAYMENT-1). */
export function remainingCentavos(chosen: Chosen): Centavos {
  return Math.max(0, chosen.totalCentavos - paidCentavos(chosen))
}
