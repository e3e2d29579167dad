import type * as contract from '#contract/cart.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import { toDecimal } from '#domain/money/money.ts'
import { firstPriceLevel } from '#domain/products/unit-price.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import { presentCard, presentPrices } from '#server/modules/products/present-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { CartView } from './cart-view.ts'
import type { CartLineRequest } from './cart-line-request.ts'

export function presentCart(
  ctx: Ctx,
  { branchCode, lines, totalCentavos, itemsCount, notices }: CartView,
): ReplyInputOf<typeof contract.getCart> {
  return {
    codplace: branchCode,
    products: lines.map((line) => ({
      product: { ...presentCard(ctx, line.product), prices: ownPrices(ctx, line.product) },
      cod_articulo: line.product.code,
      quantity: line.quantity,
      price: line.unitPriceCentavos ? toDecimal(line.unitPriceCentavos) : null,
      total_amount: toDecimal(line.amountCentavos),
      note: line.note,
    })),
    total_amount: toDecimal(totalCentavos),
    total_items_products: itemsCount,
    notices: notices.map(({ productCode, reason, quantity }) => ({ cod_articulo: productCode, reason, quantity })),
  }
}

/**
 * The prices by quantity of the caller's level, and those of level 1, which apply where the caller's level has none.
 * Nobody sees those of another level.
 */
function ownPrices(ctx: Ctx, { prices }: CartView['lines'][number]['product']) {
  const level = priceLevelOf(ctx.actor)
  return presentPrices(prices.filter((row) => row.level === level || row.level === firstPriceLevel))
}

export function toCartLineRequest(line: {
  cod_articulo: string
  quantity: number
  note?: string | undefined
}): CartLineRequest {
  return { productCode: line.cod_articulo, quantity: line.quantity, note: line.note }
}
