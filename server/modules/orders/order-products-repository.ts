import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** The codes of the products of an order of this customer; none of another's. */
export const listProductsOf = (db: Database, customerId: string, id: number): Promise<string[]> =>
  listProducts(db, sql`o.customer_id = ${customerId} and o.id = ${id}`)

/** The codes of the products of an order of any customer. */
export const listProductsOfAny = (db: Database, id: number): Promise<string[]> => listProducts(db, sql`o.id = ${id}`)

async function listProducts(db: Database, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct ol.product_code as code from orders o join order_lines ol on ol.order_id = o.id
    where ${which}`.execute(db)
  return rows.map(({ code }) => code)
}

/** A selection for the products module: the lines of an order at a branch, with their quantities and notes. */
export function selectOrderLinesAt(orderId: number, branchCode: number): RawBuilder<unknown> {
  return sql`
    select ${branchCode}::int as branch_code, ol.product_code, coalesce(ol.position, 0) as place,
      json_build_object('quantity', ol.quantity, 'note', ol.note) as context
    from order_lines ol where ol.order_id = ${orderId}`
}
