import { type Bitset, createBitset } from './bitset.ts'

/**
 * The arrays in which a search scores documents, one place for each document. All searches of an index use the same ones
 * in turn. A stamp spares clearing them: a score counts where the stamp of its document is the current one.
 */
export interface Accumulator {
  /** Which stamp a document was given last. */
  stamps: Uint32Array
  /** The sum of the scores of a document's clauses. */
  scores: Float32Array
  /** The highest score of a document in the current clause. */
  clauseScores: Float32Array
  /** Which clause a document misses, by its number from 1; 0 for none. */
  missed: Uint8Array
  /** The matching documents, and those that remain after the next clause. */
  found: Uint32Array
  remaining: Uint32Array
  /** The matching documents as a set, while the next clause is read. */
  foundBits: Bitset
  /** The postings of a list whose documents are in the set. */
  selected: Uint32Array
  stamp: number
}

/** An accumulator without space for documents yet. */
export function createAccumulator(): Accumulator {
  return { ...arraysOf(0), stamp: 0 }
}

const arraysOf = (size: number) => ({
  stamps: new Uint32Array(size),
  scores: new Float32Array(size),
  clauseScores: new Float32Array(size),
  missed: new Uint8Array(size),
  found: new Uint32Array(size),
  remaining: new Uint32Array(size),
  foundBits: createBitset(size),
  selected: new Uint32Array(size),
})

/** Far enough below 2 ** 32 that no search of a few clauses exceeds it. */
const stampMax = 0xfffffff0

/** Makes space for documents below `maxDoc`, and a quarter more; to be called before each search. */
export function ensureCapacity(accumulator: Accumulator, maxDoc: number): void {
  if (accumulator.stamps.length < maxDoc) Object.assign(accumulator, arraysOf(Math.ceil(maxDoc * 1.25)), { stamp: 0 })
  if (accumulator.stamp <= stampMax) return
  accumulator.stamps.fill(0)
  accumulator.stamp = 0
}
