import { type Bitset, bitsetWords, createBitset } from '#search-engine/bitset.ts'
import { ensureCapacity } from './ensure-capacity.ts'

// Counting a list needs large arrays that are of no use afterwards. Reusing the last ones halves the work of the
// garbage collector. A buffer is free again with the next call for the same number, so nobody holds one over an await.
const bitBuffers: Bitset[] = []
const docBuffers: Uint32Array[] = []
let countsBuffer = new Uint32Array()
let foundBuffer = new Uint32Array()
let ranksBuffer = new Float64Array()
let matchRanksBuffer = new Float64Array()

/** The nth buffer for a bitmap of the documents below `maxDoc`; it holds what was last written into it. */
export function scratchBits(nth: number, maxDoc: number): Bitset {
  const buffer = ensureCapacity(bitBuffers[nth] ?? createBitset(0), bitsetWords(maxDoc))
  bitBuffers[nth] = buffer
  return buffer
}

/** The nth buffer for a list of at most `maxDoc` documents; it holds what was last written into it. */
export function scratchDocs(nth: number, maxDoc: number): Uint32Array {
  const buffer = ensureCapacity(docBuffers[nth] ?? new Uint32Array(), maxDoc)
  docBuffers[nth] = buffer
  return buffer
}

/** Counts of so many values, all 0, until the next call. */
export function scratchCounts(length: number): Uint32Array {
  countsBuffer = ensureCapacity(countsBuffer, length)
  return countsBuffer.subarray(0, length).fill(0)
}

/** A list of at most so many ordinals; it holds what was last written into it. */
export function scratchFound(length: number): Uint32Array {
  foundBuffer = ensureCapacity(foundBuffer, length)
  return foundBuffer
}

/** Ranks of so many groups, all below every rank, until the next call. */
export function scratchRanks(length: number): Float64Array {
  ranksBuffer = ensureCapacity(ranksBuffer, length)
  return ranksBuffer.subarray(0, length).fill(-Infinity)
}

/** Ranks of so many matches; they hold what was last written into them. */
export function scratchMatchRanks(length: number): Float64Array {
  matchRanksBuffer = ensureCapacity(matchRanksBuffer, length)
  return matchRanksBuffer
}
