import { announceCatalogueChange } from '#server/platform/announce-catalogue-change.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { addOnHand, insertMissingStock, insertNewStock, setOnHand, takeSold, updateStock } from './stock-repository.ts'
import type { ReturnOfUnits, SoldUnits, StockMovement, StockKey } from './stock.ts'

/** Thrown where a stock is missing, or would hold less than is reserved of it: the transaction must not commit. */
export class StockNotMoved extends Error {}

/**
 * Changes stocks in the caller's transaction, each at most once. Throws StockNotMoved where one is missing, or would
 * hold less than is reserved of it. The caller announces the change of the catalogue.
 */
export async function moveStock(db: Database, movements: readonly StockMovement[]): Promise<void> {
  const moving = movements.filter(({ onHand, reserved }) => onHand !== 0 || reserved !== 0)
  if (moving.length === 0) return
  const moved = await updateStock(db, moving)
  if (moved !== moving.length) throw new StockNotMoved(`Only ${moved} of ${moving.length} stocks could be moved`)
}

/**
 * Takes reserved units out of the stock for good, in the caller's transaction, each product at a branch at most once,
 * and notes them as sold to their orders (CLOSING-1). Throws StockNotMoved where they are not there. The caller announces
 * the change of the catalogue.
 */
export async function sellStock({ db, now }: Pick<Ctx, 'db' | 'now'>, units: readonly SoldUnits[]): Promise<void> {
  const sold = await takeSold(db, units, now)
  if (sold !== units.length) throw new StockNotMoved(`Only ${sold} of ${units.length} stocks could be sold from`)
}

/**
 * Adds the units of an order to what branches have on hand, in the caller's transaction; each product at a branch at
 * most once. A missing row of stock is made anew. The products must exist.
 */
export async function returnToStock(
  ctx: Ctx,
  units: readonly (StockKey & { quantity: number })[],
  from: ReturnOfUnits,
): Promise<void> {
  await addOnHand(ctx.db, units, { ...from, at: ctx.now })
  announceCatalogueChange(ctx)
}

/** Adds the first stock of products at branches that have none. A stock that was counted or sold from is not changed. */
export async function addInitialStock(db: Database, stocks: readonly (StockKey & { onHand: number })[]): Promise<void> {
  if (stocks.length > 0) await insertMissingStock(db, stocks)
}

/** Adds the stock of products that the caller's transaction has made. */
export async function addNewStock(db: Database, stocks: readonly (StockKey & { onHand: number })[]): Promise<void> {
  if (stocks.length > 0) await insertNewStock(db, stocks)
}

/**
 * Makes what branches have on hand what a list has counted, each product at a branch at most once, and notes the
 * difference as imported. Where more is reserved, that many stay. Gives how many stocks have changed. The caller
 * announces the change of the catalogue.
 */
export async function setCountedStock(
  db: Database,
  stocks: readonly (StockKey & { onHand: number })[],
): Promise<number> {
  return stocks.length === 0 ? 0 : setOnHand(db, stocks)
}
