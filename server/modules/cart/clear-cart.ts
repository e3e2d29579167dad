import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type TakenLine, deleteCart, subtractLines } from './repository.ts'
import { type ViewedCart, cartOf } from './view-cart.ts'

/** Empties the customer's cart of a branch. Refuses a branch that the store does not have. */
export async function clearCart(ctx: CustomerCtx, branchCode: number): Promise<ViewedCart> {
  await requireBranch(ctx, branchCode)
  await deleteCart(ctx.db, ctx.actor.customerId, branchCode)
  return cartOf(ctx, branchCode, [])
}

/** Takes what was bought out of the customer's carts. A line that was raised since keeps the rest, other lines stay. */
export async function takeFromCarts(ctx: CustomerCtx, bought: readonly TakenLine[]): Promise<void> {
  await subtractLines(ctx.db, ctx.actor.customerId, bought)
}
