import { type ReviewedProducts, findReviewedProducts } from '#server/modules/catalogue-index/find-reviewed-products.ts'
import { getProductCode } from '#server/modules/products/get-product-code.ts'
import { type ReviewsRequest, listReviews } from '#server/modules/reviews/list-reviews.ts'
import { summariseReviews } from '#server/modules/reviews/summarise-reviews.ts'
import type { Ctx } from '#server/platform/context.ts'

export type ProductReviews = Awaited<ReturnType<typeof listReviews>> & { reviewed: ReviewedProducts }

/**
 * A page of the reviews of a product, by its _id or code, and of its other colours and storages. Refuses a product that
 * does not exist or is hidden.
 */
export async function listProductReviews(ctx: Ctx, key: string, request: ReviewsRequest): Promise<ProductReviews> {
  const reviewed = await findReviewedProducts(ctx, await getProductCode(ctx, key))
  return { ...(await listReviews(ctx, reviewed.codes, request)), reviewed }
}

/**
 * The average rating of a product with its other colours and storages, and how many reviews there are with each number of
 * stars. Refuses a product that does not exist or is hidden.
 */
export async function summariseProductReviews(ctx: Ctx, key: string) {
  const { codes } = await findReviewedProducts(ctx, await getProductCode(ctx, key))
  return summariseReviews(ctx, codes)
}
