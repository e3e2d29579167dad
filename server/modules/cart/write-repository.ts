import { sql } from 'kysely'
import { sqlArray, sqlColumn } from '#server/platform/database/arrays.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A row of `cart_lines`. */
export interface StoredLine {
  customerId: string
  branchCode: number
  productCode: string
  quantity: number
  note: string | null
  addedAt: Date
}

/**
 * Writes one line of a cart; a line that exists keeps its place. One statement writes the lines that several customers
 * set at this moment.
 */
export async function upsertLine(db: Database, line: StoredLine): Promise<void> {
  await writeLine(db, line)
}

const writeLine = createBatchLoader(upsertBatch)

/** Of a line that was set twice in one batch the later one counts, as if each had been written on its own. */
async function upsertBatch(db: Database, lines: readonly StoredLine[]): Promise<void[]> {
  const last = new Map(lines.map((line) => [`${line.customerId} ${line.branchCode} ${line.productCode}`, line]))
  await upsertLines(db, [...last.values()], 'set')
  return lines.map(() => undefined)
}

/**
 * Writes lines; lines that exist keep their place. A merge never lowers a quantity, even one that was raised since the
 * cart was read. Rows are always written in the same order, so that two batches with the same products queue instead of
 * deadlocking. Lines of an account that is being deleted are left out once it is.
 */
export async function upsertLines(db: Database, lines: readonly StoredLine[], mode: 'merge' | 'set'): Promise<void> {
  await sql`
    insert into cart_lines (customer_id, branch_code, product_code, quantity, note, added_at)
    select l.customer_id, l.branch_code, l.product_code, l.quantity, l.note, l.added_at + l.place * interval '1 microsecond'
    from unnest(${sqlColumn(lines, 'customerId', 'uuid')}, ${sqlColumn(lines, 'branchCode', 'int')}, ${sqlColumn(lines, 'productCode', 'text')},
      ${sqlColumn(lines, 'quantity', 'int')}, ${sqlColumn(lines, 'note', 'text')}, ${sqlColumn(lines, 'addedAt', 'timestamptz')})
      with ordinality as l (customer_id, branch_code, product_code, quantity, note, added_at, place)
    join (select id from customers where id = any(${sqlColumn(lines, 'customerId', 'uuid')}) and deleted_at is null for key share) c
      on c.id = l.customer_id
    order by l.customer_id, l.branch_code, l.product_code
    on conflict (customer_id, branch_code, product_code) do update
      set quantity = ${mode === 'merge' ? sql`greatest(cart_lines.quantity, excluded.quantity)` : sql`excluded.quantity`}, note = excluded.note`.execute(
    db,
  )
}

export async function deleteLines(
  db: Database,
  { customerId, branchCode, productCodes }: { customerId: string; branchCode: number; productCodes: readonly string[] },
): Promise<void> {
  await sql`
    delete from cart_lines
    where customer_id = ${customerId} and branch_code = ${branchCode} and product_code = any(${sqlArray(productCodes, 'text')})`.execute(
    db,
  )
}

export async function deleteCart(db: Database, customerId: string, branchCode: number): Promise<void> {
  await db
    .deleteFrom('cart_lines')
    .where('customer_id', '=', customerId)
    .where('branch_code', '=', branchCode)
    .execute()
}

/** Lets one request at a time add lines to this cart, until the transaction ends. */
export async function lockCart(db: Database, customerId: string, branchCode: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${branchCode} ${customerId}`}, 0))`.execute(db)
}

/** Units of a product that a customer bought at a branch. */
export interface BoughtLine {
  branchCode: number
  productCode: string
  quantity: number
}

/** Subtracts bought units from a customer's carts: a line with more units keeps the rest. */
export async function subtractLines(db: Database, customerId: string, lines: readonly BoughtLine[]): Promise<void> {
  await sql`
    with taken as (
      select * from unnest(${sqlColumn(lines, 'branchCode', 'int')}, ${sqlColumn(lines, 'productCode', 'text')},
        ${sqlColumn(lines, 'quantity', 'int')}) as t (branch_code, product_code, quantity)),
    emptied as (
      delete from cart_lines c using taken t
      where c.customer_id = ${customerId} and c.branch_code = t.branch_code and c.product_code = t.product_code and c.quantity <= t.quantity)
    update cart_lines c set quantity = c.quantity - t.quantity from taken t
    where c.customer_id = ${customerId} and c.branch_code = t.branch_code and c.product_code = t.product_code and c.quantity > t.quantity`.execute(
    db,
  )
}
