import type { Centavos } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'

/**
 * Why an order cannot go on at the total its shopper saw: `total-changed` with the old and the new total, whichever way
 * it moved (CHECKOUT-3). Below one centavo there is no difference.
 */
export function compareTotals(
  sentCentavos: Centavos,
  computedCentavos: Centavos,
): Refusal<'total-changed'> | undefined {
  if (Math.abs(sentCentavos - computedCentavos) < 1) return undefined
  return { code: 'total-changed', previousTotalCentavos: sentCentavos, currentTotalCentavos: computedCentavos }
}
