import { type RawBuilder, sql } from 'kysely'

/**
 * The stars of all reviews of a product, in tenths of a star, as an SQL expression. An average to one decimal is too coarse
 * to be added to those of other products, so the reviews themselves are added. A price list may state an average and a
 * count without reviews: then these count.
 */
export const ratingTenths = (product: string): RawBuilder<number> => {
  const of = (column: string) => sql.ref(`${product}.${column}`)
  return sql`(case when ${of('reviews_count')} = 0 then 0 else coalesce(
    (select sum(rv.rating) * 10 from reviews rv where rv.product_code = ${of('code')} having count(*) = ${of('reviews_count')}),
    ${of('rating_average')} * 10 * ${of('reviews_count')}) end)::float8`
}
