import { mediaPath } from '#contract/media.ts'
import type { ReplyInputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/reviews.ts'
import { lastPage } from '#domain/products/listing.ts'
import type { Ratings } from '#domain/reviews/ratings.ts'
import { shownColour } from '#domain/products/colours.ts'
import type { ReviewRow, ReviewsRequest } from '#server/modules/reviews/list-reviews.ts'
import type { ReviewedProducts } from '#server/modules/catalogue-index/find-reviewed-products.ts'
import type { StaticCardFields } from '#server/modules/products/product-card.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ProductReviews } from './list-product-reviews.ts'

type Page = ReplyInputOf<typeof contract.listReviews>

export function presentReviews(
  ctx: Ctx,
  { rows, total, reviewed }: ProductReviews,
  { page, limit }: ReviewsRequest,
): Page {
  const docs = rows.map((row) => presentReview(ctx, row, reviewed))
  return { docs, total, page, pages: lastPage(total, limit), limit }
}

function presentReview(ctx: Ctx, row: ReviewRow, reviewed: ReviewedProducts): Page['docs'][number] {
  const { language } = ctx
  const isTranslated = row.language !== language && row.commentTranslated !== null
  return {
    id: row.id,
    cod_articulo: row.productCode,
    reviewed_product: row.productCode === reviewed.code ? null : presentReviewed(ctx, row.productCode, reviewed),
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

function presentReviewed({ language }: Ctx, code: string, { products }: ReviewedProducts) {
  const { name, color, storage, length } = products.get(code) as StaticCardFields
  return { description: name, color: color && shownColour(color, language), storage, length }
}

export function presentSummary({ average, count, stars }: Ratings): ReplyInputOf<typeof contract.getReviewSummary> {
  return { avgRating: average, total_reviews: count, stars }
}
