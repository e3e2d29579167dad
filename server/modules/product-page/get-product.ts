import { refuse } from '#contract/refusals.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import { getProductCode } from '#server/modules/products/get-product-code.ts'
import { priceLevelOf } from '#server/modules/products/price-level.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ProductDetail } from './product-detail.ts'
import { findProductDetail } from './repository.ts'

/**
 * A product by its _id or its code, in whatever case, with its stock at a branch and everywhere. Refuses a product that
 * does not exist or is hidden.
 */
export async function getProduct(ctx: Ctx, key: string, branchCode: number): Promise<ProductDetail> {
  const view = { branchCode, priceLevel: priceLevelOf(ctx.actor), language: ctx.language }
  const found =
    (await findProductDetail(ctx.db, key, view)) ??
    // Nearly every key is written as it is stored; only another spelling costs a second look.
    (await findProductDetail(ctx.db, await getProductCode(ctx, key), view)) ??
    refuse('not-found')
  const { prices } = found
  const priceCentavos = unitPriceCentavos({ prices, level: view.priceLevel, quantity: 1, now: ctx.now }) ?? null
  return { ...found, priceCentavos }
}
