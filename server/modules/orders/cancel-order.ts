import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToCancel } from '#domain/orders/order-steps.ts'
import { returnToStock } from '#server/modules/inventory/move-stock.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { getOrder } from './get-order.ts'
import { type OrderDetailRow, listCancellations as list, lockOrder } from './repository.ts'
import { markCanceled } from './write-repository.ts'

/**
 * Cancels an order of the customer and returns its units to the branch's stock. Refuses an order that is in shipping
 * or canceled already (ORDER-3).
 */
export async function cancelOrder(ctx: CustomerCtx, id: number): Promise<OrderDetailRow> {
  const order = (await lockOrder(ctx.db, ctx.actor.customerId, id)) ?? refuse('not-found')
  refuseIf(refusalToCancel(order))
  await markCanceled(ctx.db, id, ctx.actor.customerId, ctx.now)
  await returnToStock(
    ctx,
    order.lines.map(({ productCode, quantity }) => ({ branchCode: order.branchCode, productCode, quantity })),
  )
  return getOrder(ctx, id)
}

/**
 * When the customer cancelled checkouts between two instants, in milliseconds since 1970, the newest first. The orders
 * of one checkout count once. At most as many as the limits of reservations look at.
 */
export function listCancellations(ctx: CustomerCtx, window: { from: Date; until: Date }): Promise<number[]> {
  return list(ctx.db, { customerId: ctx.actor.customerId, ...window, max: ctx.settings.RESERVATIONS_LEFT })
}
