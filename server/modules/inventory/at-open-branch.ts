import { type RawBuilder, sql } from 'kysely'

/**
 * The SQL condition that a row of stock lies at an open branch; `stock` is the row's alias in the statement. The stock
 * of a closed branch is not for sale. PostgreSQL reads the closed branches once per statement.
 */
export function atOpenBranch(stock: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${stock}.branch_code`)} <> all (array(select code from branches where not active))`
}
