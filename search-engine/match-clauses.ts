import type { Accumulator } from './accumulator.ts'
import { bitAt, hasBit, setBit } from './bitset.ts'
import { type PostingList, flagBits, flagMask, flagsIn, shouldProbe } from './posting-list.ts'
import { type Clause, postingsCount } from './query.ts'

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
  markFound(accumulator, count)
  const left = scoreClause(accumulator, clause, count, fieldWeights)
  const { scores, clauseScores, found, remaining } = accumulator
  for (let place = 0; place < left; place += 1) {
    const doc = remaining[place] as number
    scores[doc] = (scores[doc] as number) + (clauseScores[doc] as number)
  }
  accumulator.found = remaining
  accumulator.remaining = found
  return left
}

/**
 * Scores the clause in those of the first `count` documents found, which are marked, that match it: they get a new stamp and
 * their highest score, and are listed in `remaining`. Gives their number.
 */
export function scoreClause(
  accumulator: Accumulator,
  { expansions }: Clause,
  count: number,
  fieldWeights: FieldWeights,
): number {
  const { stamps, clauseScores, remaining, selected } = accumulator
  const stamp = (accumulator.stamp += 1)
  let matching = 0
  for (const { postings, weight } of expansions) {
    const selectedCount = selectPostings(accumulator, postings, count)
    for (let place = 0; place < selectedCount; place += 1) {
      const value = selected[place] as number
      const doc = value >>> flagBits
      const score = weight * (fieldWeights[value & flagMask] as number)
      if (stamps[doc] !== stamp) {
        stamps[doc] = stamp
        clauseScores[doc] = score
        remaining[matching++] = doc
      } else if (score > (clauseScores[doc] as number)) clauseScores[doc] = score
    }
  }
  return matching
}

/** Whether a document matches all clauses: it is searched for in the last of them until there is one. */
export function isAnyMatching(
  accumulator: Accumulator,
  clauses: readonly [Clause, ...Clause[]],
  fieldWeights: FieldWeights,
): boolean {
  const [rarest, ...others] = clauses
  const last = others.pop()
  if (!last) return postingsCount(rarest) > 0
  const count = matchAll(accumulator, [rarest, ...others], fieldWeights)
  if (count === 0) return false
  markFound(accumulator, count)
  return last.expansions.some(({ postings }) => isAnyFound(accumulator, postings, count))
}

/** Puts the first `count` documents found into `foundBits`. */
export function markFound({ found, foundBits }: Accumulator, count: number): void {
  foundBits.fill(0)
  for (let place = 0; place < count; place += 1) setBit(foundBits, found[place] as number)
}

/** Writes the postings that belong to the first `count` documents found, which are marked, into `selected`; gives their number. */
function selectPostings({ found, foundBits, selected }: Accumulator, postings: PostingList, count: number): number {
  const { values, length } = postings
  let selectedCount = 0
  if (shouldProbe(count, postings)) {
    for (let place = 0; place < count; place += 1) {
      const doc = found[place] as number
      const flags = flagsIn(postings, doc)
      if (flags >= 0) selected[selectedCount++] = (doc << flagBits) | flags
    }
    return selectedCount
  }
  // Selected without a branch (see `bitAt`): a posting that does not belong is overwritten by the next one.
  for (let place = 0; place < length; place += 1) {
    const value = values[place] as number
    selected[selectedCount] = value
    selectedCount += bitAt(foundBits, value >>> flagBits)
  }
  return selectedCount
}

/** Whether any of the first `count` documents found, which are marked, has a posting in the list. */
function isAnyFound({ found, foundBits }: Accumulator, postings: PostingList, count: number): boolean {
  if (shouldProbe(count, postings)) {
    for (let place = 0; place < count; place += 1) if (flagsIn(postings, found[place] as number) >= 0) return true
    return false
  }
  const { values, length } = postings
  for (let place = 0; place < length; place += 1)
    if (hasBit(foundBits, (values[place] as number) >>> flagBits)) return true
  return false
}
