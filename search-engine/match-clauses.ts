import type { Accumulator } from './accumulator.ts'
import { type Bitset, bitAt, listDocs, mostMatched, setBit } from './bitset.ts'
import { flagBits, flagMask, flagsIn, shouldProbe } from './posting-list.ts'
import type { Clause } from './query.ts'
import type { Expansion } from './term-expansion.ts'

/** For each combination of field flags its weight, from 0 to 1. */
export type FieldWeights = Float32Array

/** Finds the documents that match one clause. */
export function matchFirst(accumulator: Accumulator, { expansions }: Clause, fieldWeights: FieldWeights): number {
  const { stamps, scores, found } = accumulator
  const stamp = (accumulator.stamp += 1)
  let count = 0
  for (const { postings, weight } of expansions) {
    const { values, length } = postings
    for (let place = 0; place < length; place += 1) {
      const value = values[place] as number
      const doc = value >>> flagBits
      const score = weight * (fieldWeights[value & flagMask] as number)
      if (stamps[doc] !== stamp) {
        stamps[doc] = stamp
        scores[doc] = score
        found[count++] = doc
      } else if (score > (scores[doc] as number)) scores[doc] = score
    }
  }
  return count
}

/** Of the `count` documents found so far, retains those that match this clause as well. */
export function intersect(accumulator: Accumulator, clause: Clause, count: number, fieldWeights: FieldWeights): number {
  const { stamps, scores, clauseScores, found, remaining, foundBits } = accumulator
  const stamp = (accumulator.stamp += 1)
  foundBits.fill(0)
  for (let place = 0; place < count; place += 1) setBit(foundBits, found[place] as number)
  let left = 0
  const score = (doc: number, value: number) => {
    if (stamps[doc] !== stamp) {
      stamps[doc] = stamp
      clauseScores[doc] = value
      remaining[left++] = doc
    } else if (value > (clauseScores[doc] as number)) clauseScores[doc] = value
  }
  const read = readerOf(accumulator, count, fieldWeights)
  for (const expansion of clause.expansions) read(expansion, score)
  for (let place = 0; place < left; place += 1) {
    const doc = remaining[place] as number
    scores[doc] = (scores[doc] as number) + (clauseScores[doc] as number)
  }
  accumulator.found = remaining
  accumulator.remaining = found
  return left
}

/** Finds the documents that match the most clauses, and adds up the scores of the clauses that they match. */
export function matchMost(accumulator: Accumulator, clauses: readonly Clause[], fieldWeights: FieldWeights): number {
  const { stamps, scores, clauseScores, found, foundBits } = accumulator
  foundBits.set(mostMatched(setsOf(clauses, foundBits), foundBits.length))
  const count = listDocs(foundBits, found)
  for (let place = 0; place < count; place += 1) scores[found[place] as number] = 0
  const score = (doc: number, value: number) => {
    if (stamps[doc] !== accumulator.stamp) {
      stamps[doc] = accumulator.stamp
      scores[doc] = (scores[doc] as number) + value
      clauseScores[doc] = value
    } else if (value > (clauseScores[doc] as number)) {
      scores[doc] = (scores[doc] as number) + value - (clauseScores[doc] as number)
      clauseScores[doc] = value
    }
  }
  const read = readerOf(accumulator, count, fieldWeights)
  for (const { expansions } of clauses) {
    accumulator.stamp += 1
    for (const expansion of expansions) read(expansion, score)
  }
  const stamp = (accumulator.stamp += 1)
  for (let place = 0; place < count; place += 1) stamps[found[place] as number] = stamp
  return count
}

/** For each clause the set of its documents, written into `bits` until the next one is requested. */
function* setsOf(clauses: readonly Clause[], bits: Bitset): Generator<Bitset> {
  for (const { expansions } of clauses) {
    bits.fill(0)
    for (const { postings } of expansions) {
      const { values, length } = postings
      for (let place = 0; place < length; place += 1) setBit(bits, (values[place] as number) >>> flagBits)
    }
    yield bits
  }
}

/** Reads the postings of an expansion that belong to the first `count` documents found, which are in `foundBits`. */
function readerOf({ found, foundBits, selected }: Accumulator, count: number, fieldWeights: FieldWeights) {
  return ({ postings, weight }: Expansion, score: (doc: number, value: number) => void): void => {
    const { values, length } = postings
    if (shouldProbe(count, length)) {
      for (let place = 0; place < count; place += 1) {
        const doc = found[place] as number
        const flags = flagsIn(postings, doc)
        if (flags >= 0) score(doc, weight * (fieldWeights[flags] as number))
      }
      return
    }
    // Selected without a branch (see `bitAt`): a posting that does not belong is overwritten by the next one.
    let selectedCount = 0
    for (let place = 0; place < length; place += 1) {
      const value = values[place] as number
      selected[selectedCount] = value
      selectedCount += bitAt(foundBits, value >>> flagBits)
    }
    for (let place = 0; place < selectedCount; place += 1) {
      const value = selected[place] as number
      score(value >>> flagBits, weight * (fieldWeights[value & flagMask] as number))
    }
  }
}
