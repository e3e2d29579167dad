import { refuse } from '#contract/refusals.ts'
import type { Centavos } from '#domain/money/money.ts'
import { isTracked } from '#domain/orders/tracking.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { type OrderDetailRow, findAnyOrder } from './repository.ts'
import { type TrackedOrder, findTrackedOrder, sumPayments } from './tracking-repository.ts'

/**
 * The progress of the order that a link names (ORDER-9). Refuses a text that the store did not sign and a link that has
 * ended as not found, both alike.
 */
export async function trackOrder(ctx: Ctx, token: string): Promise<TrackedOrder> {
  const id = ctx.orderTokens.readTracking(token) ?? refuse('not-found')
  const order = (await findTrackedOrder(ctx.db, id)) ?? refuse('not-found')
  return isShown(order, ctx.now) ? order : refuse('not-found')
}

/** Whether the link of an order shows it still. */
export function isShown({ status, events }: Pick<TrackedOrder, 'status' | 'events'>, now: Date): boolean {
  return isTracked(status, now.getTime() - Date.parse(events.at(-1)?.at ?? ''))
}

/** The order that somebody with a pass wants to collect, and what is to be paid for it (ORDER-11). */
export async function readPass(
  ctx: CustomerCtx,
  code: string,
): Promise<{ order: OrderDetailRow; dueCentavos: Centavos; unprovenCentavos: Centavos }> {
  const id = ctx.orderTokens.readPass(code) ?? refuse('not-found')
  const order = (await findAnyOrder(ctx.db, id, ctx.language)) ?? refuse('not-found')
  const dueCentavos = await sumPayments(ctx.db, id, ['due'])
  return { order, dueCentavos, unprovenCentavos: await sumPayments(ctx.db, id, ['pending_approval', 'authorized']) }
}
