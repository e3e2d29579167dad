import * as contract from '#contract/products.ts'
import { getReviewSummary, listReviews } from '#contract/reviews.ts'
import { allowAnyone } from '#server/platform/guards.ts'
import { route } from '#server/platform/route.ts'
import { getProduct } from './get-product.ts'
import { listProductReviews, summariseProductReviews } from './list-product-reviews.ts'
import { presentDetail } from './present.ts'
import { presentReviews, presentSummary } from './present-reviews.ts'

const isPublic = { isPublic: true }

export const productPageRoutes = [
  route(
    contract.getProductByCode,
    allowAnyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.code, input.codplace)) }),
    isPublic,
  ),
  route(
    contract.getProduct,
    allowAnyone,
    async (ctx, input) => ({ product: presentDetail(ctx, await getProduct(ctx, input.id, input.codplace)) }),
    isPublic,
  ),
  route(
    listReviews,
    allowAnyone,
    async (ctx, { id, order_by: sort, q, page, limit }) => {
      const request = { sort, q, page, limit }
      return presentReviews(ctx, await listProductReviews(ctx, id, request), request)
    },
    isPublic,
  ),
  route(
    getReviewSummary,
    allowAnyone,
    async (ctx, { code }) => presentSummary(await summariseProductReviews(ctx, code)),
    isPublic,
  ),
]
