import { type RawBuilder, sql } from 'kysely'
import { atOpenBranch } from './at-open-branch.ts'

/** The free units in a row of stock, as an expression: those on hand that nobody has reserved. `stock` is its alias. */
export const freeStock = (stock: string): RawBuilder<number> =>
  sql`(${sql.ref(`${stock}.on_hand`)} - ${sql.ref(`${stock}.reserved`)})`

/** The free units of a product at all open branches, as an expression; `code` is the column of the product's code. */
export const freeStockEverywhere = (code: string): RawBuilder<number> => sql`
  (select coalesce(sum(${freeStock('all_stock')}), 0)::int from stock all_stock
    where all_stock.product_code = ${sql.ref(code)} and ${atOpenBranch('all_stock')})`
