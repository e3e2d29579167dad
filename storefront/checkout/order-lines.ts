import type { ReplyOf } from '#contract/endpoint.ts'
import type { confirmOrder } from '#contract/orders.ts'
import { toCentavos } from '#domain/money/money.ts'
import type { OrderLine } from './checkout-state.ts'

type WireProducts = ReplyOf<typeof confirmOrder>['products']

/** A requested line: the store computes name, price and amount from it. Its price is the one that the page shows; it is not sent. */
export type OrderLineRequest = Pick<OrderLine, 'branchCode' | 'productCode' | 'quantity' | 'note' | 'unitPriceCentavos'>

/** Products keyed by branch code, as the wire has them. */
export function toWireProducts(lines: readonly OrderLineRequest[]) {
  const products: Record<string, { codarticulo: string; quantity: number; note: string | null }[]> = {}
  for (const { branchCode, productCode, quantity, note } of lines) {
    const branch = (products[branchCode] ??= [])
    branch.push({ codarticulo: productCode, quantity, note })
  }
  return products
}

/** The lines of an order from the wire, with their amounts in centavos. */
export function toOrderLines(products: WireProducts): OrderLine[] {
  return Object.entries(products).flatMap(([branchCode, lines]) =>
    lines.map((line) => ({
      branchCode: Number(branchCode),
      productCode: line.codarticulo,
      name: line.description,
      quantity: line.quantity,
      unitPriceCentavos: toCentavos(line.price),
      amountCentavos: toCentavos(line.amount),
      note: line.note,
    })),
  )
}

type LineKey = Pick<OrderLine, 'branchCode' | 'productCode'>

/** Whether another line is of the same product at the same branch. */
export const isSameLine =
  ({ branchCode, productCode }: LineKey) =>
  (other: LineKey): boolean =>
    other.branchCode === branchCode && other.productCode === productCode
