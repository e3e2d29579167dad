import { type Centavos, sumCentavos } from '../money/money.ts'
import { prorate } from '../money/prorate.ts'

/**
 * How much each payment gives back of an amount, in proportion to what each of them has left, and never more than that;
 * undefined where they have less together. The parts add up to the amount.
 */
export function splitRefund(amountCentavos: Centavos, left: readonly Centavos[]): Centavos[] | undefined {
  return amountCentavos > sumCentavos(left) ? undefined : prorate(amountCentavos, left)
}
