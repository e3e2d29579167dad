import { sql } from 'kysely'
import { sqlColumn } from '#server/platform/database/arrays.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LockedStock, ReturnOfUnits, SoldUnits, StockMovement, StockKey } from './stock.ts'

/**
 * Locks rows of stock until the transaction ends and gives those that exist. Rows are always locked in the order of
 * branch and product, so that two shoppers with the same products queue instead of deadlocking.
 */
export async function lockStock(db: Database, keys: readonly StockKey[]): Promise<LockedStock[]> {
  const { rows } = await sql<LockedStock>`
    select s.branch_code as "branchCode", s.product_code as "productCode", s.reserved from stock s
    join unnest(${sqlColumn(keys, 'branchCode', 'int')}, ${sqlColumn(keys, 'productCode', 'text')}) as m (branch_code, product_code)
      on m.branch_code = s.branch_code and m.product_code = s.product_code
    order by s.branch_code, s.product_code for update of s`.execute(db)
  return rows
}

/**
 * Changes rows of stock, each named at most once, and gives how many were changed. A row that is missing, or that would
 * hold less than is reserved of it, stays as it is.
 */
export async function updateStock(db: Database, movements: readonly StockMovement[]): Promise<number> {
  const { rows } = await sql`${changeOf(movements)} select 1 from changed`.execute(db)
  return rows.length
}

/** The same for reserved units that are sold, which it notes in the same statement. */
export async function takeSold(db: Database, units: readonly SoldUnits[], now: Date): Promise<number> {
  const movements = units.map(({ quantity, ...key }) => ({ ...key, onHand: -quantity, reserved: -quantity }))
  const { rows } = await sql`${changeOf(movements)}
    insert into stock_movements (product_code, branch_code, units, reason, order_id, at)
    select c.product_code, c.branch_code, c.on_hand, 'sold', s.order_id, ${now}
    from changed c
    join unnest(${sqlColumn(units, 'branchCode', 'int')}, ${sqlColumn(units, 'productCode', 'text')},
      ${sqlColumn(units, 'orderId', 'int')}) as s (branch_code, product_code, order_id)
      on s.branch_code = c.branch_code and s.product_code = c.product_code
    returning 1`.execute(db)
  return rows.length
}

const changeOf = (movements: readonly StockMovement[]) => sql`
    with moves as (
      select * from unnest(${sqlColumn(movements, 'branchCode', 'int')}, ${sqlColumn(movements, 'productCode', 'text')},
        ${sqlColumn(movements, 'onHand', 'int')}, ${sqlColumn(movements, 'reserved', 'int')}) as m (branch_code, product_code, on_hand, reserved)),
    locked as materialized (
      select s.branch_code, s.product_code from stock s
      join moves m on m.branch_code = s.branch_code and m.product_code = s.product_code
      order by s.branch_code, s.product_code for update of s),
    changed as (
      update stock s set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
      from moves m, locked l
      where l.branch_code = s.branch_code and l.product_code = s.product_code
        and m.branch_code = s.branch_code and m.product_code = s.product_code
        and s.on_hand + m.on_hand >= s.reserved + m.reserved and s.reserved + m.reserved >= 0
      returning s.branch_code, s.product_code, m.on_hand)`

/** Adds units to what is on hand and notes why; a missing row is inserted. Each product at a branch is named at most once. */
export async function addOnHand(
  db: Database,
  units: readonly (StockKey & { quantity: number })[],
  { reason, orderId, at }: ReturnOfUnits & { at: Date },
): Promise<void> {
  await sql`
    with units as (
      select * from unnest(${sqlColumn(units, 'branchCode', 'int')}, ${sqlColumn(units, 'productCode', 'text')},
        ${sqlColumn(units, 'quantity', 'int')}) as u (branch_code, product_code, quantity)),
    noted as (
      insert into stock_movements (product_code, branch_code, units, reason, order_id, at)
      select u.product_code, u.branch_code, u.quantity, ${reason}, ${orderId}, ${at} from units u)
    insert into stock as s (branch_code, product_code, on_hand)
    select u.branch_code, u.product_code, u.quantity from units u
    order by u.branch_code, u.product_code
    on conflict (product_code, branch_code) do update set on_hand = s.on_hand + excluded.on_hand`.execute(db)
}

/**
 * Inserts the rows of stock that do not exist yet. The rows of a product are written beside each other, since a card
 * reads all of them: else each would lie in a block of its own. No transaction can have locked rows that do not exist
 * yet, so this order cannot deadlock with sales.
 */
export async function insertMissingStock(
  db: Database,
  stocks: readonly (StockKey & { onHand: number })[],
): Promise<void> {
  await sql`
    with inserted as (
      insert into stock (product_code, branch_code, on_hand)
      select s.product_code, s.branch_code, s.on_hand
      from unnest(${sqlColumn(stocks, 'productCode', 'text')}, ${sqlColumn(stocks, 'branchCode', 'int')},
        ${sqlColumn(stocks, 'onHand', 'int')}) as s (product_code, branch_code, on_hand)
      order by s.product_code, s.branch_code
      on conflict (branch_code, product_code) do nothing
      returning product_code, branch_code, on_hand)
    insert into stock_movements (product_code, branch_code, units, reason)
    select product_code, branch_code, on_hand, 'imported' from inserted where on_hand <> 0`.execute(db)
}

/**
 * Inserts the stock of products that this transaction has made, of which nobody else can have a row. Notes it in the same
 * statement, from the same values: passing inserted rows on would take half as long again.
 */
export async function insertNewStock(db: Database, stocks: readonly (StockKey & { onHand: number })[]): Promise<void> {
  const given = sql`
    unnest(${sqlColumn(stocks, 'productCode', 'text')}, ${sqlColumn(stocks, 'branchCode', 'int')},
      ${sqlColumn(stocks, 'onHand', 'int')}) as s (product_code, branch_code, on_hand)`
  await sql`
    with noted as (
      insert into stock_movements (product_code, branch_code, units, reason)
      select product_code, branch_code, on_hand, 'imported' from ${given} where on_hand <> 0)
    insert into stock (product_code, branch_code, on_hand)
    select product_code, branch_code, on_hand from ${given} order by product_code, branch_code`.execute(db)
}

/**
 * Sets what is on hand, but not below what is reserved, and notes the differences; missing rows are inserted. Rows are
 * locked in the order of branch and product. Gives how many stocks have another number of units now.
 */
export async function setOnHand(db: Database, stocks: readonly (StockKey & { onHand: number })[]): Promise<number> {
  const { rows } = await sql`
    with counted as materialized (
      select * from unnest(${sqlColumn(stocks, 'branchCode', 'int')}, ${sqlColumn(stocks, 'productCode', 'text')},
        ${sqlColumn(stocks, 'onHand', 'int')}) as c (branch_code, product_code, on_hand)),
    locked as materialized (
      select s.branch_code, s.product_code, s.on_hand as before, greatest(c.on_hand, s.reserved) as after
      from stock s join counted c on c.branch_code = s.branch_code and c.product_code = s.product_code
      order by s.branch_code, s.product_code for update of s),
    changed as (
      update stock s set on_hand = l.after from locked l
      where l.branch_code = s.branch_code and l.product_code = s.product_code and l.after <> l.before
      returning s.product_code, s.branch_code, l.after - l.before as units),
    inserted as (
      insert into stock (product_code, branch_code, on_hand)
      select c.product_code, c.branch_code, c.on_hand from counted c
      where not exists (select from locked l where l.branch_code = c.branch_code and l.product_code = c.product_code)
      order by c.product_code, c.branch_code
      on conflict (branch_code, product_code) do nothing
      returning product_code, branch_code, on_hand as units)
    insert into stock_movements (product_code, branch_code, units, reason)
    select product_code, branch_code, units, 'imported' from changed
    union all select product_code, branch_code, units, 'imported' from inserted where units <> 0
    returning 1`.execute(db)
  return rows.length
}
