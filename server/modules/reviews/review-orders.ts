import { type RawBuilder, sql } from 'kysely'
import type { reviewSorts } from '#contract/reviews.ts'

/** The order of reviews `rv` for each way to sort them, as SQL expressions (REVIEW-4). */
export const reviewOrders: Record<(typeof reviewSorts)[number], RawBuilder<unknown>> = {
  popular: sql`rv.votes desc, rv.created_at desc, rv.id`,
  recent: sql`rv.created_at desc, rv.id`,
  oldest: sql`rv.created_at, rv.id`,
  highest: sql`rv.rating desc, rv.created_at desc, rv.id`,
  lowest: sql`rv.rating, rv.created_at desc, rv.id`,
}
