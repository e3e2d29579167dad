import { type RawBuilder, sql } from 'kysely'

/**
 * That a row of stock, by its name in the statement, lies at an open branch: what lies at a closed one is not for sale.
 * The closed ones are looked up once for a statement.
 */
export function atOpenBranch(stock: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${stock}.branch_code`)} <> all (array(select code from branches where not active))`
}
