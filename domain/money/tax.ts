import { type Centavos, roundHalfAway, sumCentavos } from './money.ts'
import { prorate } from './prorate.ts'

/** A price that includes its tax, split in two parts that add up to the price. */
export interface TaxSplit {
  subtotalCentavos: Centavos
  taxCentavos: Centavos
}

/**
 * What of a price is tax: prices include ITBIS (PRODUCT-3), so 118.00 at 18 % is 100.00 and 18.00. The tax is rounded
 * to the centavo and the subtotal is the rest. Throws a RangeError for a rate below zero.
 */
export function splitTax(totalCentavos: Centavos, ratePercent: number): TaxSplit {
  if (!(ratePercent >= 0 && Number.isFinite(ratePercent))) throw new RangeError(`Not a tax rate: ${ratePercent}`)
  const taxCentavos = roundHalfAway((totalCentavos * ratePercent) / (100 + ratePercent))
  return { subtotalCentavos: totalCentavos - taxCentavos, taxCentavos }
}

/**
 * The split of each line, so that the lines' taxes add up to the tax of the whole: three lines of 0.03 at 18 % would be
 * taxed 0.00 each, yet 0.09 holds 0.01. A line may differ by one centavo from its own split. Totals are not negative.
 */
export function splitTaxOverLines(lineTotals: readonly Centavos[], ratePercent: number): TaxSplit[] {
  const total = sumCentavos(lineTotals)
  const taxes = prorate(splitTax(total, ratePercent).taxCentavos, lineTotals)
  return lineTotals.map((line, index) => {
    const taxCentavos = taxes[index] ?? 0
    return { subtotalCentavos: line - taxCentavos, taxCentavos }
  })
}
