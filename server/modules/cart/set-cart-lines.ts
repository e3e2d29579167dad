import { refuse } from '#contract/refusals.ts'
import { type CartLine, mergeCarts, refusalToSetLine, setLine } from '#domain/cart/cart.ts'
import type { CustomerCtx } from '#server/platform/context.ts'
import { type CartNotice, type CartView, availableQuantity } from './cart-view.ts'
import { isNearlyFull, lockAndReload } from './full-cart.ts'
import { type CartLineRequest, toCartLine } from './cart-line-request.ts'
import { type CartRow, listLinesWith } from './repository.ts'
import { cartLinesOf, storeCartChange } from './store-cart-change.ts'

/**
 * Sets several products of the customer's cart, or merges a guest's cart into it: a merge takes the larger quantity of
 * both, so merging twice gives the same as once (`mergeCarts` in domain/cart). A line that cannot be set becomes a
 * notice and never stops the others. Refuses an unknown branch.
 */
export async function setCartLines(
  ctx: CustomerCtx,
  branchCode: number,
  requests: readonly CartLineRequest[],
  mode: 'merge' | 'set',
): Promise<CartView> {
  const codes = [...new Set(requests.map((line) => line.productCode))]
  const unlocked = await listLinesWith(ctx, branchCode, codes)
  const rows = isNearlyFull(unlocked) ? await lockAndReload(ctx, branchCode, codes) : unlocked
  if (!rows.every((row) => row.hasBranch)) refuse('not-found')
  const rowOf = new Map(rows.map((row) => [row.productCode, row]))
  const before = cartLinesOf(rows)
  const notices = new Map<string, CartNotice>()
  const after = requests.reduce<CartLine[]>((lines, request) => {
    const outcome = applyRequest(ctx, lines, { request, row: rowOf.get(request.productCode), mode })
    if (outcome.notice) notices.set(request.productCode, outcome.notice)
    return outcome.lines
  }, before)
  return storeCartChange(ctx, { branchCode, rows, before, after, notices: [...notices.values()], mode })
}

interface LineToApply {
  request: CartLineRequest
  row: CartRow | undefined
  mode: 'merge' | 'set'
}

/** The lines of a cart after one request, with a notice where it could not be met in full. */
function applyRequest(
  ctx: CustomerCtx,
  lines: CartLine[],
  { request, row, mode }: LineToApply,
): { lines: CartLine[]; notice?: CartNotice } {
  const { productCode } = request
  if (request.quantity === 0) return { lines: mode === 'set' ? setLine(lines, toCartLine(request)) : lines }
  if (!row?.product?.isSold) return { lines, notice: { productCode, reason: 'out-of-stock', quantity: 0 } }
  if (refusalToSetLine(lines, toCartLine(request)))
    return { lines, notice: { productCode, reason: 'cart-full', quantity: 0 } }
  const { quantity, notice: reason } = availableQuantity(ctx, row.product, request.quantity)
  const notice = reason && { notice: { productCode, reason, quantity } }
  if (quantity === 0) return { lines, ...notice }
  const line = toCartLine({ ...request, quantity })
  return { lines: mode === 'set' ? setLine(lines, line) : mergeCarts(lines, [line]), ...notice }
}
