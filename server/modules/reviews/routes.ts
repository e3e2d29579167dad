import * as contract from '#contract/reviews.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { listReviews } from './list-reviews.ts'
import { presentReviews, presentSummary } from './present.ts'
import { summariseReviews } from './summarise-reviews.ts'

const isPublic = { isPublic: true }

export const reviewRoutes = [
  route(
    contract.listReviews,
    allowAnyone,
    async (ctx, { id, order_by: sort, q, page, limit }) => {
      const request = { sort, q, page, limit }
      return presentReviews(ctx, await listReviews(ctx, id, request), request)
    },
    isPublic,
  ),
  route(
    contract.getReviewSummary,
    allowAnyone,
    async (ctx, { code }) => presentSummary(await summariseReviews(ctx, code)),
    isPublic,
  ),
]
