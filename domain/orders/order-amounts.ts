import { type Centavos, amountOf, sumCentavos } from '../money/money.ts'
import { splitTaxOverLines, type TaxSplit } from '../money/tax.ts'

/** The fields of a line that its amounts are computed from. The price of a unit includes the tax. */
export interface AmountLine {
  quantity: number
  unitPriceCentavos: Centavos
}

/** An amount split into subtotal and tax, with their sum. */
export interface Amounts extends TaxSplit {
  totalCentavos: Centavos
}

/** The amounts of an order: subtotal + tax + delivery = total, and each column is the sum of its lines. */
export interface OrderAmounts<L> extends Amounts {
  lines: (L & Amounts)[]
  deliveryCentavos: Centavos
}

/**
 * The amounts of an order, quotation or invoice, which add up to the centavo in both directions (CHECKOUT-12). The cost
 * of delivery is outside the tax: transport over land is exempt from ITBIS.
 */
export function orderAmounts<L extends AmountLine>({
  lines,
  deliveryCentavos,
  taxRatePercent,
}: {
  lines: readonly L[]
  deliveryCentavos: Centavos
  taxRatePercent: number
}): OrderAmounts<L> {
  const totals = lines.map(amountOf)
  const splits = splitTaxOverLines(totals, taxRatePercent)
  const subtotalCentavos = sumCentavos(splits.map((split) => split.subtotalCentavos))
  const taxCentavos = sumCentavos(splits.map((split) => split.taxCentavos))
  return {
    lines: lines.map((line, index) => withAmounts(line, splits[index])),
    subtotalCentavos,
    taxCentavos,
    deliveryCentavos,
    totalCentavos: subtotalCentavos + taxCentavos + deliveryCentavos,
  }
}

function withAmounts<L>(line: L, split: TaxSplit = { subtotalCentavos: 0, taxCentavos: 0 }): L & Amounts {
  return { ...line, ...split, totalCentavos: split.subtotalCentavos + split.taxCentavos }
}
