import type { Database } from '#server/platform/database/database.ts'
import { moveStock } from './move-stock.ts'
import type { ReservedUnits } from './reservation.ts'
import { lockStock } from './stock-repository.ts'
import { type LockedStock, type StockMovement, stockKeyOf } from './stock.ts'
import { type UnreleasedLine, insertUnreleased } from './unreleased-stock-repository.ts'

/**
 * Splits the lines of a reservation into those whose stock can be released, and those whose stock cannot, with the
 * reason: somebody deleted its row by hand (`missing row`), or set `reserved` below what the line holds (`negative`).
 * `stocks` are the locked rows of these lines.
 */
export function splitReleasable<Line extends ReservedUnits>(
  reservationId: string,
  lines: readonly Line[],
  stocks: readonly LockedStock[],
): { releasable: Line[]; unreleasable: UnreleasedLine[] } {
  const reservedAt = new Map(stocks.map((stock) => [stockKeyOf(stock), stock.reserved]))
  const releasable: Line[] = []
  const unreleasable: UnreleasedLine[] = []
  for (const line of lines) {
    const { branchCode, productCode, quantity } = line
    const reserved = reservedAt.get(stockKeyOf(line))
    if (reserved !== undefined && reserved >= quantity) releasable.push(line)
    else {
      const reason = reserved === undefined ? 'missing row' : 'negative'
      unreleasable.push({ reservationId, branchCode, productCode, quantity, reason })
    }
  }
  return { releasable, unreleasable }
}

/** Releases the stock of an ended reservation in the caller's transaction. What cannot be released is recorded. */
export async function releaseStock(
  db: Database,
  { id, lines }: { id: string; lines: readonly ReservedUnits[] },
  now: Date,
): Promise<void> {
  const { releasable, unreleasable } = splitReleasable(id, lines, await lockStock(db, lines))
  await moveStock(db, releasable.map(releaseMovement))
  await insertUnreleased(db, unreleasable, now)
}

/** The movement that makes reserved units free again. */
export function releaseMovement({ branchCode, productCode, quantity }: ReservedUnits): StockMovement {
  return { branchCode, productCode, onHand: 0, reserved: -quantity }
}
