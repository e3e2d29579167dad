import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type CartView, toCartView } from './cart-view.ts'
import { deleteCart } from './write-repository.ts'

/** Empties the customer's cart of a branch. Refuses a branch that the store does not have. */
export async function clearCart(ctx: CustomerCtx, branchCode: number): Promise<CartView> {
  await requireBranch(ctx, branchCode)
  await deleteCart(ctx.db, ctx.actor.customerId, branchCode)
  return toCartView(ctx, branchCode, [])
}
