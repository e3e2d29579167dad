import { getProductCode } from '#server/modules/products/get-product-code.ts'
import type { Ctx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

/**
 * A page of a product's reviews, by its _id or code. Refuses a product that does not exist or is hidden.
 */
export async function listReviews(ctx: Ctx, key: string, request: repository.ReviewsRequest) {
  return repository.listReviews(ctx.db, await getProductCode(ctx, key), request)
}
