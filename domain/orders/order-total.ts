import type { Centavos } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'
import type { LineAdjustment } from './order-line.ts'

/** The totals of an order: the one that its page shows and the one that the store computed. */
export interface ComparedTotals {
  sentCentavos: Centavos
  computedCentavos: Centavos
  /** The lines that had to be reduced or removed. */
  adjustments: readonly LineAdjustment[]
}

/** Has both totals, for the shopper to compare. */
type ChangedTotalRefusal = Refusal<'total-changed'> & {
  previousTotalCentavos: Centavos
  currentTotalCentavos: Centavos
}

/**
 * Why an order cannot go on at the total that its shopper saw: the total is another one, higher or lower, or a line was
 * adjusted even if the total stays the same (CHECKOUT-3). Totals that differ by less than one centavo are equal.
 */
export function refusalToChangedTotal({
  sentCentavos,
  computedCentavos,
  adjustments,
}: ComparedTotals): ChangedTotalRefusal | undefined {
  if (adjustments.length === 0 && Math.abs(sentCentavos - computedCentavos) < 1) return undefined
  return { code: 'total-changed', previousTotalCentavos: sentCentavos, currentTotalCentavos: computedCentavos }
}
