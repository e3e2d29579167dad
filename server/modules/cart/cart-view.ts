import { type PricedLine, priceCart } from '#domain/cart/cart.ts'
import { type ClampedQuantity, clampQuantity } from '#domain/cart/quantity.ts'
import type { Centavos } from '#domain/money/money.ts'
import type { ProductAtBranch } from '#server/modules/catalogue-index/products-at-branch.ts'
import { unitPriceFor } from '#server/modules/products/sellable-products.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CartRow } from './repository.ts'

/** That the branch cannot give a line as requested; `quantity` is what it can give. */
export interface CartNotice {
  productCode: string
  reason: 'clamped' | 'out-of-stock' | 'no-price' | 'cart-full'
  quantity: number
}

export interface CartViewLine {
  product: ProductAtBranch
  quantity: number
  note: string | null
  unitPriceCentavos: Centavos | undefined
  /** Whether any of it can be ordered now. */
  isOrderable: boolean
}

/** The cart of a branch at today's prices. */
export interface CartView {
  branchCode: number
  lines: PricedLine<CartViewLine>[]
  totalCentavos: Centavos
  itemsCount: number
  notices: CartNotice[]
}

/**
 * The products of a cart with their prices. A line that the branch cannot give in full gets a notice and stays as it
 * is, since reading changes nothing; a line of which nothing can be ordered is not in the total. `changeNotices` are
 * those of a change that was just made: each stands in for the notice of reading the same line.
 */
export function toCartView(
  ctx: Ctx,
  branchCode: number,
  rows: readonly CartRow[],
  changeNotices: readonly CartNotice[] = [],
): CartView {
  const lines = rows.flatMap(({ product, context: { quantity, note } }): CartViewLine[] => {
    if (!product || quantity <= 0) return []
    const isOrderable = availableQuantity(ctx, product, quantity).quantity > 0
    return [{ product, quantity, note, unitPriceCentavos: unitPriceFor(ctx, product, quantity), isOrderable }]
  })
  const { lines: priced, totalCentavos, itemsCount } = priceCart(lines)
  const changed = new Set(changeNotices.map(({ productCode }) => productCode))
  const readNotices = lines.flatMap((line) => noticeOf(ctx, line.product, line.quantity))
  const notices = [...changeNotices, ...readNotices.filter(({ productCode }) => !changed.has(productCode))]
  return { branchCode, lines: priced, totalCentavos, itemsCount, notices }
}

/** The quantity that a branch can give of a requested one, with the reason where they differ (CART-9, CART-10). */
export function availableQuantity(ctx: Ctx, product: ProductAtBranch, requested: number): ClampedQuantity {
  const possible = Math.max(1, Math.min(requested, product.free))
  return clampQuantity({
    requested,
    stock: product.isSold ? product.free : 0,
    priceCentavos: unitPriceFor(ctx, product, possible),
  })
}

function noticeOf(ctx: Ctx, product: ProductAtBranch, requested: number): CartNotice[] {
  const { quantity, notice } = availableQuantity(ctx, product, requested)
  return notice ? [{ productCode: product.code, reason: notice, quantity }] : []
}
