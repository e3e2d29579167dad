import type { Centavos } from '#domain/money/money.ts'
import type { Amounts } from '#domain/orders/order-amounts.ts'
import type { OrderStatus } from '#domain/orders/order-steps.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import type { NewOrders } from './new-orders.ts'
import { listOrders } from './repository.ts'
import { lockCheckout } from './status-repository.ts'
import { type WrittenOrder, insertOrders } from './write-repository.ts'

/** An order that a checkout has placed. */
export interface PlacedOrder extends Amounts {
  id: number
  branchCode: number
  branchName: string
  deliveryCentavos: Centavos
  status: OrderStatus
}

/** An order that was just placed, with its lines as its mail names them. */
export type CreatedOrder = PlacedOrder & Pick<WrittenOrder, 'lines'>

/**
 * Writes one order for each branch, with its lines, payments and the first entry of its history. The caller takes the
 * units out of stock.
 */
export async function createOrders(ctx: CustomerCtx, orders: NewOrders): Promise<CreatedOrder[]> {
  const numbered = new Map(
    (await insertOrders(ctx.db, ctx.actor.customerId, { ...orders, language: ctx.language }, ctx.now)).map((row) => [
      row.branchCode,
      row,
    ]),
  )
  return orders.branches.map(({ branchCode, subtotalCentavos, taxCentavos, deliveryCentavos, totalCentavos }) => {
    const row = numbered.get(branchCode)
    if (!row) throw new Error(`No order was written for branch ${branchCode}`)
    return {
      id: row.id,
      branchCode,
      branchName: row.branchName,
      subtotalCentavos,
      taxCentavos,
      deliveryCentavos,
      totalCentavos,
      status: 'created',
      lines: row.lines,
    }
  })
}

const anyOrder = { since: undefined, branchCode: undefined, status: undefined, delivery: undefined, id: undefined }

/** Locks the orders of a checkout until the transaction ends, in the order of their ids. */
export const lockOrdersOf = ({ db }: Pick<CustomerCtx, 'db'>, globalId: string): Promise<void> =>
  lockCheckout(db, globalId)

/** The orders of one checkout of the customer, by branch. */
export async function listOrdersOf(ctx: CustomerCtx, globalId: string): Promise<PlacedOrder[]> {
  const rows = await listOrders(ctx.db, ctx.actor.customerId, { ...anyOrder, globalId }, { offset: 0, limit: 100 })
  return rows.sort((a, b) => a.branchCode - b.branchCode)
}
