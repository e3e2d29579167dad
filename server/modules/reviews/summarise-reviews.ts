import { type Ratings, summariseRatings } from '#domain/reviews/ratings.ts'
import type { Ctx } from '#server/platform/context.ts'
import { countStars } from './repository.ts'

/** The average rating of some products together, by their codes, and how many reviews they have with each number of stars. */
export async function summariseReviews(ctx: Ctx, productCodes: readonly string[]): Promise<Ratings> {
  return summariseRatings(await countStars(ctx.db, productCodes))
}
