import { type RawBuilder, sql } from 'kysely'
import type { reviewSorts } from '#contract/reviews.ts'
import { pageBounds } from '#domain/products/listing.ts'
import { queryWords } from '#domain/search/fold-text.ts'
import type { Database } from '#server/platform/database/database.ts'

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

const orders: Record<ReviewsRequest['sort'], RawBuilder<unknown>> = {
  popular: sql`votes desc, created_at desc, id`,
  recent: sql`created_at desc, id`,
  oldest: sql`created_at, id`,
  highest: sql`rating desc, created_at desc, id`,
  lowest: sql`rating, created_at desc, id`,
}

/** A page of a product's reviews, and how many there are in all. */
export async function listReviews(
  db: Database,
  productCode: string,
  request: ReviewsRequest,
): Promise<{ rows: ReviewRow[]; total: number }> {
  const { offset, limit } = pageBounds(request.page, request.limit)
  const where = sql.join(
    [
      sql`product_code = ${productCode}`,
      ...queryWords(request.q ?? '').map((word) => sql`search_text like ${`%${word}%`}`),
    ],
    sql` and `,
  )
  const { rows } = await sql<{ total: number; id: string | null } & Omit<ReviewRow, 'id'>>`
    select counted.total, page.* from (select count(*)::int as total from reviews where ${where}) counted
    left join lateral (
      select id, product_code as "productCode", author, rating, language, title, comment, title_translated as "titleTranslated",
        comment_translated as "commentTranslated", images, is_verified_buyer as "isVerifiedBuyer", votes, created_at as "createdAt"
      from reviews where ${where}
      order by ${orders[request.sort]} limit ${limit} offset ${offset}
    ) page on true`.execute(db)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, id, ...rest }) => (id === null ? [] : [{ id, ...rest }])),
  }
}

/** How many reviews a product has with each number of stars; numbers without a review are left out. */
export async function countStars(db: Database, productCode: string): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*)::int as count from reviews where product_code = ${productCode} group by rating`.execute(db)
  return rows
}
