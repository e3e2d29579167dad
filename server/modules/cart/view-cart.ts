import { type PricedLine, priceCart } from '#domain/cart/cart.ts'
import { clampQuantity } from '#domain/cart/quantity.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProductAtBranch } from '#server/modules/catalogue-index/products-at-branch.ts'
import { unitPriceFor } from '#server/modules/products/sellable-products.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { requireBranch } from '#server/modules/branches/require-branch.ts'
import { type CartRow, listGuestGoods, listLines, listLinesAnd } from './repository.ts'

export interface Notice {
  productCode: string
  reason: 'clamped' | 'out-of-stock' | 'no-price' | 'cart-full'
  quantity: number
}

export interface ViewedLine {
  product: ProductAtBranch
  quantity: number
  note: string | null
  unitPriceCentavos: Centavos | undefined
  /** Whether any of it can be ordered now. */
  isOrderable: boolean
}

export interface ViewedCart {
  branchCode: number
  lines: PricedLine<ViewedLine>[]
  totalCentavos: Centavos
  itemsCount: number
  notices: Notice[]
}

/** The customer's cart of a branch at today's prices. Refuses a branch that the store does not have. */
export async function viewCart(ctx: CustomerCtx, branchCode: number): Promise<ViewedCart> {
  const rows = await listLinesAnd(ctx, branchCode, [])
  if (rows.length === 0) await requireBranch(ctx, branchCode)
  return cartOf(ctx, branchCode, rows)
}

/** The customer's carts that have lines, by branch. */
export async function viewCarts(ctx: CustomerCtx): Promise<ViewedCart[]> {
  const byBranch = Map.groupBy(await listLines(ctx), (row) => row.branchCode)
  return [...byBranch].map(([branchCode, rows]) => cartOf(ctx, branchCode, rows))
}

/**
 * The products of a cart with their prices. A line that the branch cannot give in full is told of in a notice and left
 * as it is: reading changes nothing. One of which nothing can be ordered is not in the total. What a change has to tell
 * goes before what reading tells about the same line.
 */
export function cartOf(
  ctx: Ctx,
  branchCode: number,
  rows: readonly CartRow[],
  told: readonly Notice[] = [],
): ViewedCart {
  const lines = rows.flatMap(({ product, context: { quantity, note } }): ViewedLine[] => {
    if (!product || quantity <= 0) return []
    const isOrderable = settle(ctx, product, quantity).quantity > 0
    return [{ product, quantity, note, unitPriceCentavos: unitPriceFor(ctx, product, quantity), isOrderable }]
  })
  const { lines: priced, totalCentavos, itemsCount } = priceCart(lines)
  const seen = lines.flatMap((line) => noticeOf(ctx, line.product, line.quantity))
  const notices = [...told, ...seen.filter((notice) => !told.some((other) => other.productCode === notice.productCode))]
  return { branchCode, lines: priced, totalCentavos, itemsCount, notices }
}

/** The quantity that a branch can give of what is wished, with the reason where it is another (CART-9, CART-10). */
export function settle(ctx: Ctx, product: ProductAtBranch, wanted: number) {
  const possible = Math.max(1, Math.min(wanted, product.free))
  return clampQuantity({
    requested: wanted,
    stock: product.isSold ? product.free : 0,
    priceCentavos: unitPriceFor(ctx, product, possible),
  })
}

function noticeOf(ctx: Ctx, product: ProductAtBranch, wanted: number): Notice[] {
  const { quantity, notice } = settle(ctx, product, wanted)
  return notice ? [{ productCode: product.code, reason: notice, quantity }] : []
}

export interface WishedLine {
  productCode: string
  quantity: number
  note: string | undefined
}

/** What a guest's lines come to at a branch; nothing is stored. Lines that cannot be had are left out and told of. */
export async function priceGuestCart(ctx: Ctx, branchCode: number, wished: readonly WishedLine[]): Promise<ViewedCart> {
  await requireBranch(ctx, branchCode)
  const last = new Map(wished.map((line) => [line.productCode, line]))
  const notices: Notice[] = []
  const rows = (await listGuestGoods(ctx, branchCode, [...last.keys()])).map((row) => {
    const line = last.get(row.productCode)
    const { quantity, notice } = row.product?.isSold
      ? settle(ctx, row.product, line?.quantity ?? 0)
      : { quantity: 0, notice: 'out-of-stock' as const }
    if (notice) notices.push({ productCode: row.productCode, reason: notice, quantity })
    return { ...row, context: { ...row.context, quantity, note: line?.note || null } }
  })
  return cartOf(ctx, branchCode, rows, notices)
}
