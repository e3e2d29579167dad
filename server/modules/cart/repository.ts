import { type RawBuilder, sql } from 'kysely'
import {
  type ProductAtBranch,
  completeProducts,
  listProductsAtBranch,
} from '#server/modules/catalogue-index/products-at-branch.ts'
import type { LiveFields, LookupResult } from '#server/modules/products/sellable-product.ts'
import { findLiveFields } from '#server/modules/products/sellable-products.ts'
import { reservedForCustomer } from '#server/modules/inventory/reserved-for-customer.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import { sqlArray, sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createBatchLoader } from '#server/platform/database/batch-loader.ts'

/**
 * What a cart keeps of a product; quantity 0 is a product that is asked about and not in the cart. `reserved` is reserved for
 * this customer already.
 */
export interface Kept {
  quantity: number
  note: string | null
  reserved: number
}

export type CartRow = LookupResult<ProductAtBranch, Kept>

// Units that the customer has reserved already are free for that customer.
const reserved = (customerId: RawBuilder<unknown>) =>
  reservedForCustomer({ customerId, branchCode: sql`l.branch_code`, productCode: sql`l.product_code` })

/** The customer's lines of all branches, the first added first. */
export async function listLines(ctx: CustomerCtx): Promise<CartRow[]> {
  const customerId = sql`${ctx.actor.customerId}::uuid`
  const rows = await listProductsAtBranch<Kept>(
    ctx,
    sql`
    select l.branch_code, l.product_code, l.added_at as place,
      json_build_object('quantity', l.quantity, 'note', l.note, 'reserved', ${reserved(customerId)}) as context
    from cart_lines l where l.customer_id = ${customerId}`,
  )
  return rows.map(withOwnReserved)
}

/** One cart, and the products that are to be set in it. */
interface CartQuestion {
  customerId: string
  branchCode: number
  productCodes: readonly string[]
}

/**
 * The customer's lines of a branch, and the products that are to be set there; read together with the carts of others.
 */
export async function listLinesAnd(
  ctx: CustomerCtx,
  branchCode: number,
  productCodes: readonly string[],
): Promise<CartRow[]> {
  const { customerId } = ctx.actor
  const rows = await loadCart(ctx.db, { customerId, branchCode, productCodes })
  return (await completeProducts(ctx, rows)).map(withOwnReserved)
}

const loadCart = createBatchLoader(findCarts)

async function findCarts(
  db: Database,
  questions: readonly CartQuestion[],
): Promise<LookupResult<LiveFields, Kept>[][]> {
  const asked = questions.flatMap(({ productCodes }, index) =>
    productCodes.map((productCode) => ({ productCode, question: index + 1 })),
  )
  const rows = await findLiveFields<Kept & { question: number }>(
    db,
    sql`
    select l.branch_code, l.product_code, l.added_at as place,
      json_build_object('question', l.question, 'quantity', l.quantity, 'note', l.note, 'reserved', ${reserved(sql`l.customer_id`)}) as context
    from (
      with carts as (
        select * from unnest(${sqlColumn(questions, 'customerId', 'uuid')}, ${sqlColumn(questions, 'branchCode', 'int')})
          with ordinality as c (customer_id, branch_code, question))
      select carts.question, k.customer_id, k.branch_code, k.product_code, k.quantity, k.note, k.added_at
      from carts join cart_lines k on k.customer_id = carts.customer_id and k.branch_code = carts.branch_code
      union all
      select carts.question, carts.customer_id, carts.branch_code, a.product_code, 0, null, null
      from carts join unnest(${sqlColumn(asked, 'question', 'int')}, ${sqlColumn(asked, 'productCode', 'text')})
        as a (question, product_code) on a.question = carts.question
      where not exists (select from cart_lines k
        where k.customer_id = carts.customer_id and k.branch_code = carts.branch_code and k.product_code = a.product_code)
    ) l`,
  )
  const byQuestion = Map.groupBy(rows, ({ context }) => context.question)
  return questions.map((_, index) => byQuestion.get(index + 1) ?? [])
}

/** A guest's products at a branch. */
export function listGuestGoods(ctx: Ctx, branchCode: number, productCodes: readonly string[]): Promise<CartRow[]> {
  return listProductsAtBranch(
    ctx,
    sql`
    select ${branchCode}::int as branch_code, a.product_code, a.place, json_build_object('quantity', 0, 'note', null, 'reserved', 0) as context
    from unnest(${sqlArray(productCodes, 'text')}) with ordinality as a (product_code, place)`,
  )
}

function withOwnReserved(row: CartRow): CartRow {
  return row.product?.isSold && row.context.reserved
    ? { ...row, product: { ...row.product, free: row.product.free + row.context.reserved } }
    : row
}

export interface LineToKeep {
  customerId: string
  branchCode: number
  productCode: string
  quantity: number
  note: string | null
  addedAt: Date
}

/**
 * Writes one line of a cart, together with those that other customers write at this moment. A known one keeps its
 * place.
 */
export async function upsertLine(db: Database, line: LineToKeep): Promise<void> {
  await writeLine(db, line)
}

const writeLine = createBatchLoader(setLines)

/** Of one line that was set twice at the same moment the later stays, as if one had been written after the other. */
async function setLines(db: Database, lines: readonly LineToKeep[]): Promise<void[]> {
  const last = new Map(lines.map((line) => [`${line.customerId} ${line.branchCode} ${line.productCode}`, line]))
  await upsertLines(db, [...last.values()], 'set')
  return lines.map(() => undefined)
}

/**
 * Writes lines; those known keep their place. In a merge a line that was raised meanwhile stays as high. Rows are
 * written in one order everywhere, so that two batches with the same products queue instead of deadlocking.
 */
export async function upsertLines(db: Database, lines: readonly LineToKeep[], mode: 'merge' | 'set'): Promise<void> {
  await sql`
    insert into cart_lines (customer_id, branch_code, product_code, quantity, note, added_at)
    select l.customer_id, l.branch_code, l.product_code, l.quantity, l.note, l.added_at + l.place * interval '1 microsecond'
    from unnest(${sqlColumn(lines, 'customerId', 'uuid')}, ${sqlColumn(lines, 'branchCode', 'int')}, ${sqlColumn(lines, 'productCode', 'text')},
      ${sqlColumn(lines, 'quantity', 'int')}, ${sqlColumn(lines, 'note', 'text')}, ${sqlColumn(lines, 'addedAt', 'timestamptz')})
      with ordinality as l (customer_id, branch_code, product_code, quantity, note, added_at, place)
    order by l.customer_id, l.branch_code, l.product_code
    on conflict (customer_id, branch_code, product_code) do update
      set quantity = ${mode === 'merge' ? sql`greatest(cart_lines.quantity, excluded.quantity)` : sql`excluded.quantity`}, note = excluded.note`.execute(
    db,
  )
}

export async function deleteLines(
  db: Database,
  customerId: string,
  branchCode: number,
  productCodes: readonly string[],
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

/** Lets one request at a time fill this cart, until its transaction ends. */
export async function lockCart(db: Database, customerId: string, branchCode: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${branchCode} ${customerId}`}, 0))`.execute(db)
}

export interface TakenLine {
  branchCode: number
  productCode: string
  quantity: number
}

/** Takes pieces out of a customer's carts: a line with more than that keeps the rest. */
export async function subtractLines(db: Database, customerId: string, lines: readonly TakenLine[]): Promise<void> {
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
