import { refuse } from '#contract/refusals.ts'
import { type ProductAtBranch, listProductsAtBranch } from '#server/modules/catalogue-index/products-at-branch.ts'
import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { listProductsOf, selectOrderLinesAt } from './order-products-repository.ts'
import { type OrderDetailRow, findOrder } from './repository.ts'

/** An order of the customer. Refuses somebody else's. */
export async function getOrder(ctx: CustomerCtx, id: number): Promise<OrderDetailRow> {
  return (await findOrder(ctx.db, ctx.actor.customerId, id, ctx.language)) ?? refuse('not-found')
}

/** The codes of the products of an order of the customer; none of somebody else's. */
export function listOrderedCodes(ctx: CustomerCtx, id: number): Promise<string[]> {
  return listProductsOf(ctx.db, ctx.actor.customerId, id)
}

/** The products with which an order can be repeated. */
export interface ReorderItems {
  branchCode: number
  products: { product: ProductAtBranch; quantity: number; note: string | null }[]
}

/**
 * The products of an order with today's prices and stock at a branch, by default the order's own. Products that are no
 * longer sold there are left out.
 */
export async function listOrderProducts(
  ctx: CustomerCtx,
  id: number,
  branchCode: number | undefined,
): Promise<ReorderItems> {
  const order = await getOrder(ctx, id)
  if (branchCode !== undefined) await requireBranch(ctx, branchCode)
  const at = branchCode ?? order.branchCode
  const found = await listProductsAtBranch<{ quantity: number; note: string | null }>(ctx, selectOrderLinesAt(id, at))
  return {
    branchCode: at,
    products: found.flatMap(({ product, context }) => (product?.isSold ? [{ product, ...context }] : [])),
  }
}
