import type { RawBuilder } from 'kysely'
import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToCancel } from '#domain/orders/order-steps.ts'
import { returnToStock } from '#server/modules/inventory/move-stock.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { getOrder } from './get-order.ts'
import { type OrderDetailRow, lockOrder, selectCancellations } from './repository.ts'
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
 * A select for the limits of reservations: the instants, as `at`, at which the customer cancelled checkouts between two
 * instants. The orders of one checkout count once. At most as many as those limits look at.
 */
export function cancellationsOf(ctx: CustomerCtx, window: { from: Date; until: Date }): RawBuilder<unknown> {
  return selectCancellations({ customerId: ctx.actor.customerId, ...window, max: ctx.settings.RESERVATIONS_LEFT })
}
