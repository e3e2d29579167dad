import { type Accumulator, createAccumulator, ensureCapacity } from './accumulator.ts'
import { boost } from './boost.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { type FieldWeights, isAnyMatching, matchAll } from './match-clauses.ts'
import { type PartlyMatched, matchMost } from './match-most.ts'
import { type NearMatches, matchNearly } from './near-matches.ts'
import type { PostingList } from './posting-list.ts'
import { type Clause, postingsCount, rarestFirst } from './query.ts'

/**
 * Finds the documents that match clauses, and scores them. The score of a clause is the highest product of an
 * expansion's weight and the weight of the fields that contain its term; the score of a document is the mean over the
 * clauses, in which a rare clause counts more than a frequent one, and is a little less for a long name than for a short
 * one. A search first matches, then boosts, then collects.
 */
export interface Scorer {
  /** Finds the documents that match every clause, and returns their number. */
  matchAll(clauses: readonly Clause[]): number
  /** Whether a document matches every clause; for less work than finding all that do. What was matched before is lost. */
  isAnyMatching(clauses: readonly Clause[]): boolean
  /**
   * Finds the documents that match more of the clauses than any other document, and returns their number. A clause counts
   * by its rarity times its importance. Where documents match the required clauses, only these are found: those that miss
   * one other clause, else all of them, or all of them at once.
   */
  matchMost(query: PartlyMatched, importanceOf: (clause: Clause) => number): number
  /** How much a clause counts: the more the fewer documents match it. */
  rarityOf(clause: Clause): number
  /** The clauses, those first that the fewest documents match. */
  rarestFirst(clauses: readonly Clause[]): readonly [Clause, ...Clause[]]
  /**
   * Raises the score of each matching document that is in any of the lists by this share of it, once: what matches little
   * gains little, so that no accessory comes before the device whose whole name it contains.
   */
  boost(lists: readonly PostingList[], share: number): void
  /** The `count` matching documents with their scores. */
  collect(count: number): { docs: Uint32Array; scores: Float32Array }
  /** The documents that match the rarest clause and all others but one, by the one that they miss; not boosted. */
  collectNear(clauses: readonly Clause[]): NearMatches[]
  /** No document that matches these clauses has a higher score, unless it is boosted. */
  scoreMax(clauses: readonly Clause[]): number
}

/** What a name loses that is much longer than the usual one. */
const lengthShare = 0.02
/** A name of so many words loses half of that. */
const usualLength = 12
/** Scores are stored with a precision of seven digits: a sum of them may be so much too high. */
const roundedUp = 1 + 1e-6

/** Scores the documents of an index. */
export function createScorer(index: Pick<InvertedIndex, 'maxDoc' | 'lengthOf'>, fieldWeights: FieldWeights): Scorer {
  const accumulator = createAccumulator()
  const fieldWeightMax = fieldWeights.reduce((most, weight) => Math.max(most, weight), 0)
  let weightsSum = 1
  let matching = 0

  const rarityOf = (clause: Clause) => rarityAmong(postingsCount(clause), index.maxDoc())
  const raritiesOf = (clauses: readonly Clause[]) => clauses.reduce((sum, clause) => sum + rarityOf(clause), 0)

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

  function collect(docs: Uint32Array, sum: number) {
    const { scores: sums } = accumulator
    const scores = new Float32Array(docs.length)
    for (let place = 0; place < docs.length; place += 1) {
      const doc = docs[place] as number
      scores[place] = ((sums[doc] as number) / sum) * lengthFactor(index.lengthOf(doc))
    }
    return { docs, scores }
  }

  return {
    matchAll(clauses) {
      return (matching = matchAll(accumulator, rarestFirst(start(clauses)), fieldWeights))
    },
    isAnyMatching(clauses) {
      ensureCapacity(accumulator, index.maxDoc())
      return isAnyMatching(accumulator, rarestFirst(clauses), fieldWeights)
    },
    matchMost({ clauses, ...others }, importanceOf) {
      return (matching = matchMost(accumulator, { clauses: start(clauses, importanceOf), ...others }, fieldWeights))
    },
    rarityOf,
    rarestFirst,
    boost(lists, share) {
      boost(accumulator, lists, { count: matching, factor: 1 + share })
    },
    collect: (count) => collect(accumulator.found.slice(0, count), weightsSum),
    collectNear(clauses) {
      const found = matchNearly(accumulator, rarestFirst(start(clauses)), fieldWeights)
      const byPlace = rarestFirst(clauses)
      return groupByMissed(accumulator, found, byPlace.length).flatMap((docs, place) => {
        const missing = byPlace[place] as Clause
        const sum = raritiesOf(clauses.filter((clause) => clause !== missing))
        return place > 0 ? [{ missing, ...collect(docs, sum) }] : []
      })
    },
    scoreMax(clauses) {
      const sum = clauses.reduce((total, clause) => total + rarityOf(clause) * weightMax(clause), 0)
      return (sum / raritiesOf(clauses)) * fieldWeightMax * roundedUp
    },
  }
}

/** The `count` documents found, by the place of the clause that they miss; the first are those that miss none. */
function groupByMissed({ found, missed }: Accumulator, count: number, places: number): Uint32Array[] {
  const groups: number[][] = Array.from({ length: places }, () => [])
  for (let at = 0; at < count; at += 1) groups[missed[found[at] as number] as number]?.push(found[at] as number)
  return groups.map((docs) => Uint32Array.from(docs))
}

/** From 1 for a clause that every document matches, the more the rarer it is (the inverse document frequency). */
const rarityAmong = (count: number, maxDoc: number): number =>
  1 + rarityShare * Math.log((maxDoc + 1) / (Math.min(count, maxDoc) + 1))

/** How much rarity counts beside the plain mean of the clauses. */
const rarityShare = 0.5

const lengthFactor = (length: number): number => 1 - (lengthShare * length) / (length + usualLength)

const weightMax = ({ expansions }: Clause): number => expansions.reduce((most, { weight }) => Math.max(most, weight), 0)
