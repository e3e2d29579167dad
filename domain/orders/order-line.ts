import type { Centavos } from '../money/money.ts'

/** A line of a reserved order, at the price that its customer agreed to. */
export interface PricedOrderLine {
  branchCode: number
  productCode: string
  productId: string
  name: string
  quantity: number
  unitPriceCentavos: Centavos
  amountCentavos: Centavos
  note: string | null
}

/** A requested line of which the customer cannot have as much as requested, or nothing. */
export interface LineAdjustment {
  branchCode: number
  productCode: string
  name: string
  reason: 'reduced' | 'removed'
  oldQuantity: number
  quantity: number
  /** There is more in stock, but until this instant the customer may reserve no more of it. */
  limitedUntil: Date | undefined
}
