import { refuse } from '#contract/refusals.ts'
import { unitPriceCentavos } from '#domain/products/unit-price.ts'
import { findReviewedProducts } from '#server/modules/catalogue-index/find-reviewed-products.ts'
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
  const found =
    // Nearly every key is a code as it is stored; only an _id or another spelling costs a second look.
    (await findByCode(ctx, key, branchCode)) ??
    (await findByCode(ctx, await getProductCode(ctx, key), branchCode)) ??
    refuse('not-found')
  const { prices } = found
  const level = priceLevelOf(ctx.actor)
  const priceCentavos = unitPriceCentavos({ prices, level, quantity: 1, now: ctx.now }) ?? null
  return { ...found, priceCentavos }
}

/** The rating is that of all products whose reviews are shown with it, as lists show it. */
async function findByCode(ctx: Ctx, code: string, branchCode: number) {
  const { codes, products } = await findReviewedProducts(ctx, code)
  const found = await findProductDetail(ctx.db, code, {
    branchCode,
    priceLevel: priceLevelOf(ctx.actor),
    language: ctx.language,
    reviewedCodes: codes,
  })
  const rated = products.get(code)
  return found && rated ? { ...found, reviewsCount: rated.reviewsCount, ratingAverage: rated.ratingAverage } : found
}
