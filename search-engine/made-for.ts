import { broaderWord } from './nearest-text.ts'
import { flagsIn } from './posting-list.ts'
import type { Clause, Query } from './query.ts'
import { stemOf } from './stemmer.ts'
import type { WordMatches } from './text-matches.ts'
import type { Thesaurus } from './thesaurus.ts'
import type { Concept } from './thesaurus-data.ts'
import type { JudgedIndex } from './word-importance.ts'

interface Terms {
  /** The kind that says nothing beside its maker, as in `samsung phone`. */
  optional: Concept | undefined
  /** Documents with this term are made for nothing else. */
  preferredTerm: string | undefined
}

/**
 * The matches of a query for a maker, or for the kind that bears a maker's name, with that kind as the nearest where all of
 * them are only made for it: who searches `samsung` reads that there are cases for it, and no such phone.
 */
export function markMadeFor(
  index: JudgedIndex,
  { clauses }: Query,
  matches: WordMatches,
  { optional, preferredTerm }: Terms,
): WordMatches {
  const { thesaurus } = index
  const [maker, ...makers] = clauses.filter((clause) => isMaker(thesaurus, clause))
  if (!maker || !matches.isComplete || !preferredTerm || matches.docs.length === 0) return matches
  const others = clauses.filter((clause) => clause !== maker && !makers.includes(clause))
  if (!others.every((clause) => optional !== undefined && conceptsOf(thesaurus, clause).includes(optional)))
    return matches
  const preferred = index.postingsOf(preferredTerm)
  if (preferred && matches.docs.some((doc) => flagsIn(preferred, doc) >= 0)) return matches
  const kind = broaderWord(index, maker)
  return kind === undefined ? matches : { ...matches, isMadeFor: true, nearest: kind }
}

const isMaker = (thesaurus: Thesaurus, clause: Clause): boolean =>
  clause.tokens.every(({ word }) => thesaurus.kindMadeBy(stemOf(word)) !== undefined) ||
  conceptsOf(thesaurus, clause).some(thesaurus.isProperName)

const conceptsOf = (thesaurus: Thesaurus, { tokens }: Clause): Concept[] =>
  tokens.flatMap(({ word }) => thesaurus.conceptsOf(stemOf(word)))
