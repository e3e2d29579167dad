import type { Accumulator } from './accumulator.ts'
import { bitAt, setBit } from './bitset.ts'
import { flagBits, flagMask, flagsIn, shouldProbe } from './posting-list.ts'
import type { Clause } from './query.ts'
import type { Expansion } from './term-expansion.ts'

/** For each combination of field flags its weight, from 0 to 1. */
export type FieldWeights = Float32Array

/** Finds the documents that match all clauses, of which the rarest is the first: the others then look at few documents. */
export function matchAll(
  accumulator: Accumulator,
  [rarest, ...others]: readonly [Clause, ...Clause[]],
  fieldWeights: FieldWeights,
): number {
  let count = matchFirst(accumulator, rarest, fieldWeights)
  for (const clause of others) {
    if (count === 0) return 0
    count = intersect(accumulator, clause, count, fieldWeights)
  }
  return count
}

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
function intersect(accumulator: Accumulator, clause: Clause, count: number, fieldWeights: FieldWeights): number {
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

/** Reads the postings of an expansion that belong to the first `count` documents found, which are in `foundBits`. */
export function readerOf({ found, foundBits, selected }: Accumulator, count: number, fieldWeights: FieldWeights) {
  return ({ postings, weight }: Expansion, score: (doc: number, value: number) => void): void => {
    const { values, length } = postings
    if (shouldProbe(count, postings)) {
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
