import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type CartView, toCartView } from './cart-view.ts'
import { listLines, listLinesWith } from './repository.ts'

/** The customer's cart of a branch at today's prices. Refuses a branch that the store does not have. */
export async function viewCart(ctx: CustomerCtx, branchCode: number): Promise<CartView> {
  const rows = await listLinesWith(ctx, branchCode, [])
  if (rows.length === 0) await requireBranch(ctx, branchCode)
  return toCartView(ctx, branchCode, rows)
}

/** The customer's carts that have lines, by branch. */
export async function viewCarts(ctx: CustomerCtx): Promise<CartView[]> {
  const byBranch = Map.groupBy(await listLines(ctx), (row) => row.branchCode)
  return [...byBranch].map(([branchCode, rows]) => toCartView(ctx, branchCode, rows))
}
