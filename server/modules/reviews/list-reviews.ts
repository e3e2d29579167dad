import type { Ctx } from '#server/platform/context.ts'
import * as repository from './repository.ts'

export type { ReviewRow, ReviewsRequest } from './repository.ts'

/** A page of the reviews of some products, by their codes, and how many there are in all. */
export async function listReviews(ctx: Ctx, productCodes: readonly string[], request: repository.ReviewsRequest) {
  return repository.listReviews(ctx.db, productCodes, request)
}
