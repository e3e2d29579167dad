import { shownStockMax } from '#domain/products/stock.ts'
import { withRoom } from './column.ts'
import { type DocSet, createDocSet, putDoc } from './doc-set.ts'

/** The free pieces of a product at a branch. */
export type PiecesAt = [branchCode: number, free: number]

/**
 * Free pieces, as far as anybody is shown them: one more than the largest count that is told stands for all above it.
 */
export interface Stock {
  /** By branch. */
  free: Map<number, Uint8Array>
  everywhere: Uint8Array
  /** Which products have a free piece, by branch. */
  inStock: Map<number, DocSet>
}

const plenty = shownStockMax + 1

export function createStock(): Stock {
  return { free: new Map(), everywhere: new Uint8Array(), inStock: new Map() }
}

/** Notes how many free pieces a product has at the open branches; at those that are not named it has none. */
export function setStock(stock: Stock, doc: number, pieces: readonly PiecesAt[]): void {
  for (const [branchCode] of pieces) {
    if (!stock.inStock.has(branchCode)) stock.inStock.set(branchCode, createDocSet())
  }
  let everywhere = 0
  for (const [branchCode, inStock] of stock.inStock) {
    const free = pieces.find(([code]) => code === branchCode)?.[1] ?? 0
    const column = withRoom(stock.free.get(branchCode) ?? new Uint8Array(), doc + 1)
    column[doc] = Math.max(0, Math.min(free, plenty))
    stock.free.set(branchCode, column)
    putDoc(inStock, doc, free > 0)
    everywhere += free
  }
  stock.everywhere = withRoom(stock.everywhere, doc + 1)
  stock.everywhere[doc] = Math.max(0, Math.min(everywhere, plenty))
}

/** The products of which a branch has a free piece. */
export function stockAt({ inStock }: Stock, branchCode: number, size: number): DocSet {
  return inStock.get(branchCode) ?? createDocSet(size)
}

/** The free pieces of a product at a branch and at all, none where the branch has none of its own. */
export function piecesOf(
  { free, everywhere }: Stock,
  doc: number,
  branchCode: number,
): { free: number; freeEverywhere: number } {
  return { free: free.get(branchCode)?.[doc] ?? 0, freeEverywhere: everywhere[doc] ?? 0 }
}
