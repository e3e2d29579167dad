import { ofKindMin } from './judged-kind.ts'
import { flagsIn } from './posting-list.ts'
import { type Clause, conceptsIn } from './query.ts'
import type { Scorer } from './scorer.ts'
import type { Thesaurus } from './thesaurus.ts'

/**
 * The kinds that a document has to be of. Beside others a device says what they are for: without a case for that phone,
 * `iphone 13 case` finds cases.
 */
export function requiredOf(thesaurus: Thesaurus, kinds: readonly Clause[]): readonly Clause[] {
  const others = kinds.filter((clause) => !conceptsIn(thesaurus, clause).some(thesaurus.isDevice))
  return others.length > 0 ? others : kinds
}

/** A document with a term in fields of such a weight is what the term names, and not only made for it. */
const ownWeightMin = 0.75

/** Whether a document is of one of these kinds, and not only made for it or described by it. */
export function createIsOfKind(kinds: readonly Clause[], fieldWeights: ArrayLike<number>): (doc: number) => boolean {
  const lists = kinds.flatMap(({ expansions }) => expansions.map(({ postings }) => postings))
  return (doc) =>
    lists.some((list) => {
      const flags = flagsIn(list, doc)
      return flags >= 0 && (fieldWeights[flags] as number) >= ownWeightMin
    })
}

/** Whether the documents that match all clauses are of none of these kinds: a tripod for phones is no phone with a camera. */
export function isOfOtherKinds(scorer: Scorer, kinds: readonly Clause[], clauses: readonly Clause[]): boolean {
  const all = new Set(scorer.collect(scorer.matchAll(clauses)).docs)
  if (all.size === 0) return true
  const { docs, scores } = scorer.collect(scorer.matchAll(kinds))
  return !docs.some((doc, place) => all.has(doc) && (scores[place] as number) >= ofKindMin)
}
