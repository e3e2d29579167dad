import { flagsIn } from './posting-list.ts'
import { type Query, isOfConcept } from './query.ts'
import { listsOf } from './term-expansion.ts'
import { conceptTerm } from './term-keys.ts'
import type { WordMatches } from './text-matches.ts'
import type { WordSearch } from './word-search.ts'

/** What a document loses that is made for another kind of device. */
const otherPurposeShare = 0.2

/**
 * The matches of a query that names the optional concept, with lower scores for what is made for other devices: of the
 * chargers for an iPhone one for laptops comes last. Those of any other query stay.
 */
export function otherPurposesLast(
  { index, optional }: WordSearch,
  { clauses }: Query,
  matches: WordMatches,
): WordMatches {
  if (!optional || !clauses.some((clause) => isOfConcept(index.thesaurus, clause, optional.concept))) return matches
  const lists = listsOf(index, optional.others.map(conceptTerm))
  const isForOther = (doc: number) => lists.some((list) => flagsIn(list, doc) >= 0)
  const scores = matches.scores.map((score, place) =>
    isForOther(matches.docs[place] as number) ? score * (1 - otherPurposeShare) : score,
  )
  return { ...matches, scores }
}
