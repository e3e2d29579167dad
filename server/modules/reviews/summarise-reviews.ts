import { type Ratings, summariseRatings } from '#domain/reviews/ratings.ts'
import { getProductCode } from '#server/modules/products/get-product-code.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countStars } from './repository.ts'

/**
 * The average rating of a product, and how many reviews it has with each number of stars. Refuses a product that does not
 * exist or is hidden.
 */
export async function summariseReviews(ctx: Ctx, key: string): Promise<Ratings> {
  return summariseRatings(await countStars(ctx.db, await getProductCode(ctx, key)))
}
