import type { CustomerCtx } from '#server/platform/context.ts'
import { type BoughtLine, subtractLines } from './write-repository.ts'

/** Takes bought units out of the customer's carts. A line that was raised since keeps the rest; other lines stay. */
export async function takeFromCarts(ctx: CustomerCtx, bought: readonly BoughtLine[]): Promise<void> {
  await subtractLines(ctx.db, ctx.actor.customerId, bought)
}
