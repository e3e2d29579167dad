import { type RawBuilder, sql } from 'kysely'

/**
 * Whether an order of the select `newest` has a line with all these terms. Names are compared without case and accents,
 * as the terms are (ORDER-18).
 */
export function hasLineWith(terms: string[]): RawBuilder<unknown> {
  const text = sql`translate(lower(concat_ws(' ', ol.name_en, ol.name_es, ol.product_code)), 'áéíóúüñ', 'aeiouun')`
  const matches = terms.map((term) => sql`${text} like ${`%${term}%`}`)
  const all = matches.length > 0 ? sql.join(matches, sql` and `) : sql`false`
  return sql`exists (select from order_lines ol where ol.order_id = newest.id and ${all})`
}
