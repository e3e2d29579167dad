import { requireBranch } from '#server/modules/branches/require-branch.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type CartNotice, type CartView, availableQuantity, toCartView } from './cart-view.ts'
import type { CartLineRequest } from './cart-line-request.ts'
import { listGuestProducts } from './repository.ts'

/**
 * The price of a guest's cart at a branch, of which the store writes nothing. Lines that cannot be ordered are left out
 * and get a notice; of a product that is named twice the later line counts. Refuses a branch that the store does not
 * have.
 */
export async function priceGuestCart(
  ctx: Ctx,
  branchCode: number,
  requests: readonly CartLineRequest[],
): Promise<CartView> {
  await requireBranch(ctx, branchCode)
  const last = new Map(requests.map((line) => [line.productCode, line]))
  const notices: CartNotice[] = []
  const rows = (await listGuestProducts(ctx, branchCode, [...last.keys()])).map((row) => {
    const line = last.get(row.productCode)
    const { quantity, notice } = row.product?.isSold
      ? availableQuantity(ctx, row.product, line?.quantity ?? 0)
      : { quantity: 0, notice: 'out-of-stock' as const }
    if (notice) notices.push({ productCode: row.productCode, reason: notice, quantity })
    return { ...row, context: { ...row.context, quantity, note: line?.note || null } }
  })
  return toCartView(ctx, branchCode, rows, notices)
}
