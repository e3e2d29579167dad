import { type LockedStock, moveStockIn } from '#server/modules/inventory/stock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type HeldLine, type UnreleasedLine, insertUnreleased } from './unreleased-stock.ts'

/**
 * Parts the lines of a reservation into those whose stock can be given back, and those that cannot, with the reason.
 * `stocks` are theirs, locked.
 */
export function partHeld<Line extends HeldLine>(
  verificationId: string,
  lines: readonly Line[],
  stocks: readonly LockedStock[],
): { held: Line[]; lost: UnreleasedLine[] } {
  const reservedAt = new Map(
    stocks.map(({ branchCode, productCode, reserved }) => [`${branchCode} ${productCode}`, reserved]),
  )
  const held: Line[] = []
  const lost: UnreleasedLine[] = []
  for (const line of lines) {
    const { branchCode, productCode, quantity } = line
    const reserved = reservedAt.get(`${branchCode} ${productCode}`)
    if (reserved !== undefined && reserved >= quantity) held.push(line)
    else
      lost.push({
        verificationId,
        branchCode,
        productCode,
        quantity,
        reason: reserved === undefined ? 'missing row' : 'negative',
      })
  }
  return { held, lost }
}

/**
 * Gives the stock of an ended reservation back, as far as it can be; the rest is taken down. `stocks` are theirs,
 * locked.
 */
export async function giveBack(
  db: Database,
  verificationId: string,
  lines: readonly HeldLine[],
  stocks: readonly LockedStock[],
  now: Date,
): Promise<void> {
  const { held, lost } = partHeld(verificationId, lines, stocks)
  await moveStockIn(db, held.map(toFree))
  await insertUnreleased(db, lost, now)
}

export function toFree({ branchCode, productCode, quantity }: HeldLine) {
  return { branchCode, productCode, onHand: 0, reserved: -quantity }
}
