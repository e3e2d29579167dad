import { sql } from 'kysely'
import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import type { Ctx } from '#server/platform/context.ts'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'

export interface StockPlace {
  branchCode: number
  productCode: string
}

/** How the pieces of a product at a branch change: those on hand, and those of them that are held for somebody. */
export interface StockMovement extends StockPlace {
  onHand: number
  reserved: number
}

/** A stock as it is while it is locked. */
export interface LockedStock extends StockPlace {
  reserved: number
}

/** Thrown where a stock is missing, or would go below what is held of it: the transaction must not go on. */
export class StockNotMoved extends Error {}

/**
 * Keeps others from moving these stocks until the transaction ends, and answers with those that exist. Rows are always
 * locked by branch and product, so that two shoppers with the same goods queue instead of deadlocking.
 */
export async function lockStock(ctx: Pick<Ctx, 'db'>, places: readonly StockPlace[]): Promise<LockedStock[]> {
  const { rows } = await sql<LockedStock>`
    select s.branch_code as "branchCode", s.product_code as "productCode", s.reserved from stock s
    join unnest(${sqlColumn(places, 'branchCode', 'int')}, ${sqlColumn(places, 'productCode', 'text')}) as m (branch_code, product_code)
      on m.branch_code = s.branch_code and m.product_code = s.product_code
    order by s.branch_code, s.product_code for update of s`.execute(ctx.db)
  return rows
}

/**
 * Moves stock in the caller's transaction; each place at most once. Throws StockNotMoved when a stock would go below
 * what is held of it.
 */
export async function moveStock(
  ctx: Pick<Ctx, 'db' | 'afterCommit' | 'catalogue'>,
  movements: readonly StockMovement[],
): Promise<void> {
  await moveStockIn(ctx.db, movements)
  if (movements.length > 0) announceCatalogueChange(ctx as Ctx)
}

/** The same for who has no request: the caller tells the catalogue of the change. */
export async function moveStockIn(db: Database, movements: readonly StockMovement[]): Promise<void> {
  const moving = movements.filter(({ onHand, reserved }) => onHand !== 0 || reserved !== 0)
  if (moving.length === 0) return
  const { rows } = await sql`
    with moves as (
      select * from unnest(${sqlColumn(moving, 'branchCode', 'int')}, ${sqlColumn(moving, 'productCode', 'text')},
        ${sqlColumn(moving, 'onHand', 'int')}, ${sqlColumn(moving, 'reserved', 'int')}) as m (branch_code, product_code, on_hand, reserved)),
    locked as materialized (
      select s.branch_code, s.product_code from stock s
      join moves m on m.branch_code = s.branch_code and m.product_code = s.product_code
      order by s.branch_code, s.product_code for update of s)
    update stock s set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
    from moves m, locked l
    where l.branch_code = s.branch_code and l.product_code = s.product_code
      and m.branch_code = s.branch_code and m.product_code = s.product_code
      and s.on_hand + m.on_hand >= s.reserved + m.reserved and s.reserved + m.reserved >= 0
    returning 1`.execute(db)
  if (rows.length !== moving.length)
    throw new StockNotMoved(`Only ${rows.length} of ${moving.length} stocks could be moved`)
}

/**
 * Adds units to what branches have on hand, in the caller's transaction; each product at a branch at most once. A
 * missing row of stock is made anew. The products must exist.
 */
export async function returnToStock(
  ctx: Pick<Ctx, 'db' | 'afterCommit' | 'catalogue'>,
  units: readonly (StockPlace & { quantity: number })[],
): Promise<void> {
  await sql`
    insert into stock as s (branch_code, product_code, on_hand)
    select u.branch_code, u.product_code, u.quantity
    from unnest(${sqlColumn(units, 'branchCode', 'int')}, ${sqlColumn(units, 'productCode', 'text')},
      ${sqlColumn(units, 'quantity', 'int')}) as u (branch_code, product_code, quantity)
    order by u.branch_code, u.product_code
    on conflict (product_code, branch_code) do update set on_hand = s.on_hand + excluded.on_hand`.execute(ctx.db)
  announceCatalogueChange(ctx as Ctx)
}

/**
 * Opens the stock of products at branches that have no row for them yet; a counted stock is never overwritten. The rows
 * of a product are written beside each other, since a card reads all of them: else each would lie in a block of its own.
 * Nobody else has new rows locked, so their order need not be that of sales.
 */
export async function openStock(db: Database, stocks: readonly (StockPlace & { onHand: number })[]): Promise<void> {
  await sql`
    insert into stock (product_code, branch_code, on_hand)
    select s.product_code, s.branch_code, s.on_hand
    from unnest(${sqlColumn(stocks, 'productCode', 'text')}, ${sqlColumn(stocks, 'branchCode', 'int')},
      ${sqlColumn(stocks, 'onHand', 'int')}) as s (product_code, branch_code, on_hand)
    order by s.product_code, s.branch_code
    on conflict (branch_code, product_code) do nothing`.execute(db)
}
