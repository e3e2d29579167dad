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

/** How many lines have something, and the first of them. */
export interface NotedLines {
  count: number
  lines: number[]
}

/** A Spanish name of a category that has another one. */
export interface OtherSpanishName {
  line: number
  given: string
  category: string
  stored: string
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
  /** Cells that were left out because their value is impossible, by column. */
  leftOut: Map<string, NotedLines>
  /** Amounts with three decimals, which may be thousands, by column. */
  thousands: Map<string, NotedLines>
  /** Names that were cut, by column. */
  cut: Map<string, NotedLines>
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
  /** The lines of active products whose price is 0. */
  zeroPrices: number[]
  /** By the number of a category, the first row that gives it another Spanish name than it has. */
  otherSpanishNames: Map<number, OtherSpanishName>
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
  thousands: new Map(),
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
  zeroPrices: [],
  otherSpanishNames: new Map(),
  reserved: 0,
})

/** How many lines a report names of a kind. */
export const linesNamedMax = 20

/** Notes a line of a key; rows are read in the order of the file. */
export function noteLine(noted: Map<string, NotedLines>, key: string, line: number): void {
  const one = noted.get(key) ?? { count: 0, lines: [] }
  noted.set(key, one)
  one.count += 1
  if (one.lines.length < linesNamedMax) one.lines.push(line)
}

/** Counts one more of a key. */
export function countIn<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
