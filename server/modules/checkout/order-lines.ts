import { amountOf } from '#domain/money/money.ts'
import type { PricedOrderLine } from '#domain/orders/order-line.ts'
import type { ReservedLine } from '#server/modules/inventory/reservation.ts'
import { type StockKey, stockKeyOf } from '#server/modules/inventory/stock.ts'
import type { SellableProduct } from '#server/modules/products/sellable-product.ts'
import { listSellableProducts } from '#server/modules/products/sellable-products.ts'
import type { CustomerCtx } from '#server/platform/context.ts'

/** A line of an order as its customer requests it. */
export interface OrderLineRequest {
  branchCode: number
  productCode: string
  quantity: number
  note: string | null
}

/** The products of some lines with their prices and free stock at each branch now, by `stockKeyOf`. */
export async function findSellable(ctx: CustomerCtx, keys: readonly StockKey[]): Promise<Map<string, SellableProduct>> {
  const rows = await listSellableProducts(ctx, keys)
  return new Map(rows.flatMap((row) => (row.product ? [[stockKeyOf(row), row.product] as const] : [])))
}

/** Reserved lines with their names and amounts. A product that was deleted since is named by its code. */
export async function nameLines(ctx: CustomerCtx, lines: readonly ReservedLine[]): Promise<PricedOrderLine[]> {
  const products = await findSellable(ctx, lines)
  return lines.map((line) => {
    const product = products.get(stockKeyOf(line))
    return {
      ...line,
      productId: product?.id ?? '',
      name: product?.name ?? line.productCode,
      amountCentavos: amountOf(line),
    }
  })
}
