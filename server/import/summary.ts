import type { NotationHint, RowRefusal } from './cells.ts'
import type { SharedBarcode } from './shared-barcodes.ts'

/** A picture that was not taken; the other fields of its row are stored. */
export interface MissedPicture {
  line: number
  source: string
  reason: string
}

export interface Refusal extends RowRefusal {
  line: number
}

/** A refused row as the file has it. */
export interface RefusedLine {
  line: number
  cells: readonly string[]
  column: string
  reason: string
}

/** What an import did, or a dry run would do. */
export interface Summary {
  rows: number
  created: number
  updated: number
  unchanged: number
  /** The first refused rows, in the order of the file. */
  refused: Refusal[]
  refusedCount: number
  /** Cells that were left out because their value is impossible, counted by column. */
  leftOut: Map<string, number>
  /** Names that were cut, counted by column. */
  cut: Map<string, number>
  /** How refused amounts are written that another entry of the mapping could read, with how many. */
  hints: Map<NotationHint, number>
  /** By column of the store's own format, how many products differ in it. */
  changes: Map<string, number>
  /** How many products got other pictures from files, an archive or the web. */
  pictured: number
  /** The first pictures that were not taken, and how many in all. */
  missed: MissedPicture[]
  missedCount: number
  /** How many rows name pictures from outside in a run that takes none. */
  notTaken: number
  /** Rows whose barcode another product has too. */
  sharedBarcodes: SharedBarcode[]
  /** The lines of products whose offer is not below their price, and of those that cost more from a quantity on. */
  vainOffers: number[]
  risingPrices: number[]
  /** Stocks that the list counts lower than what shoppers have reserved. */
  reserved: number
  /** Of a full list: the products of the store that it lacks, and how many of them were hidden. */
  unlisted?: { count: number; hidden: number; isUnsure: boolean; isEmpty: boolean }
  /** Why the file could not be read to its end; the rows before are stored. */
  fault?: string
}

export const refusalsMax = 1_000

export const emptySummary = (): Summary => ({
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: [],
  refusedCount: 0,
  leftOut: new Map(),
  cut: new Map(),
  hints: new Map(),
  changes: new Map(),
  pictured: 0,
  missed: [],
  missedCount: 0,
  notTaken: 0,
  sharedBarcodes: [],
  vainOffers: [],
  risingPrices: [],
  reserved: 0,
})

/** Counts one more of a key. */
export function countIn<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
