import { mediaPath } from '#contract/media.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/reviews.ts'
import { lastPage } from '#domain/products/listing.ts'
import type { Ratings } from '#domain/reviews/ratings.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ReviewRow, ReviewsRequest } from './repository.ts'

type Page = ReplyInputOf<typeof contract.listReviews>

export function presentReviews(
  ctx: Ctx,
  { rows, total }: { rows: ReviewRow[]; total: number },
  { page, limit }: ReviewsRequest,
): Page {
  return { docs: rows.map((row) => presentReview(ctx, row)), total, page, pages: lastPage(total, limit), limit }
}

function presentReview({ language }: Ctx, row: ReviewRow): Page['docs'][number] {
  const isTranslated = row.language !== language && row.commentTranslated !== null
  return {
    id: row.id,
    cod_articulo: row.productCode,
    rating: row.rating,
    title: (isTranslated && row.titleTranslated) || row.title,
    comment: (isTranslated && row.commentTranslated) || row.comment,
    images: row.images.map((image) => ({ picture_url: mediaPath(image) })),
    verified_buyer: row.isVerifiedBuyer,
    votes: row.votes,
    author: row.author,
    language: isTranslated ? language : row.language,
    is_translated: isTranslated,
    created_at: row.createdAt.toISOString(),
  }
}

export function presentSummary({ average, count, stars }: Ratings): ReplyInputOf<typeof contract.getReviewSummary> {
  return { avgRating: average, total_reviews: count, stars }
}
