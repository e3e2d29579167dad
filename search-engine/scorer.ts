import { type Accumulator, createAccumulator, ensureCapacity } from './accumulator.ts'
import { type FieldWeights, intersect, matchFirst, matchMost } from './match-clauses.ts'
import { type PostingList, flagBits } from './posting-list.ts'
import type { Clause } from './query.ts'

/**
 * Finds the documents that match clauses, and scores them. The score of a clause is the highest product of an
 * expansion's weight and the weight of the fields that contain its term; the score of a document is the mean over the
 * clauses. A search first matches, then boosts, then collects.
 */
export interface Scorer {
  /** Finds the documents that match every clause, and returns their number. */
  matchAll(clauses: readonly Clause[]): number
  /** Finds the documents that match more of the clauses than any other document, and returns their number. */
  matchMost(clauses: readonly Clause[]): number
  /** Raises the score of each matching document that is in any of the lists by `weight`, once. */
  boost(lists: readonly PostingList[], weight: number): void
  /** The `count` matching documents with their scores. */
  collect(count: number): { docs: Uint32Array; scores: Float32Array }
}

/** Scores the documents below `maxDoc()`. */
export function createScorer(maxDoc: () => number, fieldWeights: FieldWeights): Scorer {
  const accumulator = createAccumulator()
  let clausesCount = 1

  function start(clauses: readonly Clause[]): void {
    ensureCapacity(accumulator, maxDoc())
    clausesCount = clauses.length
  }

  return {
    matchAll(clauses) {
      start(clauses)
      // The rarest clause first: the others then look at few documents.
      const [rarest, ...others] = clauses.toSorted((a, b) => postingsCount(a) - postingsCount(b)) as [
        Clause,
        ...Clause[],
      ]
      let count = matchFirst(accumulator, rarest, fieldWeights)
      for (const clause of others) {
        if (count === 0) return 0
        count = intersect(accumulator, clause, count, fieldWeights)
      }
      return count
    },
    matchMost(clauses) {
      start(clauses)
      return matchMost(accumulator, clauses, fieldWeights)
    },
    boost(lists, weight) {
      if (lists.length > 0) boost(accumulator, lists, weight * clausesCount)
    },
    collect(count) {
      const docs = accumulator.found.slice(0, count)
      const scores = new Float32Array(count)
      for (let place = 0; place < count; place += 1) {
        scores[place] = (accumulator.scores[docs[place] as number] as number) / clausesCount
      }
      return { docs, scores }
    },
  }
}

const postingsCount = ({ expansions }: Clause): number =>
  expansions.reduce((sum, { postings }) => sum + postings.length, 0)

/**
 * Adds to the score of each matching document that is in any of the lists. A boosted document gets the next stamp in the
 * meantime, so that one in two lists is boosted once.
 */
function boost(accumulator: Accumulator, lists: readonly PostingList[], added: number): void {
  const { stamps, scores, stamp } = accumulator
  const boosted = stamp + 1
  for (const { values, length } of lists) {
    for (let place = 0; place < length; place += 1) {
      const doc = (values[place] as number) >>> flagBits
      if (stamps[doc] !== stamp) continue
      stamps[doc] = boosted
      scores[doc] = (scores[doc] as number) + added
    }
  }
  for (const { values, length } of lists) {
    for (let place = 0; place < length; place += 1) {
      const doc = (values[place] as number) >>> flagBits
      if (stamps[doc] === boosted) stamps[doc] = stamp
    }
  }
}
