import { type Accumulator, createAccumulator, ensureCapacity } from './accumulator.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type FieldWeights, intersect, matchFirst, matchMost } from './match-clauses.ts'
import { type PostingList, flagBits } from './posting-list.ts'
import type { Clause } from './query.ts'

/**
 * Finds the documents that match clauses, and scores them. The score of a clause is the highest product of an
 * expansion's weight and the weight of the fields that contain its term; the score of a document is the mean over the
 * clauses, in which a rare clause counts more than a frequent one, and is a little less for a long name than for a short
 * one. A search first matches, then boosts, then collects.
 */
export interface Scorer {
  /** Finds the documents that match every clause, and returns their number. */
  matchAll(clauses: readonly Clause[]): number
  /**
   * Finds the documents that match more of the clauses than any other document, and returns their number. A clause counts
   * by its rarity times its importance.
   */
  matchMost(clauses: readonly Clause[], importanceOf: (clause: Clause) => number): number
  /** How much a clause counts: the more the fewer documents match it. */
  rarityOf(clause: Clause): number
  /**
   * Raises the score of each matching document that is in any of the lists by this share of it, once: what matches little
   * gains little, so that no accessory comes before the device whose whole name it contains.
   */
  boost(lists: readonly PostingList[], share: number): void
  /** The `count` matching documents with their scores. */
  collect(count: number): { docs: Uint32Array; scores: Float32Array }
}

/** What a name loses that is much longer than the usual one. */
const lengthShare = 0.02
/** A name of so many words loses half of that. */
const usualLength = 12

/** Scores the documents of an index. */
export function createScorer(index: Pick<InvertedIndex, 'maxDoc' | 'lengthOf'>, fieldWeights: FieldWeights): Scorer {
  const accumulator = createAccumulator()
  let weightsSum = 1

  const rarityOf = (clause: Clause) => rarityAmong(postingsCount(clause), index.maxDoc())

  /** The clauses with their expansions weighted by how rare each clause is. */
  function start(clauses: readonly Clause[], importanceOf: (clause: Clause) => number = () => 1): Clause[] {
    ensureCapacity(accumulator, index.maxDoc())
    weightsSum = 0
    return clauses.map((clause) => {
      const rarity = rarityOf(clause) * importanceOf(clause)
      weightsSum += rarity
      const expansions = clause.expansions.map(({ postings, weight }) => ({ postings, weight: weight * rarity }))
      return { ...clause, expansions }
    })
  }

  return {
    matchAll(clauses) {
      // The rarest clause first: the others then look at few documents.
      const [rarest, ...others] = start(clauses).toSorted((a, b) => postingsCount(a) - postingsCount(b)) as [
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
    matchMost(clauses, importanceOf) {
      return matchMost(accumulator, start(clauses, importanceOf), fieldWeights)
    },
    rarityOf,
    boost(lists, share) {
      if (lists.length > 0) boost(accumulator, lists, 1 + share)
    },
    collect(count) {
      const docs = accumulator.found.slice(0, count)
      const scores = new Float32Array(count)
      for (let place = 0; place < count; place += 1) {
        const doc = docs[place] as number
        scores[place] = ((accumulator.scores[doc] as number) / weightsSum) * lengthFactor(index.lengthOf(doc))
      }
      return { docs, scores }
    },
  }
}

/** From 1 for a clause that every document matches, the more the rarer it is (the inverse document frequency). */
const rarityAmong = (count: number, maxDoc: number): number =>
  1 + rarityShare * Math.log((maxDoc + 1) / (Math.min(count, maxDoc) + 1))

/** How much rarity counts beside the plain mean of the clauses. */
const rarityShare = 0.5

const lengthFactor = (length: number): number => 1 - (lengthShare * length) / (length + usualLength)

const postingsCount = ({ expansions }: Clause): number =>
  expansions.reduce((sum, { postings }) => sum + postings.length, 0)

/**
 * Multiplies the score of each matching document that is in any of the lists. A boosted document gets the next stamp in the
 * meantime, so that one in two lists is boosted once.
 */
function boost(accumulator: Accumulator, lists: readonly PostingList[], factor: number): void {
  const { stamps, scores, stamp } = accumulator
  const boosted = stamp + 1
  for (const { values, length } of lists) {
    for (let place = 0; place < length; place += 1) {
      const doc = (values[place] as number) >>> flagBits
      if (stamps[doc] !== stamp) continue
      stamps[doc] = boosted
      scores[doc] = (scores[doc] as number) * factor
    }
  }
  for (const { values, length } of lists) {
    for (let place = 0; place < length; place += 1) {
      const doc = (values[place] as number) >>> flagBits
      if (stamps[doc] === boosted) stamps[doc] = stamp
    }
  }
}
