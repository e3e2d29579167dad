import type { Accumulator } from './accumulator.ts'
import { type FieldWeights, markFound, matchFirst, scoreClause } from './match-clauses.ts'
import type { Clause } from './query.ts'

/** Documents that match all clauses but one, with their scores by the others. */
export interface NearMatches {
  missing: Clause
  docs: Uint32Array
  scores: Float32Array
}

/**
 * Finds the documents that match the first clause and at least all but one of the others, in one pass over the clauses.
 * Returns their number; `missed` then has for each of them the place of the clause that it misses, or 0.
 */
export function matchNearly(
  accumulator: Accumulator,
  [first, ...others]: readonly [Clause, ...Clause[]],
  fieldWeights: FieldWeights,
): number {
  let count = matchFirst(accumulator, first, fieldWeights)
  const { found, missed } = accumulator
  for (let place = 0; place < count; place += 1) missed[found[place] as number] = 0
  for (const [at, clause] of others.entries()) {
    if (count > 0) count = retainNear(accumulator, { clause, nth: at + 1 }, count, fieldWeights)
  }
  return count
}

/** Of the `count` documents found so far, retains those that match this clause, and those that have missed none before. */
function retainNear(
  accumulator: Accumulator,
  { clause, nth }: { clause: Clause; nth: number },
  count: number,
  fieldWeights: FieldWeights,
): number {
  markFound(accumulator, count)
  scoreClause(accumulator, clause, count, fieldWeights)
  const { stamp, stamps, scores, clauseScores, found, missed } = accumulator
  let left = 0
  for (let place = 0; place < count; place += 1) {
    const doc = found[place] as number
    if (stamps[doc] === stamp) scores[doc] = (scores[doc] as number) + (clauseScores[doc] as number)
    else if (missed[doc] === 0) missed[doc] = nth
    else continue
    found[left++] = doc
  }
  return left
}
