import { type RawBuilder, sql } from 'kysely'
import { type Found, type Goods, listGoods } from '#server/modules/catalogue/goods.ts'
import type { Ctx, CustomerCtx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'

/** What a cart keeps of a product; quantity 0 is a product that is asked about and not in the cart. `held` is held for this customer already. */
export interface Kept {
  quantity: number
  note: string | null
  held: number
}

export type CartRow = Found<Goods, Kept>

// What the customer's own open verification holds is free for the customer.
const held = (customerId: string) => sql`
  coalesce((select vl.quantity from verifications v join verification_lines vl on vl.verification_id = v.id
    where v.customer_id = ${customerId} and v.released_at is null and v.placed_at is null
      and vl.branch_code = l.branch_code and vl.product_code = l.product_code), 0)`

/** The customer's lines of all branches, the first added first. */
export function listLines(ctx: CustomerCtx): Promise<CartRow[]> {
  const { customerId } = ctx.actor
  return ownGoods(
    ctx,
    sql`
    select l.branch_code, l.product_code, l.added_at as place,
      json_build_object('quantity', l.quantity, 'note', l.note, 'held', ${held(customerId)}) as extra
    from cart_lines l where l.customer_id = ${customerId}`,
  )
}

/** The customer's lines of a branch, and the products that are to be set there, in one statement. */
export function listLinesAnd(ctx: CustomerCtx, branchCode: number, productCodes: readonly string[]): Promise<CartRow[]> {
  const { customerId } = ctx.actor
  return ownGoods(
    ctx,
    sql`
    select l.branch_code, l.product_code, l.added_at as place,
      json_build_object('quantity', l.quantity, 'note', l.note, 'held', ${held(customerId)}) as extra
    from (
      select ${branchCode}::int as branch_code, coalesce(k.product_code, a.product_code) as product_code,
        coalesce(k.quantity, 0) as quantity, k.note, k.added_at
      from (select * from cart_lines where customer_id = ${customerId} and branch_code = ${branchCode}) k
      full join ${asked(productCodes)} as a (product_code) on a.product_code = k.product_code
    ) l`,
  )
}

// PostgreSQL takes an array of unknown length for ten rows and then plans the statement anew each time, which takes longer than
// running it. No product and one product, which nearly every call asks about, are written as rows.
function asked(productCodes: readonly string[]): RawBuilder<unknown> {
  if (productCodes.length === 0) return sql`(select null::text where false)`
  if (productCodes.length > 1) return sql`unnest(${productCodes}::text[])`
  return sql`(values (${productCodes[0]}::text))`
}

/** A guest's products at a branch. */
export function listGuestGoods(ctx: Ctx, branchCode: number, productCodes: readonly string[]): Promise<CartRow[]> {
  return listGoods(
    ctx,
    sql`
    select ${branchCode}::int as branch_code, a.product_code, a.place, json_build_object('quantity', 0, 'note', null, 'held', 0) as extra
    from unnest(${productCodes}::text[]) with ordinality as a (product_code, place)`,
  )
}

async function ownGoods(ctx: CustomerCtx, wanted: Parameters<typeof listGoods>[1]): Promise<CartRow[]> {
  const rows = await listGoods<Kept>(ctx, wanted)
  return rows.map((row) =>
    row.product?.isSold && row.extra.held ? { ...row, product: { ...row.product, free: row.product.free + row.extra.held } } : row,
  )
}

export interface LineToKeep {
  productCode: string
  quantity: number
  note: string | null
}

/**
 * Writes lines of a branch; those known keep their place. In a merge a line that was raised meanwhile stays as high. Rows are written in
 * product order, so that two batches with the same products queue instead of deadlocking.
 */
export async function upsertLines(
  db: Database,
  customerId: string,
  branchCode: number,
  lines: readonly LineToKeep[],
  now: Date,
  mode: 'merge' | 'set',
): Promise<void> {
  const [first] = lines
  const rows =
    first && lines.length === 1
      ? sql`(values (${first.productCode}::text, ${first.quantity}::int, ${first.note}::text, 1::bigint))`
      : sql`unnest(${lines.map((line) => line.productCode)}::text[], ${lines.map((line) => line.quantity)}::int[], ${lines.map((line) => line.note)}::text[]) with ordinality`
  await sql`
    insert into cart_lines (customer_id, branch_code, product_code, quantity, note, added_at)
    select ${customerId}::uuid, ${branchCode}::int, l.product_code, l.quantity, l.note, ${now}::timestamptz + l.place * interval '1 microsecond'
    from ${rows} as l (product_code, quantity, note, place)
    order by l.product_code
    on conflict (customer_id, branch_code, product_code) do update
      set quantity = ${mode === 'merge' ? sql`greatest(cart_lines.quantity, excluded.quantity)` : sql`excluded.quantity`}, note = excluded.note`.execute(
    db,
  )
}

export async function deleteLines(db: Database, customerId: string, branchCode: number, productCodes: readonly string[]): Promise<void> {
  await sql`
    delete from cart_lines
    where customer_id = ${customerId} and branch_code = ${branchCode} and product_code = any(${productCodes}::text[])`.execute(db)
}

export async function deleteCart(db: Database, customerId: string, branchCode: number): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).where('branch_code', '=', branchCode).execute()
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
      select * from unnest(
        ${lines.map((line) => line.branchCode)}::int[], ${lines.map((line) => line.productCode)}::text[], ${lines.map((line) => line.quantity)}::int[]
      ) as t (branch_code, product_code, quantity)),
    emptied as (
      delete from cart_lines c using taken t
      where c.customer_id = ${customerId} and c.branch_code = t.branch_code and c.product_code = t.product_code and c.quantity <= t.quantity)
    update cart_lines c set quantity = c.quantity - t.quantity from taken t
    where c.customer_id = ${customerId} and c.branch_code = t.branch_code and c.product_code = t.product_code and c.quantity > t.quantity`.execute(
    db,
  )
}
