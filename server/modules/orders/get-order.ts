import { sql } from 'kysely'
import { refuse } from '#contract/refusals.ts'
import { type ProductAtBranch, listProductsAtBranch } from '#server/modules/catalogue-index/products-at-branch.ts'
import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type OrderDetailRow, findOrder } from './repository.ts'

/** An order of the customer. Refuses what is not theirs. */
export async function getOrder(ctx: CustomerCtx, id: number): Promise<OrderDetailRow> {
  return (await findOrder(ctx.db, ctx.actor.customerId, id, ctx.language)) ?? refuse('not-found')
}

export interface ProductsToBuyAgain {
  branchCode: number
  products: { product: ProductAtBranch; quantity: number; note: string | null }[]
}

/**
 * What an order held, with today's price and stock at a branch, the order's own where none is named. What is no longer
 * sold is left out.
 */
export async function listOrderProducts(
  ctx: CustomerCtx,
  id: number,
  branchCode: number | undefined,
): Promise<ProductsToBuyAgain> {
  const order = await getOrder(ctx, id)
  if (branchCode !== undefined) await requireBranch(ctx, branchCode)
  const at = branchCode ?? order.branchCode
  const found = await listProductsAtBranch<{ quantity: number; note: string | null }>(
    ctx,
    sql`
    select ${at}::int as branch_code, ol.product_code, 0 as place, json_build_object('quantity', ol.quantity, 'note', ol.note) as context
    from order_lines ol where ol.order_id = ${id}`,
  )
  return {
    branchCode: at,
    products: found.flatMap(({ product, context }) => (product?.isSold ? [{ product, ...context }] : [])),
  }
}
