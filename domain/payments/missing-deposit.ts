import { type Centavos, sumCentavos } from '../money/money.ts'

/**
 * What orders that wait for a bank deposit still need beside the deposits that were accepted for them, by what is left of
 * each; zero where that is enough (PAYMENT-16). What was spent of them on something else is missing again.
 */
export function missingDeposit(owedCentavos: Centavos, leftCentavos: readonly Centavos[]): Centavos {
  return Math.max(0, owedCentavos - sumCentavos(leftCentavos))
}
