import { describes } from './chief-kind.ts'
import { collectMatches } from './collect-matches.ts'
import { otherPurposesLast } from './other-purposes.ts'
import { type Clause, type Query, isKindClause } from './query.ts'
import { stemOf } from './stemmer.ts'
import { listsOf } from './term-expansion.ts'
import type { WordMatches } from './text-matches.ts'
import { isOnlyIn } from './vocabulary.ts'
import type { WordSearch } from './word-search.ts'

/** What a document gains that is made for something named. */
const purposeShare = 0.06

/**
 * No document matches all clauses, and one of them has the optional concept: the other clauses are searched alone, and what
 * is made for another device comes last. With `phone` optional, `charger for phones` gives chargers, those for laptops
 * behind the others.
 */
export function searchWithoutOptional(search: WordSearch, query: Query): WordMatches | undefined {
  const { index, scorer, optional } = search
  const { thesaurus } = index
  if (!optional) return undefined
  const isOptional = ({ tokens }: Clause) =>
    tokens.every(({ word }) => thesaurus.conceptsOf(stemOf(word)).includes(optional.concept))
  const others = query.clauses.filter((clause) => !isOptional(clause))
  const own = query.clauses.find(isOptional)
  if (!own || others.length === 0) return undefined
  // What only describes is no thing of its own: `folding phone` looks for no folding stand.
  if (others.every((clause) => describes(thesaurus, clause))) return undefined
  const isMaker = ({ tokens }: Clause) =>
    tokens.some(({ word }) => thesaurus.kindMadeBy(stemOf(word)) === optional.concept)
  const namesThing = others.some((clause) => isKindClause(thesaurus, clause) || isMaker(clause))
  if (!namesThing && isLookedFor(search, query, own)) return undefined
  const count = scorer.matchAll(others)
  if (count === 0) return undefined
  scorer.boost(listsOf(index, [optional.preferredTerm]), purposeShare)
  return otherPurposesLast(search, query, collectMatches(search, query, count))
}

/**
 * Whether a kind beside words that name none is what is looked for: `sony phone`, `celular gps`, `phone with wifi`; and not
 * `phone lanyard`, `adorno celular`, `lanyard for phones`.
 */
function isLookedFor({ index, describedAfter }: WordSearch, { tokens }: Query, { tokens: own }: Clause): boolean {
  const { thesaurus, words } = index
  const first = tokens.indexOf(own[0] as (typeof tokens)[number])
  const isLinked = (place: number) => tokens[place] !== undefined && thesaurus.isStopWord(tokens[place].word)
  const id = words.idOf(own[0]?.word ?? '')
  const isHeadFirst = id !== undefined && isOnlyIn(describedAfter, words.languagesOf(id))
  if (first > 0) return !isLinked(first - 1) && !isHeadFirst
  return isLinked(own.length) || isHeadFirst
}
