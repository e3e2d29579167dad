import { refuse, refuseIf } from '#contract/refusals.ts'
import { refusalToSetLine, setLine } from '#domain/cart/cart.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { type CartView, availableQuantity } from './cart-view.ts'
import { isNearlyFull, lockAndReload } from './full-cart.ts'
import { type CartLineRequest, toCartLine } from './cart-line-request.ts'
import { type CartRow, listLinesWith } from './repository.ts'
import { cartLinesOf, storeCartChange } from './store-cart-change.ts'

/**
 * Sets one product of the customer's cart: a quantity above the free stock is clamped with a notice, 0 removes the
 * line. Refuses an unknown product or branch, a product without price or stock, and a line too many (CART-8, CART-10).
 *
 * It reads with one statement and writes with one, without a transaction; only a cart that is nearly full needs one, to
 * hold its lock.
 */
export async function setCartLine(ctx: CustomerCtx, branchCode: number, request: CartLineRequest): Promise<CartView> {
  const codes = [request.productCode]
  const rows = await listLinesWith(ctx, branchCode, codes)
  if (!isNearlyFull(rows)) return setIn(ctx, branchCode, request, rows)
  return inTransaction(ctx, async (inside) =>
    setIn(inside, branchCode, request, await lockAndReload(inside, branchCode, codes)),
  )
}

async function setIn(
  ctx: CustomerCtx,
  branchCode: number,
  request: CartLineRequest,
  rows: readonly CartRow[],
): Promise<CartView> {
  const { productCode } = request
  const row = rows.find((each) => each.productCode === productCode)
  if (!row?.product || !row.hasBranch || (request.quantity > 0 && !row.product.isSold)) refuse('not-found')
  const before = cartLinesOf(rows)
  refuseIf(refusalToSetLine(before, toCartLine(request)))
  const { quantity, notice } = availableQuantity(ctx, row.product, request.quantity)
  if (notice === 'out-of-stock') refuse('product-out-of-stock', { productCode, available: 0 })
  if (notice === 'no-price') refuse('product-without-price', { productCode })
  return storeCartChange(ctx, {
    branchCode,
    rows,
    before,
    after: setLine(before, toCartLine({ ...request, quantity })),
    notices: notice ? [{ productCode, reason: notice, quantity }] : [],
    mode: 'set',
  })
}
