import * as z from 'zod/mini'
import { productCode, instant, text, wholeNumber } from './fields.ts'
import { productKey } from './products.ts'
import { query } from './endpoint.ts'

/** Reviews and questions per page. */
const entriesPerPage = 5

/** A text by a customer, in the caller's language when there is a translation. */
export const writing = {
  author: z.string(),
  /** The language of the returned text. */
  language: z.enum(['en', 'es']),
  /** True when a customer wrote it in the other language; the store writes in both. */
  is_translated: z.boolean(),
  created_at: instant,
}

export const entryPage = {
  page: z._default(wholeNumber(1, 2_000), 1),
  limit: z._default(wholeNumber(1, 20), entriesPerPage),
  q: z.optional(text(0, 120)),
}

/** The page of a list that a response has, and the size of the list. */
export const pagination = { total: z.number(), page: z.number(), pages: z.number(), limit: z.number() }

export const reviewSorts = ['popular', 'recent', 'oldest', 'highest', 'lowest'] as const

/** A review. */
export const review = z.object({
  id: z.string(),
  cod_articulo: z.string(),
  /**
   * Which other colour or storage of the requested product it is about (REVIEW-11): its name, and what it states of these,
   * of cables their length. Null for a review of the requested product itself.
   */
  reviewed_product: z.nullable(
    z.object({
      description: z.string(),
      color: z.nullable(z.string()),
      storage: z.nullable(z.string()),
      length: z.nullable(z.string()),
    }),
  ),
  rating: z.number(),
  title: z.string(),
  comment: z.string(),
  images: z.array(z.object({ picture_url: z.string() })),
  verified_buyer: z.boolean(),
  /** The number of customers who found it helpful. */
  votes: z.number(),
  ...writing,
})

export const listReviews = query('catalog', 'GET products/reviews/{id}', {
  summary:
    'List the reviews of a product and its other colours and storages in pages; the product by its _id or codarticulo',
  input: z.object({ id: productKey, order_by: z._default(z.enum(reviewSorts), 'popular'), ...entryPage }),
  reply: z.object({ docs: z.array(review), ...pagination }),
})

export const getReviewSummary = query('catalog', 'GET products/reviews/{code}/summary', {
  summary:
    'Get the average rating of a product with its other colours and storages, and the number of reviews per star count',
  input: z.object({ code: productCode }),
  reply: z.object({
    avgRating: z.number(),
    total_reviews: z.number(),
    /** From five stars to one. */
    stars: z.array(z.object({ rating: z.number(), count: z.number() })),
  }),
})
