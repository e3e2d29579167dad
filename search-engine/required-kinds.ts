import { ofKindMin } from './judged-kind.ts'
import { type Clause, conceptsIn } from './query.ts'
import type { Scorer } from './scorer.ts'
import type { Thesaurus } from './thesaurus.ts'

/**
 * The kinds that a document has to be of. Where none is of all that are named, a device says what the others are for: without
 * a case for that phone, `iphone 13 case` finds cases.
 */
export function requiredOf(
  { thesaurus, scorer }: { thesaurus: Thesaurus; scorer: Scorer },
  kinds: readonly Clause[],
): readonly Clause[] {
  if (kinds.length < 2 || scorer.isAnyMatching(kinds)) return kinds
  const others = kinds.filter((clause) => !conceptsIn(thesaurus, clause).some(thesaurus.isDevice))
  return others.length > 0 ? others : kinds
}

/** Whether the documents that match all clauses are of none of these kinds: a tripod for phones is no phone with a camera. */
export function isOfOtherKinds(scorer: Scorer, kinds: readonly Clause[], clauses: readonly Clause[]): boolean {
  const all = new Set(scorer.collect(scorer.matchAll(clauses)).docs)
  if (all.size === 0) return true
  const { docs, scores } = scorer.collect(scorer.matchAll(kinds))
  return !docs.some((doc, place) => all.has(doc) && (scores[place] as number) >= ofKindMin)
}
