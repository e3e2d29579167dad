import { sql } from 'kysely'
import type { reviewSorts } from '#contract/reviews.ts'
import { pageBounds } from '#domain/products/listing.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import { sqlArray } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { reviewOrders } from './review-orders.ts'

export interface ReviewRow {
  id: string
  productCode: string
  author: string
  rating: number
  language: 'en' | 'es'
  title: string
  comment: string
  titleTranslated: string | null
  commentTranslated: string | null
  images: string[]
  isVerifiedBuyer: boolean
  votes: number
  createdAt: Date
}

export interface ReviewsRequest {
  page: number
  limit: number
  sort: (typeof reviewSorts)[number]
  q: string | undefined
}

/**
 * A page of the reviews of some products, and how many there are in all. Each product gives as many as the page and those
 * before it have, in the order of an index, so that the cost is bounded by the page and not by the reviews.
 */
export async function listReviews(
  db: Database,
  productCodes: readonly string[],
  request: ReviewsRequest,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { offset, limit } = pageBounds(request.page, request.limit)
  const codes = sqlArray(productCodes, 'text')
  const found = sql.join(
    [sql`true`, ...queryWords(request.q ?? '').map((word) => sql`rv.search_text like ${`%${word}%`}`)],
    sql` and `,
  )
  const order = reviewOrders[request.sort]
  const { rows } = await sql<{ total: number; id: string | null } & Omit<ReviewRow, 'id'>>`
    select counted.total, page.*
    from (select count(*)::int as total from reviews rv where rv.product_code = any(${codes}) and ${found}) counted
    left join lateral (
      select rv.id, rv.product_code as "productCode", rv.author, rv.rating, rv.language, rv.title, rv.comment,
        rv.title_translated as "titleTranslated", rv.comment_translated as "commentTranslated", rv.images,
        rv.is_verified_buyer as "isVerifiedBuyer", rv.votes, rv.created_at as "createdAt"
      from unnest(${codes}) product (code) cross join lateral (
        select * from reviews rv where rv.product_code = product.code and ${found} order by ${order} limit ${offset + limit}
      ) rv
      order by ${order} limit ${limit} offset ${offset}
    ) page on true`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, id, ...rest }) => (id === null ? [] : [{ id, ...rest }])),
  }
}

/** How many reviews some products have with each number of stars; numbers without a review are left out. */
export async function countStars(
  db: Database,
  productCodes: readonly string[],
): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from reviews
    where product_code = any(${sqlArray(productCodes, 'text')}) group by rating`.execute(db)
  return rows
}
