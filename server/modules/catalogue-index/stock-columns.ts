import { shownStockMax } from '#domain/products/stock.ts'
import { type DocIdSet, cloneSet, createDocIdSet, removeDoc, setDoc } from './doc-id-set.ts'
import { ensureCapacity } from './ensure-capacity.ts'
import type { BranchStock } from './indexed-product.ts'

/**
 * The free units of each product, one byte per count. Pages show `+99` for everything above 98, so a count is stored as
 * at most 99.
 */
export interface StockColumns {
  /** By branch. */
  free: Map<number, Uint8Array>
  /** The sum over all open branches. */
  everywhere: Uint8Array
  /** The products with at least one free unit, by branch. */
  inStock: Map<number, DocIdSet>
}

const countMax = shownStockMax + 1

export function createStockColumns(): StockColumns {
  return { free: new Map(), everywhere: new Uint8Array(), inStock: new Map() }
}

/** A copy that can be written beside these columns. */
export function cloneStock({ free, everywhere, inStock }: StockColumns): StockColumns {
  return {
    free: new Map([...free].map(([branchCode, column]) => [branchCode, column.slice()])),
    everywhere: everywhere.slice(),
    inStock: new Map([...inStock].map(([branchCode, set]) => [branchCode, cloneSet(set)])),
  }
}

/** Sets the free units of a product at the open branches: none at a branch that `freeStock` does not name. */
export function setStock(stock: StockColumns, doc: number, freeStock: readonly BranchStock[]): void {
  for (const [branchCode, column] of stock.free) {
    if (doc < column.length) column[doc] = 0
    removeDoc(stock.inStock.get(branchCode) as DocIdSet, doc)
  }
  let everywhere = 0
  for (const [branchCode, free] of freeStock) {
    const column = ensureCapacity(stock.free.get(branchCode) ?? new Uint8Array(), doc + 1)
    column[doc] = cappedCount(free)
    stock.free.set(branchCode, column)
    if (!stock.inStock.has(branchCode)) stock.inStock.set(branchCode, createDocIdSet())
    setDoc(stock.inStock.get(branchCode) as DocIdSet, doc, free > 0)
    everywhere += free
  }
  stock.everywhere = ensureCapacity(stock.everywhere, doc + 1)
  stock.everywhere[doc] = cappedCount(everywhere)
}

const cappedCount = (free: number) => Math.max(0, Math.min(free, countMax))

/** The products with a free unit at a branch; `maxDoc` is above every document. */
export function inStockAt({ inStock }: StockColumns, branchCode: number, maxDoc: number): DocIdSet {
  return inStock.get(branchCode) ?? createDocIdSet(maxDoc)
}

/** The free units of a product at a branch and at all open branches together, each at most 99. */
export function freeStockOf(
  { free, everywhere }: StockColumns,
  doc: number,
  branchCode: number,
): { free: number; freeEverywhere: number } {
  return { free: free.get(branchCode)?.[doc] ?? 0, freeEverywhere: everywhere[doc] ?? 0 }
}

/** The free units of a product, each count at most 99, at the open branches that have any, by their code. */
export function branchStockOf({ free }: StockColumns, doc: number): BranchStock[] {
  return [...free]
    .map(([branchCode, column]): BranchStock => [branchCode, column[doc] ?? 0])
    .filter(([, units]) => units > 0)
    .sort(([a], [b]) => a - b)
}
